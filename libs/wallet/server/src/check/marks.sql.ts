import { sql } from 'kysely';
import type { Db, Tx } from '@traveldesk/shared-server';
import '../wallet.tables';
import type { Reach } from './fault';

/**
 * Stores the state of the accounts at one moment, and where each is read from: its beginning, or its checkpoint of the last whole check. A
 * check of new rows covers only accounts that differ from their checkpoint.
 */
export async function storeCheckMarks(db: Db | Tx, check: string, reach: Reach): Promise<void> {
  const whole = sql`${reach === 'whole'}::boolean`;
  await sql`
    insert into ledger_marks (check_id, account_id,
      from_version, from_hash, from_balance, from_paid_in, from_seq, from_seq_hash, from_held,
      kept_version, kept_hash, kept_seq, kept_seq_hash,
      version, hash, balance, paid_in, seq, seq_hash, held, open_holds, credit_limit)
    select ${check}::uuid, a.id,
      case when ${whole} then 0 else coalesce(c.version, 0) end, case when ${whole} then '' else coalesce(c.hash, '') end,
      case when ${whole} then 0 else coalesce(c.balance, 0) end, case when ${whole} then 0 else coalesce(c.paid_in, 0) end,
      case when ${whole} then 0 else coalesce(c.seq, 0) end, case when ${whole} then '' else coalesce(c.seq_hash, '') end,
      case when ${whole} then 0 else coalesce(c.held, 0) end,
      coalesce(c.version, 0), coalesce(c.hash, ''), coalesce(c.seq, 0), coalesce(c.seq_hash, ''),
      a.version, a.hash, a.balance, a.paid_in, a.seq, a.seq_hash, a.held, a.open_holds, a.credit_limit
    from ledger_accounts as a left join ledger_checkpoints as c on c.account_id = a.id
    where ${whole} or
      (a.version, a.hash, a.balance, a.paid_in, a.seq, a.seq_hash, a.held, a.open_holds, a.credit_limit)
      is distinct from
      (c.version, c.hash, c.balance, c.paid_in, c.seq, c.seq_hash, c.held, c.open_holds, c.credit_limit)`.execute(
    db,
  );
}

/**
 * Makes the marks of this check the checkpoints, where the next check of new rows starts. A checkpoint that a concurrent check set further
 * ahead stays. An account behind its checkpoint is a fault, and a check with faults stores no checkpoints.
 */
export async function storeCheckpoints(db: Db | Tx, check: string): Promise<void> {
  await sql`
    insert into ledger_checkpoints
      (account_id, version, hash, balance, paid_in, seq, seq_hash, held, open_holds, credit_limit)
    select m.account_id, m.version, m.hash, m.balance, m.paid_in, m.seq, m.seq_hash, m.held, m.open_holds, m.credit_limit
      from ledger_marks as m join ledger_accounts as a on a.id = m.account_id
      where m.check_id = ${check} order by m.account_id
    on conflict (account_id) do update set
      (version, hash, balance, paid_in, seq, seq_hash, held, open_holds, credit_limit) =
      (excluded.version, excluded.hash, excluded.balance, excluded.paid_in, excluded.seq, excluded.seq_hash,
        excluded.held, excluded.open_holds, excluded.credit_limit)
    where ledger_checkpoints.version <= excluded.version and ledger_checkpoints.seq <= excluded.seq`.execute(
    db,
  );
}

/** Deletes the marks of this check, and marks that an aborted check left more than a day ago. */
export async function deleteCheckMarks(db: Db | Tx, check: string): Promise<void> {
  await sql`delete from ledger_marks where check_id = ${check} or made_at < now() - interval '1 day'`.execute(
    db,
  );
}
