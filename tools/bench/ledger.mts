// The cost of the ledger, on an empty database of TEST_DATABASE_URL, else 127.0.0.1:5432: `npm run bench:ledger`.
//
// Transfers per second: deposits as the API makes them, each with its own key, in one transaction with its audit entry, compared with
// the same prepared statements by hand on `pg`, with new ids: one busy wallet, then a thousand. Then one wallet with more and more
// entries: its balance and pages of its statement, which must cost the same, the list, and the sums of filtered entries. Then a complete
// check, and a check of new entries, with as many entries in a thousand wallets.
//
//     npm run bench:ledger -- --seconds 5 --rounds 5 --entries 1000000
//     npm run bench:ledger -- --embedded          only the growing wallet, on the embedded database
import { writeFileSync } from 'node:fs';
import os from 'node:os';
import { parseArgs } from 'node:util';
import { openBooks } from './lib/ledger-books.mts';
import { measureChecks } from './lib/ledger-checks.mts';
import { flatness, measureGrowth, type Grown } from './lib/ledger-growth.mts';
import { checkRows, flatRows, transferRow, sumsRow, type Row } from './lib/ledger-report.mts';
import { compareTransfers } from './lib/ledger-transfers.mts';

const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '5' },
    entries: { type: 'string', default: '1000000' },
    embedded: { type: 'boolean', default: false },
    /** The file for the rows, for `npm run bench`. */
    json: { type: 'string' },
  },
});
const { embedded } = options;
const books = await openBooks({ embedded });
const rounds = Number(options.rounds);
const milliseconds = Number(options.seconds) * 1000;
const rows: Row[] = [];
for (const wallets of embedded ? [] : [1, 1000]) {
  const row = transferRow(wallets, await compareTransfers(books, { wallets, rounds, milliseconds }));
  rows.push(row);
  console.log(`${row.name}: ${row.own}, by hand ${row.other}, ${row.found} (${row.budget})`);
}
const grown: Grown[] = [];
for await (const each of measureGrowth(books, Number(options.entries))) {
  grown.push(each);
  const said = Object.entries(each.figures).map(([name, ms]) => `${name} ${ms.toFixed(1)} ms`);
  console.log(`${each.entries} entries: ${said.join(', ')}`);
}
rows.push(...flatRows(flatness(grown)), sumsRow(grown));
await books.close();
if (!embedded) {
  // On a separate database: the data created above has no hash chains.
  const chained = await openBooks();
  rows.push(...checkRows(await measureChecks(chained, Number(options.entries))));
  await chained.close();
}
for (const { name, own, found, budget } of rows.slice(embedded ? 0 : 2))
  console.log(`${name}: ${own.toFixed(1)} ${found} ${budget}`);
const dear = rows.filter(({ kept }) => kept === false);
for (const { name } of dear) console.log(`Over budget: ${name}`);
console.log(`Node ${process.versions.node}, ${os.cpus().length} cores, load ${os.loadavg()[0]?.toFixed(1)}`);
if (options.json) writeFileSync(options.json, JSON.stringify(rows));
process.exit(dear.length === 0 ? 0 : 1);
