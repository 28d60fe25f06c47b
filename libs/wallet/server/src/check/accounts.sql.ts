import { sql, type RawBuilder } from 'kysely';
import type { Db, Tx } from '@traveldesk/shared-server';
import { partOf } from './entries.sql';
import { firstKey, type Check, type Fault, type Part } from './fault';

export interface AccountPlace {
  account_id: string;
}

/**
 * Compares the next accounts with their rows. Each account must match its last entry, hold, hold end and limit, with no rows beyond. The
 * rows at the last checkpoint must still be there: if the newest rows were deleted and the accounts set back, only this shows it.
 */
export async function readAccounts(
  db: Db | Tx,
  { id: check, rows: most }: Check,
  { account_id: after }: AccountPlace = { account_id: firstKey },
): Promise<Part<AccountPlace>> {
  const { rows } = await sql<AccountPlace & { faults: Fault[] }>`
    with base as materialized (
      select m.*, a.kind, a.version as now_version, a.seq as now_seq
      from ledger_marks as m join ledger_accounts as a on a.id = m.account_id
      where m.check_id = ${check} and m.account_id > ${after}::uuid
      order by m.account_id limit ${sql.lit(most)}
    ),
    seen as (
      select b.*, coalesce(e.hash, '') as last_hash, coalesce(e.balance, 0) as last_balance,
        coalesce(e.paid_in, 0) as last_paid_in, e.hash is not null as has_entry,
        (select hash from ledger_entries where account_id = b.account_id and version = b.kept_version limit 1) as hash_there,
        ${hashAt(sql`b.seq`)} as seq_hash_now, ${hashAt(sql`b.kept_seq`)} as seq_hash_there,
        (select held from (${lastHeld('ledger_holds')} union all ${lastHeld('ledger_hold_ends')}) as last
          order by seq desc limit 1) as last_held,
        (select credit_limit from ledger_limits where account_id = b.account_id and seq <= b.seq
          order by seq desc limit 1) as last_limit,
        ${isBeyond('ledger_entries', 'version')} or ${isBeyond('ledger_holds', 'seq')}
          or ${isBeyond('ledger_hold_ends', 'seq')} or ${isBeyond('ledger_limits', 'seq')} as beyond
      from base as b
      left join lateral (
        select hash, balance, paid_in from ledger_entries where account_id = b.account_id and version = b.version limit 1
      ) as e on true
    ),
    wrong as (
      select 'version_gap' as fault, account_id, null::uuid as transaction_id from seen
        where beyond or (version <> 0) <> has_entry or (seq <> 0) <> (seq_hash_now is not null)
      union all select 'balance_differs', account_id, null from seen
        where balance <> last_balance or paid_in <> last_paid_in
      union all select 'chain_broken', account_id, null from seen
        where hash <> last_hash or seq_hash <> coalesce(seq_hash_now, '')
      union all select 'held_differs', account_id, null from seen where held <> coalesce(last_held, 0)
      union all select 'limit_differs', account_id, null from seen
        where kind = 'wallet' and credit_limit <> coalesce(last_limit, 0)
      union all select 'checkpoint_differs', account_id, null from seen
        where version < kept_version or seq < kept_seq
          or coalesce(hash_there, '') <> kept_hash or coalesce(seq_hash_there, '') <> kept_seq_hash
    )
    select last.account_id, (select coalesce(jsonb_agg(to_jsonb(wrong)), '[]') from wrong) as faults
    from (select account_id from base order by account_id desc limit 1) as last`.execute(db);
  return partOf(rows);
}

/** SQL: the hash of the hold, hold end or limit with the sequence number `seq` in the account's chain. */
function hashAt(seq: RawBuilder<unknown>): RawBuilder<unknown> {
  const of = (table: string) =>
    sql`(select hash from ${sql.table(table)} where account_id = b.account_id and seq = ${seq} limit 1)`;
  return sql`coalesce(${of('ledger_holds')}, ${of('ledger_hold_ends')}, ${of('ledger_limits')})`;
}

function lastHeld(table: string): RawBuilder<unknown> {
  return sql`(select seq, held from ${sql.table(table)} where account_id = b.account_id and seq <= b.seq
    order by seq desc limit 1)`;
}

/** SQL: whether rows exist beyond the last version or sequence number that the account has now. */
function isBeyond(table: string, column: string): RawBuilder<unknown> {
  return sql`coalesce((select max(${sql.ref(column)}) from ${sql.table(table)} where account_id = b.account_id)
    > ${sql.ref(`now_${column}`)}, false)`;
}
