import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '@traveldesk/shared-server';
import type { LedgerFault } from '@traveldesk/wallet-contract';
import '../wallet.tables';

/** What is wrong, and where. */
export interface Fault {
  fault: LedgerFault;
  account_id: string | null;
  transaction_id: string | null;
}

/** How far a check goes: over everything, or from where the last one over everything ended in each account. */
export type Reach = 'whole' | 'new';

/**
 * The accounts to be read, each with where to begin. Between two whole checks an account is read again from its checkpoint
 * where anything of it is other than it was then.
 */
function accounts(reach: Reach): RawBuilder<unknown> {
  if (reach === 'whole') {
    return sql`select a.*, 0::bigint as from_version, '' as from_hash, 0::bigint as from_balance,
        0::bigint as from_paid_in, 0::bigint as from_seq, '' as from_seq_hash
      from ledger_accounts as a`;
  }
  return sql`select a.*, coalesce(c.version, 0) as from_version, coalesce(c.hash, '') as from_hash,
      coalesce(c.balance, 0) as from_balance, coalesce(c.paid_in, 0) as from_paid_in,
      coalesce(c.seq, 0) as from_seq, coalesce(c.seq_hash, '') as from_seq_hash
    from ledger_accounts as a left join ledger_checkpoints as c on c.account_id = a.id
    where (a.version, a.hash, a.balance, a.paid_in, a.seq, a.seq_hash, a.held, a.open_holds, a.credit_limit)
      is distinct from
      (c.version, c.hash, c.balance, c.paid_in, c.seq, c.seq_hash, c.held, c.open_holds, c.credit_limit)`;
}

/** Each entry follows from the one before it, and the account from the last. */
export function faultsOfEntries(tx: Tx, reach: Reach): Promise<Fault[]> {
  return ask(
    tx,
    sql`
    with base as (${accounts(reach)}),
    chained as (
      select e.id, e.account_id, e.transfer_id, e.version, e.amount, e.previous_balance, e.balance, e.paid_in, e.hash,
        lag(e.hash) over each as before_hash, lag(e.balance) over each as before_balance,
        lag(e.paid_in) over each as before_paid_in, row_number() over each as place,
        b.from_version, b.from_hash, b.from_balance, b.from_paid_in
      from ledger_entries as e join base as b on b.id = e.account_id
      where e.version > b.from_version
      window each as (partition by e.account_id order by e.version)
    ),
    judged as (
      select c.account_id, c.transfer_id,
        c.version <> c.from_version + c.place as gap,
        c.previous_balance <> coalesce(c.before_balance, c.from_balance)
          or c.balance <> c.previous_balance + c.amount
          or c.paid_in <> coalesce(c.before_paid_in, c.from_paid_in) + greatest(c.amount, 0) as broken,
        t.id is null or t.hash <> ledger_transfer_hash(t)
          or c.hash <> ledger_entry_hash(coalesce(c.before_hash, c.from_hash), e, t.hash) as altered
      from chained as c
      join ledger_entries as e on e.id = c.id
      left join ledger_transfers as t on t.id = c.transfer_id
    ),
    summed as (
      select b.id, b.balance, b.paid_in, b.version, b.hash, b.from_version, b.from_balance, b.from_paid_in, b.from_hash,
        count(c.id) as entries, coalesce(sum(c.amount), 0) as amount,
        coalesce(sum(c.amount) filter (where c.amount > 0), 0) as paid,
        (array_agg(c.hash order by c.version desc))[1] as last_hash
      from base as b left join chained as c on c.account_id = b.id
      group by b.id, b.balance, b.paid_in, b.version, b.hash, b.from_version, b.from_balance, b.from_paid_in, b.from_hash
    )
    select 'version_gap' as fault, account_id, transfer_id as transaction_id from judged where gap
    union all select 'chain_broken', account_id, transfer_id from judged where broken
    union all select 'entry_altered', account_id, transfer_id from judged where altered
    union all select 'balance_differs', id, null from summed
      where balance <> from_balance + amount or paid_in <> from_paid_in + paid
    union all select 'version_gap', id, null from summed where version <> from_version + entries
    union all select 'chain_broken', id, null from summed where hash <> coalesce(last_hash, from_hash)`,
  );
}

/** Every transaction has its entries, and they sum to zero in each currency; so do all accounts of a currency. */
export function faultsOfTransfers(tx: Tx, reach: Reach): Promise<Fault[]> {
  const recent =
    reach === 'whole'
      ? sql`true`
      : sql`(t.created_at > coalesce((select whole_at from ledger_state), to_timestamp(0)) - interval '1 hour'
          or t.id in (select transfer_id from ledger_entries as e join base as b on b.id = e.account_id
            where e.version > b.from_version))`;
  return ask(
    tx,
    sql`
    with base as (${accounts(reach)}),
    asked as (select t.id, t.entries from ledger_transfers as t where ${recent}),
    found as (
      select asked.id, asked.entries, e.currency, sum(e.amount) as amount, count(e.id) as entries_found
      from asked left join ledger_entries as e on e.transfer_id = asked.id
      group by asked.id, asked.entries, e.currency
    )
    select 'entries_missing' as fault, null::uuid as account_id, id as transaction_id
      from found group by id, entries having sum(entries_found) <> entries
    union all select 'sum_differs', null, id from found where amount <> 0
    union all select 'sum_differs', null, null from ledger_accounts group by currency having sum(balance) <> 0`,
  );
}

/** Holds, their ends and the changes of a limit follow from each other, and the account from the last. */
export function faultsOfHolds(tx: Tx, reach: Reach): Promise<Fault[]> {
  return ask(
    tx,
    sql`
    with base as (${accounts(reach)}),
    rows as (
      select account_id, seq, hash from ledger_holds
      union all select account_id, seq, hash from ledger_hold_ends
      union all select account_id, seq, hash from ledger_limits
    ),
    chained as (
      select r.account_id, r.seq, r.hash, b.from_seq,
        coalesce(lag(r.hash) over each, b.from_seq_hash) as before, row_number() over each as place
      from rows as r join base as b on b.id = r.account_id
      where r.seq > b.from_seq
      window each as (partition by r.account_id order by r.seq)
    ),
    summed as (
      select b.id, b.seq, b.seq_hash, b.from_seq, b.from_seq_hash, count(c.seq) as found,
        (array_agg(c.hash order by c.seq desc))[1] as last_hash
      from base as b left join chained as c on c.account_id = b.id
      group by b.id, b.seq, b.seq_hash, b.from_seq, b.from_seq_hash
    ),
    open as (
      select b.id, b.held, b.open_holds, coalesce(sum(h.amount), 0) as amount, count(h.id) as holds
      from base as b left join ledger_holds as h
        on h.account_id = b.id and not exists (select 1 from ledger_hold_ends as e where e.hold_id = h.id)
      group by b.id, b.held, b.open_holds
    )
    select 'version_gap' as fault, account_id, null::uuid as transaction_id from chained where seq <> from_seq + place
    union all select 'version_gap', id, null from summed where seq <> from_seq + found
    union all select 'chain_broken', id, null from summed where seq_hash <> coalesce(last_hash, from_seq_hash)
    union all select 'entry_altered', c.account_id, null from chained as c
      join ledger_holds as h on h.account_id = c.account_id and h.seq = c.seq where h.hash <> ledger_hold_hash(c.before, h)
    union all select 'entry_altered', c.account_id, e.transfer_id from chained as c
      join ledger_hold_ends as e on e.account_id = c.account_id and e.seq = c.seq
      where e.hash <> ledger_hold_end_hash(c.before, e)
    union all select 'entry_altered', c.account_id, null from chained as c
      join ledger_limits as l on l.account_id = c.account_id and l.seq = c.seq where l.hash <> ledger_limit_hash(c.before, l)
    union all select 'held_differs', id, null from open where held <> amount or open_holds <> holds
    union all select 'limit_differs', b.id, null from base as b
      where b.kind = 'wallet' and b.credit_limit <> coalesce(
        (select l.credit_limit from ledger_limits as l where l.account_id = b.id order by l.seq desc limit 1), 0)`,
  );
}

/** What was taken of a hold is what its payment took of the wallet; what is listed as open is open. */
export function faultsBetween(tx: Tx, reach: Reach): Promise<Fault[]> {
  return ask(
    tx,
    sql`
    with base as (${accounts(reach)})
    select 'hold_unmatched' as fault, e.account_id, e.transfer_id as transaction_id
      from ledger_hold_ends as e
      join base as b on b.id = e.account_id
      left join ledger_holds as h on h.id = e.hold_id
      left join ledger_transfers as t on t.id = e.transfer_id
      left join ledger_entries as p on p.transfer_id = e.transfer_id and p.account_id = e.account_id
      where h.id is null or h.account_id <> e.account_id or e.amount > h.amount
        or (e.outcome = 'captured' and (t.id is null or t.hold_id <> e.hold_id or p.amount is distinct from -e.amount))
        or (e.outcome <> 'captured' and (e.transfer_id is not null or e.amount <> 0))
    union all select 'hold_unmatched', p.account_id, t.id
      from ledger_transfers as t
      join ledger_entries as p on p.transfer_id = t.id and p.kind = 'wallet'
      join base as b on b.id = p.account_id
      where t.type = 'payment' and p.version > b.from_version
        and not exists (select 1 from ledger_hold_ends as e where e.hold_id = t.hold_id and e.transfer_id = t.id)
    union all select 'hold_unmatched', h.account_id, null
      from ledger_open_holds as o
      left join ledger_holds as h on h.id = o.hold_id
      where h.id is null or exists (select 1 from ledger_hold_ends as e where e.hold_id = o.hold_id)
    union all select 'hold_unmatched', b.id, null
      from base as b
      where b.open_holds <> (
        select count(*) from ledger_open_holds as o join ledger_holds as h on h.id = o.hold_id where h.account_id = b.id)
    union all select 'orphan', e.account_id, e.transfer_id
      from ledger_entries as e left join ledger_accounts as a on a.id = e.account_id
      where a.id is null and ${reach === 'whole' ? sql`true` : sql`false`}`,
  );
}

/**
 * What an earlier whole check has read is still there: an account never goes back behind its checkpoint, and the rows at which
 * that check ended are the same. Money whose newest rows are gone, accounts set back with them, shows here alone.
 */
export function faultsOfCheckpoints(tx: Tx, reach: Reach): Promise<Fault[]> {
  return ask(
    tx,
    sql`
    with base as (${accounts(reach)}),
    seqs as (
      select account_id, seq, hash from ledger_holds
      union all select account_id, seq, hash from ledger_hold_ends
      union all select account_id, seq, hash from ledger_limits
    )
    select 'checkpoint_differs' as fault, c.account_id, null::uuid as transaction_id
      from ledger_checkpoints as c
      join base as b on b.id = c.account_id
      left join ledger_entries as e on e.account_id = c.account_id and e.version = c.version
      left join seqs as s on s.account_id = c.account_id and s.seq = c.seq
      where b.version < c.version or b.seq < c.seq
        or coalesce(e.hash, '') <> c.hash or coalesce(s.hash, '') <> c.seq_hash
    union all select 'checkpoint_differs', c.account_id, null from ledger_checkpoints as c
      where not exists (select 1 from ledger_accounts as a where a.id = c.account_id)`,
  );
}

async function ask(tx: Tx, statement: RawBuilder<unknown>): Promise<Fault[]> {
  const { rows } = await (statement as RawBuilder<Fault>).execute(tx);
  return rows;
}
