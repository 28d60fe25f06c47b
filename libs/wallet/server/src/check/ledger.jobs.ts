import { dayMs } from '@traveldesk/shared-contract';
import { systemChange, type Kernel } from '@traveldesk/shared-server';
import { forgetUnusedProofs } from '../requests/proofs';
import { ledgerState } from '../ledger/state';
import { checkLedger, type Checked } from './check-ledger';
import type { Reach } from './faults.sql';
import { keepStanding } from './standing';

const newQueue = 'check-ledger';
const wholeQueue = 'check-whole-ledger';

/**
 * Checks the books as they are at one moment, and keeps what was found. Where they are stopped everything is read: only that lets
 * them go on.
 */
export async function runLedgerCheck(
  kernel: Pick<Kernel, 'db' | 'companiesOf' | 'texts' | 'log'>,
  reach: Reach,
): Promise<Checked> {
  const { db, texts, log } = kernel;
  const asked = reach === 'whole' || (await ledgerState(db)) === 'stopped' ? 'whole' : 'new';
  const checked = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((tx) => checkLedger(tx, asked));
  await systemChange(kernel, (tx, record) => keepStanding(tx, record, null, checked, texts));
  if (checked.faults.length > 0) log.error({ found: checked.faults }, 'the ledger is not whole');
  return checked;
}

/** Every hour what is new, every night everything; and what is new at each start, before calls are answered. */
export async function ledgerJobs(kernel: Kernel): Promise<void> {
  await kernel.jobs.queue(newQueue, async () => {
    await runLedgerCheck(kernel, 'new');
  });
  await kernel.jobs.queue(wholeQueue, async () => {
    await runLedgerCheck(kernel, 'whole');
    await forgetUnusedProofs(kernel.db, new Date(Date.now() - dayMs));
  });
  await kernel.jobs.schedule(newQueue, '17 * * * *');
  await kernel.jobs.schedule(wholeQueue, '40 2 * * *');
  await runLedgerCheck(kernel, 'new');
  // A product that is stopped every night would read more of the past at each start.
  if (await isLongAgo(kernel)) await kernel.jobs.send(wholeQueue, {}, { singletonKey: wholeQueue });
}

async function isLongAgo({ db }: Pick<Kernel, 'db'>): Promise<boolean> {
  const { whole_at: at } = await db.selectFrom('ledger_state').select('whole_at').executeTakeFirstOrThrow();
  return at === null || Date.now() - at.getTime() > dayMs;
}
