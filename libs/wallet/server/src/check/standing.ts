import { sql } from 'kysely';
import type { Recorder, Tx } from '@traveldesk/shared-server';
import { createTask, settleTasks } from '@traveldesk/tasks-server';
import { languages, type Translated } from '@traveldesk/shared-contract';
import type { Texts } from '@traveldesk/shared-server';
import { ledgerState } from '../ledger/state';
import type { Writer } from '../ledger/post';
import type { Checked } from './check-ledger';

/** How many faults are kept to be shown; the number of all is kept besides. */
const kept = 100;

/** Why the task is raised. There are one platform's books. */
const cause = { kind: 'ledger', id: '00000000-0000-4000-8000-000000000001', reason: 'fault' };

/**
 * Keeps what a check has found. A fault stops what is new, and raises a task; only a whole check that finds nothing lets it go
 * on (SECURITY 7).
 */
export async function keepStanding(
  tx: Tx,
  record: Recorder,
  _actor: Writer,
  { reach, faults }: Checked,
  texts: Texts,
): Promise<void> {
  await tx.selectFrom('ledger_state').select('id').forUpdate().execute();
  const before = await ledgerState(tx);
  const isWhole = faults.length === 0;
  const state = isWhole && (reach === 'whole' || before === 'whole') ? 'whole' : 'stopped';
  await tx
    .updateTable('ledger_state')
    .set({
      state,
      checked_at: sql`clock_timestamp()`,
      ...(reach === 'whole' && isWhole && { whole_at: sql`clock_timestamp()` }),
      ...((reach === 'whole' || !isWhole) && {
        found: faults.length,
        faults: JSON.stringify(faults.slice(0, kept)),
      }),
    })
    .execute();
  if (state === before) return;
  record({ entity: 'wallet', id: 'ledger', action: 'update', before: { state: before }, after: { state } });
  if (state === 'whole') await settleTasks(tx, record, null, cause);
  else await raiseFault(tx, record, texts);
}

async function raiseFault(tx: Tx, record: Recorder, texts: Texts): Promise<void> {
  const titles = languages.map((language) => [
    language,
    texts.text('wallet', 'titles.ledger_fault', language),
  ]);
  const title = Object.fromEntries(titles) as Translated;
  await createTask(tx, record, null, {
    cause,
    type: 'ledger_fault',
    title,
    client_id: null,
    project: 'Wallet',
  });
}
