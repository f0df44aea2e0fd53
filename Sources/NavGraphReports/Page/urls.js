// Which deep link matches a URL: section 7 of the language, with the result of `navgraph resolve`.

const lowered = text => text.replace(/[A-Z]/g, letter => letter.toLowerCase());
const hasValue = /^(?!\.{1,2}$)[^\0-\x1f\x7f-\x9f]+$/;
const integer = (bits, isSigned) => text => {
  if (!/^[+-]?[0-9]+$/.test(text)) return false;
  const value = BigInt(text.replace('+', '')), most = 1n << BigInt(isSigned ? bits - 1 : bits);
  return value < most && value >= (isSigned ? -most : 0n);
};
const matching = pattern => text => pattern.test(text);
const floating = matching(/^[+-]?(([0-9]+\.?[0-9]*|\.[0-9]+)(e[+-]?[0-9]+)?|0x([0-9a-f]+\.?[0-9a-f]*|\.[0-9a-f]+)(p[+-]?[0-9]+)?|inf(inity)?|nan)$/i);
const isDate = text => {
  const it = /^(\d{4})-(\d\d)-(\d\d)(T(\d\d):(\d\d):(\d\d)([.,]\d+)?(Z|[+-](\d\d)(:?(\d\d))?))?$/.exec(text);
  if (!it) return false;
  const [year, month, day] = it.slice(1, 4).map(Number), isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const days = month === 2 ? isLeap ? 29 : 28 : [4, 6, 9, 11].includes(month) ? 30 : 31;
  const below = (part, most) => part === undefined || Number(part) < most;
  return month > 0 && month < 13 && day > 0 && day <= days && below(it[5], 24) && below(it[6], 60) && below(it[7], 60)
    && below(it[10], 24) && below(it[12], 60);
};
// A type that only the app knows accepts every text.
function accepts(type, text) {
  let name = type;
  while (/\?$|^\(.*\)$/.test(name)) name = name.endsWith('?') ? name.slice(0, -1) : name.slice(1, -1);
  name = name.replace(/^(Swift|Foundation|CoreFoundation)\./, '');
  const number = /^(U?)Int(8|16|32|64|128)?$/.exec(name);
  if (number) return integer(Number(number[2] ?? 64), !number[1])(text);
  if (/^(Double|Float(16|32|64|80)?|CGFloat)$/.test(name)) return text.length <= 1024 && floating(text);
  if (name === 'Bool') return text === 'true' || text === 'false';
  if (name === 'UUID') return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
  if (name === 'URL') return /^([\w\-.~:/?#[\]@!$&'()*+,;=]|%[0-9a-f]{2})+$/i.test(text);
  return name !== 'Date' || isDate(text);
}
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

// The parts of a URL; a text if it is not a URL.
function urlOf(text) {
  const [, scheme, rest] = /^([A-Za-z][A-Za-z0-9+\-.]*):([^]*)$/.exec(text) ?? [];
  if (!scheme) return 'not a valid URL: missing scheme';
  const [, main, query = ''] = /^([^?#]*)(?:\?([^#]*))?/.exec(rest);
  const it = { text, scheme: lowered(scheme), host: '', query, segments: [] };
  it.isWeb = it.scheme === 'http' || it.scheme === 'https';
  let path = main;
  if (main.startsWith('//')) {
    const [, authority, behind] = /^\/\/([^/]*)([^]*)$/.exec(main);
    const found = /^(?:[^]*@)?(\[[^\]@]*\][^:@]*|(?!\[)[^:@]*)(?::[0-9]*)?$/.exec(authority);
    if (!found || /[\0-\x20\x7f\\]/.test(authority)) return 'not a valid URL: invalid host';
    if (!it.isWeb && found[1]) it.segments.push(found[1]);
    it.host = lowered(found[1]);
    path = behind;
  }
  it.beginsWithHost = it.segments.length > 0;
  path = path.replace(/\/$/, '');
  if (path) it.segments.push(...path.replace(/^\//, '').split('/'));
  it.segments = it.segments.map(decoded);
  return it;
}
function queryOf(text) {
  const values = new Map();
  for (const pair of text.split('&').filter(Boolean)) {
    const [, name, value = ''] = /^([^=]*)=?([^]*)$/.exec(pair);
    if (decoded(name) !== null && !values.has(decoded(name))) values.set(decoded(name), decoded(value));
  }
  return values;
}

const domain = element('file')?.links ?? {};
const lowerList = list => (list ?? []).map(lowered);
const [appSchemes, appHosts] = [lowerList(domain.schemes), lowerList(domain.hosts)];
// The reason why a URL does not belong to the app, or to the schemes and hosts of a link.
function foreignPart(url, under) {
  const named = list => under?.length ? list.filter(it => lowerList(under).includes(it)) : list;
  const hosts = named(appHosts);
  if (!url.isWeb) return named(appSchemes).includes(url.scheme) ? null : url.scheme;
  if (!hosts.length) return url.scheme;
  const isHost = it => it.startsWith('*') ? url.host.length > it.length - 1 && url.host.endsWith(it.slice(1)) : it === url.host;
  return hosts.some(isHost) ? null : url.host;
}
// The type of a placeholder: that of the payload, of a resolver's payload, of a param that it feeds, or of a message.
function placeholderType(link, name) {
  const it = element(link), prefix = nameOf(link).slice(0, nameOf(link).lastIndexOf('.') + 1);
  if (own(it.payload, name)) return it.payload[name];
  const given = Object.entries(it.with ?? {});
  const isCarried = value => own(it.payload, value) || own(it.query, value) || (it.url ?? []).some(url => url.includes(`{${value}}`));
  for (const [, value] of given) {
    const resolver = isCarried(String(value).split('.')[0]) ? null : element(`resolver:${prefix}${value}`) ?? element(`resolver:${value}`);
    if (own(resolver?.payload, name)) return resolver.payload[name];
  }
  const opened = element(refOf(it.opens)), starts = isFlow(refOf(it.opens)) ? asList(opened.start).map(s => s.screen ?? s) : [it.opens];
  const told = starts.map(s => own(element(`screen:${s}`)?.receives, it.send)).find(Boolean);
  for (const params of [opened?.params, told]) {
    const fed = given.find(([param, value]) => value === name && own(params, param));
    const type = fed ? params[fed[0]] : own(it.with, name) === undefined && own(params, name);
    if (type) return type.split(' = ')[0];
  }
  return 'String';
}
// The values of a link's query, added to others; null if one is missing or not valid.
function addQuery(link, query, values) {
  for (const [name, type] of pairs(element(link).query)) {
    const text = query.get(name), isLiteral = type.startsWith('"');
    if (text === undefined && (isLiteral || !/\?$| = /.test(type)) || text === null) return null;
    if (text === undefined) continue;
    if (isLiteral ? text !== JSON.parse(type) : !accepts(type.split(' = ')[0], text)) return null;
    if (!isLiteral) values[name] ??= text;
  }
  return values;
}
const requiredQuery = link => pairs(element(link).query).filter(([, type]) => !/\?$| = /.test(type));
// Every template: its segments, and its rank among those that match the same URL.
const templates = linksInOrder.flatMap(link => (element(link).url ?? []).map(text => {
  const hasRest = text.endsWith('/**');
  const segments = text.replace(/\/\*\*$/, '').replace(/^\//, '').split('/').filter(Boolean);
  const kinds = segments.map(it => it === '*' || it.startsWith('{') ? 1 : 0);
  const asked = requiredQuery(link), literals = asked.filter(([, type]) => type.startsWith('"')).length;
  return { link, text, segments, kinds, hasRest, rank: [[...kinds, hasRest ? 2 : 0].join(''), 999 - asked.length, 999 - literals] };
}));
function matchOf(template, url, query) {
  const { link, segments, hasRest } = template, { length } = segments, it = element(link);
  if (it.under?.length && foreignPart(url, it.under) !== null) return null;
  if (hasRest ? url.segments.length < length : url.segments.length !== length) return null;
  const values = {};
  for (const [i, segment] of segments.entries()) {
    const found = url.segments[i];
    if (template.kinds[i] === 0) {
      if (i === 0 && url.beginsWithHost ? lowered(found) !== lowered(segment) : found !== segment) return null;
    } else if (!hasValue.test(found)) return null;
    if (!segment.startsWith('{')) continue;
    const name = segment.slice(1, -1);
    if (!accepts(placeholderType(link, name), found)) return null;
    values[name] = found;
  }
  return addQuery(link, query, values) && [link.slice(9), template.text, withURL(link, url, values)];
}
function withURL(link, url, values) {
  if (element(link).fallback && own(element(link).payload, 'url') && /^(Foundation\.)?URL\??$/.test(element(link).payload.url)) values.url ??= url.text;
  return values;
}
// [link, template or null, values], or the reason why no link matches. A path belongs to any scheme and host of the app.
function takes(text) {
  if (text.startsWith('/')) {
    const wholes = [...appHosts.map(it => `https://${it.replace('*', 'www')}${text}`), ...appSchemes.map(it => `${it}://${text}`)];
    const found = wholes.map(takes);
    return found.find(Array.isArray) ?? 'no deep link matches';
  }
  const url = urlOf(text);
  if (typeof url === 'string') return url;
  const foreign = foreignPart(url);
  if (foreign !== null) return `'${foreign}' is not a host or scheme of the app`;
  const query = queryOf(url.query), isReadable = !url.segments.includes(null);
  const matches = (isReadable ? templates : []).map(it => ({ rank: it.rank, match: matchOf(it, url, query) })).filter(it => it.match);
  const [best] = matches.sort((a, b) => a.rank < b.rank ? -1 : a.rank > b.rank ? 1 : 0);
  if (best) return best.match;
  for (const link of linksInOrder.filter(it => element(it).fallback)) {
    const values = foreignPart(url, element(link).under) === null && addQuery(link, query, {});
    if (values) return [link.slice(9), null, withURL(link, url, values)];
  }
  return 'no deep link matches';
}
