// What the ledger costs, on an empty database of TEST_DATABASE_URL, else 127.0.0.1:5432: `npm run bench:ledger`.
//
// Transfers a second: deposits as the API makes them, each under a key of its own, in one transaction with its audit entry, against
// the same statements on `pg` by hand, prepared, with fresh ids: one hot wallet, then a thousand. Then one wallet with ever
// more entries: its balance, pages of its statement and of the list, and the sums of what a filter leaves.
//
//     npm run bench:ledger -- --seconds 5 --rounds 5 --entries 1000000
import os from 'node:os';
import { parseArgs } from 'node:util';
import { compareTransfers } from './lib/ledger-transfers.mts';
import { measureGrowth } from './lib/ledger-growth.mts';
import { openBooks } from './lib/ledger-books.mts';

const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '5' },
    entries: { type: 'string', default: '1000000' },
  },
});
const books = await openBooks();
const rounds = Number(options.rounds);
const milliseconds = Number(options.seconds) * 1000;
const kept: boolean[] = [];
for (const wallets of [1, 1000]) {
  const { ours, byHand, ratio } = await compareTransfers(books, { wallets, rounds, milliseconds });
  kept.push(ratio >= 0.8);
  console.log(
    `${wallets} wallets: ${ours} transfers/s, by hand ${byHand}, ratio ${ratio.toFixed(2)} (at least 0.8)`,
  );
}
for await (const { entries, figures } of measureGrowth(books, Number(options.entries))) {
  const said = Object.entries(figures).map(([name, ms]) => `${name} ${ms.toFixed(1)} ms`);
  console.log(`${entries} entries: ${said.join(', ')}`);
  kept.push((figures['sums'] ?? 0) <= 500);
}
console.log(`Node ${process.versions.node}, ${os.cpus().length} cores, load ${os.loadavg()[0]?.toFixed(1)}`);
await books.close();
process.exit(kept.every(Boolean) ? 0 : 1);
