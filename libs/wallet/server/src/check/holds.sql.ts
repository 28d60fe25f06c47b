import { sql, type RawBuilder } from 'kysely';
import type { Db, Tx } from '@traveldesk/shared-server';
import { partOf } from './entries.sql';
import { firstKey, type Check, type Fault, type Part } from './fault';

/** The last hold, hold end or limit change read, and the account's held amount after it. */
export interface HoldPlace {
  account_id: string;
  seq: string;
  seq_hash: string;
  held: string;
}

const beginning: HoldPlace = { account_id: firstKey, seq: '0', seq_hash: '', held: '0' };

/**
 * Checks the next holds, hold ends and limit changes in the order of account and sequence number. Each must follow from the previous one
 * and match its hash. A hold is open or has ended, and its captured amount must equal what the payment debited.
 */
export async function readHolds(
  db: Db | Tx,
  { id: check, rows: most }: Check,
  after: HoldPlace = beginning,
): Promise<Part<HoldPlace>> {
  const next = (what: string, table: string, key: string) => nextOf(most, { what, table, key });
  const { rows } = await sql<HoldPlace & { faults: Fault[] }>`
    with base as materialized (
      select m.account_id, m.seq as to_seq,
        case when going_on then ${after.seq}::bigint else m.from_seq end as from_seq,
        case when going_on then ${after.seq_hash} else m.from_seq_hash end as from_hash,
        case when going_on then ${after.held}::bigint else m.from_held end as from_held
      from ledger_marks as m
      join ledger_accounts as a on a.id = m.account_id,
      lateral (select m.account_id = ${after.account_id}::uuid as going_on) as place
      where m.check_id = ${check} and m.account_id >= ${after.account_id}::uuid
        and m.seq > case when going_on then ${after.seq}::bigint else m.from_seq end
      order by m.account_id limit ${sql.lit(most)}
    ),
    enough as (
      select * from (
        select base.*, sum(to_seq - from_seq) over (order by account_id) - (to_seq - from_seq) as rows_before from base
      ) as counted where rows_before < ${sql.lit(most)}
    ),
    picked as materialized (
      select b.account_id, b.from_seq, b.from_hash, b.from_held, r.*
      from enough as b
      cross join lateral (
        select * from (
          ${next('hold', 'ledger_holds', 'id')} union all ${next('end', 'ledger_hold_ends', 'hold_id')}
          union all ${next('limit', 'ledger_limits', 'id')}
        ) as every
        order by seq fetch first ${sql.lit(most)} rows with ties
      ) as r
      order by b.account_id, r.seq fetch first ${sql.lit(most)} rows with ties
    ),
    chained as (
      select p.*, h.row as hold, e.row as ended, l.row as lim,
        coalesce(lag(p.hash) over each, p.from_hash) as before, row_number() over each as place,
        p.from_held + sum(case p.what when 'hold' then (h.row).amount when 'end' then -(h.row).amount else 0 end)
          over (each rows unbounded preceding) as held,
        (select hold_id from ledger_open_holds where hold_id = p.id) is not null as is_open
      from picked as p
      left join lateral (select one as row from ledger_holds as one where one.id = p.id limit 1) as h on p.what <> 'limit'
      left join lateral (select one as row from ledger_hold_ends as one where one.hold_id = p.id limit 1) as e
        on p.what <> 'limit'
      left join lateral (select one as row from ledger_limits as one where one.id = p.id limit 1) as l on p.what = 'limit'
      window each as (partition by p.account_id order by p.seq)
    ),
    ended as (
      select c.account_id, c.ended as e, c.hold as h, c.is_open, t.hold_id as paid_hold, t.amount as paid
      from chained as c
      left join lateral (
        select hold_id, (select amount from ledger_entries where transfer_id = t.id and account_id = c.account_id) as amount
        from ledger_transfers as t where t.id = (c.ended).transfer_id limit 1
      ) as t on true
      where c.what = 'end'
    ),
    wrong as (
      select 'version_gap' as fault, account_id, null::uuid as transaction_id from chained where seq <> from_seq + place
      union all select 'entry_altered', account_id, (ended).transfer_id from chained
        where hash is distinct from case what when 'hold' then ledger_hold_hash(before, hold)
          when 'end' then ledger_hold_end_hash(before, ended) else ledger_limit_hash(before, lim) end
      union all select 'held_differs', account_id, null from chained
        where what <> 'limit' and held <> case what when 'hold' then (hold).held else (ended).held end
      union all select 'hold_unmatched', account_id, (ended).transfer_id from chained
        where what = 'hold' and is_open = ((ended).hold_id is not null)
      union all select 'hold_unmatched', account_id, (e).transfer_id from ended
        where (h).id is null or is_open or (h).account_id <> (e).account_id or (e).amount > (h).amount
          or ((e).outcome = 'captured'
            and (paid_hold is distinct from (e).hold_id or paid is distinct from -(e).amount))
          or ((e).outcome <> 'captured' and ((e).transfer_id is not null or (e).amount <> 0))
    )
    select last.*, (select coalesce(jsonb_agg(to_jsonb(wrong)), '[]') from wrong) as faults
    from (
      (select account_id, seq::text, hash as seq_hash, held::text
        from chained order by account_id desc, chained.seq desc limit 1)
      union all
      (select account_id, to_seq::text, '', '0' from enough
        where not exists (select 1 from picked) order by account_id desc limit 1)
    ) as last`.execute(db);
  return partOf(rows);
}

/** SQL: the next rows of one of the three tables that form an account's second chain. */
function nextOf(
  most: number,
  { what, table, key }: { what: string; table: string; key: string },
): RawBuilder<unknown> {
  return sql`(
    select ${sql.lit(what)} as what, ${sql.ref(key)} as id, seq, hash from ${sql.table(table)}
    where account_id = b.account_id and seq > b.from_seq and seq <= b.to_seq
    order by seq fetch first ${sql.lit(most)} rows with ties)`;
}
