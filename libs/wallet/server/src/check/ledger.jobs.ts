import { dayMs } from '@traveldesk/shared-contract';
import type { Kernel } from '@traveldesk/shared-server';
import { forgetUnusedProofs } from '../requests/proofs';
import { ledgerState } from '../ledger/state';
import { runLedgerCheck } from './run-check';

const newQueue = 'check-ledger';
const wholeQueue = 'check-whole-ledger';

/** A whole check of many millions of entries may take hours; one whose process died is begun anew by another. */
const wholeSettings = { expireInSeconds: 6 * 3600 };

/** Every hour what is new, every night everything; and what is new at each start, before calls are answered. */
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
 * No start waits for more than what is new, and none fails by the check: books that could not be checked take nothing new until
 * a check has passed, and one is asked for. Stopped books need a whole check, which is no start's to wait for.
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
  // A product that is stopped every night would read more of the past at each start.
  if (isStopped || (await isLongAgo(kernel))) {
    await kernel.jobs.send(wholeQueue, {}, { singletonKey: wholeQueue });
  }
}

async function isLongAgo({ db }: Pick<Kernel, 'db'>): Promise<boolean> {
  const { whole_at: at } = await db.selectFrom('ledger_state').select('whole_at').executeTakeFirstOrThrow();
  return at === null || Date.now() - at.getTime() > dayMs;
}
