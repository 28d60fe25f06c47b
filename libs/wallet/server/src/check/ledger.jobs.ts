import { dayMs } from '@traveldesk/shared-contract';
import type { Kernel } from '@traveldesk/shared-server';
import { forgetUnusedProofs } from '../requests/proofs';
import { ledgerState } from '../ledger/state';
import { runLedgerCheck } from './run-check';

const newQueue = 'check-ledger';
const wholeQueue = 'check-whole-ledger';

/** A whole check of many millions of entries may take hours. Another process repeats a check whose process died. */
const wholeSettings = { expireInSeconds: 6 * 3600 };

/** Checks new rows hourly and at each start before requests are served; checks everything nightly. */
export async function ledgerJobs(kernel: Kernel): Promise<void> {
  await kernel.jobs.queue(newQueue, async () => {
    await runLedgerCheck(kernel, 'new');
  });
  await kernel.jobs.queue(
    wholeQueue,
    async () => {
      await runLedgerCheck(kernel, 'whole');
      await forgetUnusedProofs(kernel.db, new Date(Date.now() - dayMs));
    },
    wholeSettings,
  );
  await kernel.jobs.schedule(newQueue, '17 * * * *');
  await kernel.jobs.schedule(wholeQueue, '40 2 * * *');
  await checkAtStart(kernel);
}

/**
 * A start waits only for the check of new rows, and a failed check does not prevent it: the ledger then refuses new movements until the
 * check queued here passes. A stopped ledger needs a whole check, which is too long for a start.
 */
async function checkAtStart(kernel: Kernel): Promise<void> {
  const isStopped = (await ledgerState(kernel.db)) === 'stopped';
  const failed =
    !isStopped &&
    (await runLedgerCheck(kernel, 'new').then(
      () => false,
      () => true,
    ));
  if (failed) await kernel.jobs.send(newQueue, {}, { singletonKey: newQueue });
  // If the process stops every night, the nightly check never runs, and the checks at each start would read ever more.
  if (isStopped || (await isLongAgo(kernel))) {
    await kernel.jobs.send(wholeQueue, {}, { singletonKey: wholeQueue });
  }
}

async function isLongAgo({ db }: Pick<Kernel, 'db'>): Promise<boolean> {
  const { whole_at: at } = await db.selectFrom('ledger_state').select('whole_at').executeTakeFirstOrThrow();
  return at === null || Date.now() - at.getTime() > dayMs;
}
