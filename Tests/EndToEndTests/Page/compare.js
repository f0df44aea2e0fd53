// Whether a machine answers as a file says: for each place of a walk what is shown, and every offer. Gives what differs.
({ after }, places) => {
  const sorted = value => value && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.keys(value).sort().map(key => [key, sorted(value[key])])) : Array.isArray(value) ? value.map(sorted) : value;
  const text = value => JSON.stringify(sorted(value));
  const lines = [];
  for (const { play, shown, offers } of places) {
    const found = after(play);
    if (text(found.shown) !== text(shown)) lines.push(`play=${play}: shows ${text(found.shown)}, and not ${text(shown)}`);
    for (const step of new Set([...Object.keys(offers), ...Object.keys(found.offers)])) {
      const [a, b] = [found.offers[step], offers[step]].map(text);
      if (a !== b) lines.push(`play=${play}: ${step} gives ${a}, and not ${b}`);
    }
  }
  return lines;
}
