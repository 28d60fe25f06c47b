import { sql } from 'kysely';
import type { Tx } from '@traveldesk/shared-server';
import {
  faultsBetween,
  faultsOfCheckpoints,
  faultsOfEntries,
  faultsOfHolds,
  faultsOfTransfers,
  type Fault,
  type Reach,
} from './faults.sql';

/** What a check has found: nothing, if the books are whole. */
export interface Checked {
  reach: Reach;
  faults: Fault[];
}

/**
 * Reads the books and answers what is wrong with them (SECURITY 7): sums, balances, versions without gaps, chains of hashes,
 * holds and what was taken of them. It must read one moment: the caller's transaction is repeatable read, or alone. Where all
 * is well after a whole check, the next one of what is new begins here.
 */
export async function checkLedger(tx: Tx, reach: Reach): Promise<Checked> {
  const faults = [
    ...(await faultsOfEntries(tx, reach)),
    ...(await faultsOfTransfers(tx, reach)),
    ...(await faultsOfHolds(tx, reach)),
    ...(await faultsBetween(tx, reach)),
    ...(await faultsOfCheckpoints(tx, reach)),
  ];
  if (reach === 'whole' && faults.length === 0) await keepCheckpoints(tx);
  return { reach, faults };
}

async function keepCheckpoints(tx: Tx): Promise<void> {
  await sql`
    insert into ledger_checkpoints
      (account_id, version, hash, balance, paid_in, seq, seq_hash, held, open_holds, credit_limit)
    select id, version, hash, balance, paid_in, seq, seq_hash, held, open_holds, credit_limit from ledger_accounts
    on conflict (account_id) do update set
      (version, hash, balance, paid_in, seq, seq_hash, held, open_holds, credit_limit) =
      (excluded.version, excluded.hash, excluded.balance, excluded.paid_in, excluded.seq, excluded.seq_hash,
        excluded.held, excluded.open_holds, excluded.credit_limit)
    where ledger_checkpoints.version <= excluded.version and ledger_checkpoints.seq <= excluded.seq`.execute(
    tx,
  );
}
