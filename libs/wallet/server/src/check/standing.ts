import { sql } from 'kysely';
import type { Recorder, Tx } from '@traveldesk/shared-server';
import { createTask, settleTasks } from '@traveldesk/tasks-server';
import { inEachLanguage } from '@traveldesk/shared-contract';
import type { Texts } from '@traveldesk/shared-server';
import type { LedgerState } from '@traveldesk/wallet-contract';
import { ledgerState } from '../ledger/state';
import type { MovementAuthor } from '../ledger/post';
import type { Checked } from './check-ledger';

/** Cause of the task. The id is constant, as there is one ledger. */
const cause = { kind: 'ledger', id: '00000000-0000-4000-8000-000000000001', reason: 'fault' };

/**
 * Stores the result of a check. A fault stops new movements and raises a task; only a whole check without faults lets them resume (SECURITY
 * 7). An unchecked ledger resumes after a check of new rows.
 */
export async function storeLedgerCheck(
  tx: Tx,
  record: Recorder,
  _actor: MovementAuthor,
  { reach, faults, found }: Checked,
  texts: Texts,
): Promise<void> {
  const before = await lockedState(tx);
  const isWhole = found === 0;
  const state = isWhole && (reach === 'whole' || before !== 'stopped') ? 'whole' : 'stopped';
  await tx
    .updateTable('ledger_state')
    .set({
      state,
      checked_at: sql`clock_timestamp()`,
      ...(reach === 'whole' && isWhole && { whole_at: sql`clock_timestamp()` }),
      ...((reach === 'whole' || !isWhole) && { found, faults: JSON.stringify(faults) }),
    })
    .execute();
  if (state === before) return;
  noteState(record, before, state);
  // The tasks of an unchecked and of a faulty ledger have different titles, so close the old one first.
  if (before !== 'whole') await settleTasks(tx, record, null, cause);
  if (state !== 'whole') await raiseFault(tx, record, texts, 'ledger_fault');
}

/** Stores that no check could be made: new movements wait for one (SECURITY 7). A stopped ledger stays stopped. */
export async function storeMissingCheck(
  tx: Tx,
  record: Recorder,
  _actor: MovementAuthor,
  texts: Texts,
): Promise<void> {
  const before = await lockedState(tx);
  if (before !== 'whole') return;
  await tx.updateTable('ledger_state').set({ state: 'unchecked' }).execute();
  noteState(record, before, 'unchecked');
  await raiseFault(tx, record, texts, 'ledger_unchecked');
}

async function lockedState(tx: Tx): Promise<LedgerState> {
  await tx.selectFrom('ledger_state').select('id').forUpdate().execute();
  return ledgerState(tx);
}

function noteState(record: Recorder, before: LedgerState, after: LedgerState): void {
  record({
    entity: 'wallet',
    id: 'ledger',
    action: 'update',
    before: { state: before },
    after: { state: after },
  });
}

async function raiseFault(
  tx: Tx,
  record: Recorder,
  texts: Texts,
  text: 'ledger_fault' | 'ledger_unchecked',
): Promise<void> {
  const title = inEachLanguage((language) => texts.text('wallet', `titles.${text}`, language));
  await createTask(tx, record, null, {
    cause,
    type: 'ledger_fault',
    title,
    client_id: null,
    project: 'Wallet',
  });
}
