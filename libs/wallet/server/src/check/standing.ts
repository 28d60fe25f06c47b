import { sql } from 'kysely';
import type { Recorder, Tx } from '@traveldesk/shared-server';
import { createTask, settleTasks } from '@traveldesk/tasks-server';
import { inEachLanguage } from '@traveldesk/shared-contract';
import type { Texts } from '@traveldesk/shared-server';
import type { LedgerState } from '@traveldesk/wallet-contract';
import { ledgerState } from '../ledger/state';
import type { Writer } from '../ledger/post';
import type { Checked } from './check-ledger';

/** Why the task is raised. There are one platform's books. */
const cause = { kind: 'ledger', id: '00000000-0000-4000-8000-000000000001', reason: 'fault' };

/**
 * Keeps what a check has found. A fault stops what is new, and raises a task; only a whole check that finds nothing lets it go
 * on (SECURITY 7). Books that were merely unchecked go on after a check of what is new.
 */
export async function keepStanding(
  tx: Tx,
  record: Recorder,
  _actor: Writer,
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
  // The task of books that were unchecked says something else than that of books which are broken.
  if (before !== 'whole') await settleTasks(tx, record, null, cause);
  if (state !== 'whole') await raiseFault(tx, record, texts, 'ledger_fault');
}

/** Keeps that no check could be made: what is new waits for one (SECURITY 7). Books that are stopped stay so. */
export async function keepUnchecked(tx: Tx, record: Recorder, _actor: Writer, texts: Texts): Promise<void> {
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
