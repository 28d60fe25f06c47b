import { sql } from 'kysely';
import type { Db, Tx } from '@traveldesk/shared-server';
import { firstKey, type Check, type Fault, type Part } from './fault';

/** The last entry read, and its account after that entry. Minor units, as strings. */
export interface EntryPlace {
  account_id: string;
  version: string;
  hash: string;
  balance: string;
  paid_in: string;
}

const beginning: EntryPlace = { account_id: firstKey, version: '0', hash: '', balance: '0', paid_in: '0' };

/**
 * Checks the next entries in the order of account and version. Each must follow from the previous one and match its hash; its transaction
 * must have all entries, which sum to zero in each currency; a payment from a wallet must end a hold.
 *
 * Rows are looked up by key (`limit 1` in a subquery), so that no plan reads a whole table for one part. A part takes no more accounts than
 * it has room for.
 */
export async function readEntries(
  db: Db | Tx,
  { id: check, rows: most }: Check,
  after: EntryPlace = beginning,
): Promise<Part<EntryPlace>> {
  const { rows } = await sql<EntryPlace & { faults: Fault[] }>`
    with base as materialized (
      select m.account_id, m.version as to_version,
        case when going_on then ${after.version}::bigint else m.from_version end as from_version,
        case when going_on then ${after.hash} else m.from_hash end as from_hash,
        case when going_on then ${after.balance}::bigint else m.from_balance end as from_balance,
        case when going_on then ${after.paid_in}::bigint else m.from_paid_in end as from_paid_in
      from ledger_marks as m, lateral (select m.account_id = ${after.account_id}::uuid as going_on) as place
      where m.check_id = ${check} and m.account_id >= ${after.account_id}::uuid
        and m.version > case when going_on then ${after.version}::bigint else m.from_version end
      order by m.account_id limit ${sql.lit(most)}
    ),
    enough as (
      select * from (
        select base.*, sum(to_version - from_version) over (order by account_id) - (to_version - from_version) as rows_before
        from base
      ) as counted where rows_before < ${sql.lit(most)}
    ),
    picked as materialized (
      select b.from_version, b.from_hash, b.from_balance, b.from_paid_in, e.*
      from enough as b
      cross join lateral (
        select one as entry, one.account_id, one.transfer_id, one.version, one.amount, one.previous_balance, one.balance,
          one.paid_in, one.hash
        from ledger_entries as one
        where one.account_id = b.account_id and one.version > b.from_version and one.version <= b.to_version
        order by one.version fetch first ${sql.lit(most)} rows with ties
      ) as e
      order by b.account_id, e.version fetch first ${sql.lit(most)} rows with ties
    ),
    chained as (
      select p.*, t.row as transfer,
        coalesce(lag(p.hash) over each, p.from_hash) as before_hash,
        coalesce(lag(p.balance) over each, p.from_balance) as before_balance,
        coalesce(lag(p.paid_in) over each, p.from_paid_in) as before_paid_in,
        row_number() over each as place
      from picked as p
      left join lateral (select one as row from ledger_transfers as one where one.id = p.transfer_id limit 1) as t on true
      window each as (partition by p.account_id order by p.version)
    ),
    summed as (
      select t.id, t.entries, s.*
      from (select distinct transfer_id from picked) as touched
      join lateral (select id, entries from ledger_transfers where id = touched.transfer_id limit 1) as t on true
      cross join lateral (
        select currency, sum(amount) as amount, count(*) as found from ledger_entries where transfer_id = t.id group by currency
      ) as s
    ),
    wrong as (
      select 'version_gap' as fault, account_id, transfer_id as transaction_id from chained
        where version <> from_version + place
      union all select 'chain_broken', account_id, transfer_id from chained
        where previous_balance <> before_balance or balance <> previous_balance + amount
          or paid_in <> before_paid_in + greatest(amount, 0)
      union all select 'entry_altered', account_id, transfer_id from chained
        where (transfer).id is null or (transfer).hash <> ledger_transfer_hash(transfer)
          or hash <> ledger_entry_hash(before_hash, entry, (transfer).hash)
      union all select 'hold_unmatched', account_id, transfer_id from chained
        where (transfer).type = 'payment' and (entry).kind = 'wallet'
          and (select transfer_id from ledger_hold_ends where hold_id = (transfer).hold_id) is distinct from transfer_id
      union all select 'entries_missing', null, id from summed group by id, entries having sum(found) <> entries
      union all select 'sum_differs', null, id from summed where amount <> 0
    )
    select last.*, (select coalesce(jsonb_agg(to_jsonb(wrong)), '[]') from wrong) as faults
    from (
      (select account_id, version::text, hash, balance::text, paid_in::text
        from picked order by account_id desc, picked.version desc limit 1)
      union all
      -- Accounts without any rows are skipped here: they are reported with the accounts.
      (select account_id, to_version::text, '', '0', '0' from enough
        where not exists (select 1 from picked) order by account_id desc limit 1)
    ) as last`.execute(db);
  return partOf(rows);
}

/** Converts the one result row to a part; no row means that everything is read. */
export function partOf<Place>([row]: readonly (Place & { faults: Fault[] })[]): Part<Place> {
  return { faults: row?.faults ?? [], place: row ?? null };
}
