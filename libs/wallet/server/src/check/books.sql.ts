import { sql } from 'kysely';
import type { Db, Tx } from '@traveldesk/shared-server';
import { partOf } from './entries.sql';
import { firstKey, type Check, type Fault, type Part, type Reach } from './fault';

/**
 * Checks all accounts together: the balances of each currency sum to zero, the held amounts match the open holds, and no checkpoint belongs
 * to a deleted account. The cost grows with the number of accounts and open holds.
 */
export async function readBooks(db: Db | Tx): Promise<Fault[]> {
  const { rows } = await sql<Fault>`
    with open as (
      select h.account_id, o.hold_id, h.amount, e.hold_id is not null as has_ended,
        (o.company_id, o.currency) is distinct from (a.company_id, a.currency) as is_elsewhere
      from ledger_open_holds as o
      left join ledger_holds as h on h.id = o.hold_id
      left join ledger_accounts as a on a.id = h.account_id
      left join ledger_hold_ends as e on e.hold_id = o.hold_id
    )
    select 'sum_differs' as fault, null::uuid as account_id, null::uuid as transaction_id
      from ledger_accounts group by currency having sum(balance) <> 0
    union all select 'held_differs', a.id, null
      from ledger_accounts as a
      left join (select account_id, count(*) as holds, sum(amount) as amount from open group by account_id) as o
        on o.account_id = a.id
      where a.held <> coalesce(o.amount, 0) or a.open_holds <> coalesce(o.holds, 0)
    union all select 'hold_unmatched', account_id, null from open where account_id is null or has_ended or is_elsewhere
    union all select 'checkpoint_differs', c.account_id, null
      from ledger_checkpoints as c left join ledger_accounts as a on a.id = c.account_id where a.id is null`.execute(
    db,
  );
  return rows;
}

export interface TransferPlace {
  id: string;
}

/**
 * Reads the next transactions and reports those without any entry. Keys sort by time (uuid v7). A check of new rows starts one hour before
 * the last whole check, because each key carries the clock of the process that made it.
 */
export async function readTransfers(
  db: Db | Tx,
  { rows: most, reach }: Pick<Check, 'rows'> & { reach: Reach },
  after?: TransferPlace,
): Promise<Part<TransferPlace>> {
  const from = after?.id ?? (reach === 'whole' ? firstKey : await firstNewKey(db));
  const { rows } = await sql<TransferPlace & { faults: Fault[] }>`
    with picked as materialized (
      select id from ledger_transfers where id > ${from}::uuid order by id limit ${sql.lit(most)}
    ),
    wrong as (
      select 'entries_missing' as fault, null::uuid as account_id, id as transaction_id from picked
      where (select transfer_id from ledger_entries where transfer_id = picked.id limit 1) is null
    )
    select last.id, (select coalesce(jsonb_agg(to_jsonb(wrong)), '[]') from wrong) as faults
    from (select id from picked order by id desc limit 1) as last`.execute(db);
  return partOf(rows);
}

async function firstNewKey(db: Db | Tx): Promise<string> {
  const { whole_at: at } = await db.selectFrom('ledger_state').select('whole_at').executeTakeFirstOrThrow();
  if (at === null) return firstKey;
  const milliseconds = Math.max(0, at.getTime() - 3_600_000)
    .toString(16)
    .padStart(12, '0');
  return `${milliseconds.slice(0, 8)}-${milliseconds.slice(8)}-7000-8000-000000000000`;
}

export interface OrphanPlace {
  account_id: string;
}

/** Finds entries of accounts that do not exist. It skips from one account's first entry to the next account's instead of reading all. */
export async function readOrphans(
  db: Db | Tx,
  { rows: most }: Pick<Check, 'rows'>,
  { account_id: after }: OrphanPlace = { account_id: firstKey },
): Promise<Part<OrphanPlace>> {
  const { rows } = await sql<OrphanPlace & { faults: Fault[] }>`
    with recursive ids (account_id, place) as (
      select (select account_id from ledger_entries where account_id > ${after}::uuid order by account_id limit 1), 1
      union all
      select (select e.account_id from ledger_entries as e where e.account_id > ids.account_id order by e.account_id limit 1),
        place + 1
      from ids where ids.account_id is not null and place < ${sql.lit(most)}
    ),
    wrong as (
      select 'orphan' as fault, account_id, null::uuid as transaction_id from ids
      where account_id is not null and (select id from ledger_accounts where id = ids.account_id) is null
    )
    select last.account_id, (select coalesce(jsonb_agg(to_jsonb(wrong)), '[]') from wrong) as faults
    from (select account_id from ids where account_id is not null order by account_id desc limit 1) as last`.execute(
    db,
  );
  return partOf(rows);
}
