// Compares the machine of the page with what a file says of walks: play.mjs FILE. Prints what differs.
import { readFileSync } from 'node:fs';
import assert from 'node:assert/strict';

const source = readFileSync('Sources/NavGraphReports/Page/play.js', 'utf8');
const machineOf = new Function(`'use strict'; ${source}; return machineOf;`)();
const file = process.argv[2];
let differing = 0, compared = 0;
for (const { seed, data, places } of file ? JSON.parse(readFileSync(file, 'utf8')) : []) {
  const machine = machineOf(data);
  for (const { play, shown, offers } of places) {
    const after = machine.after(play);
    compared += 1 + Object.keys(offers).length;
    try {
      assert.deepEqual(after.shown, shown);
      assert.deepEqual(after.offers, offers);
    } catch (error) {
      differing += 1;
      if (differing <= 5) console.log(`seed ${seed}, play=${play}\n${error.message}\n`);
    }
  }
}
console.log(`${compared} compared, ${differing} places differ`);
process.exit(differing ? 1 : 0);
