import { sql, type RawBuilder } from 'kysely';
import type { TestApi } from '@traveldesk/shared-testing/server';
import { checkLedger } from '../check/check-ledger';
import type { Fault, Reach } from '../check/fault';
import type { Books } from './ledger-with-every-movement';
import { bothReaches } from './both-reaches';

/** A fault written to a consistent ledger past the database's own rules. */
export interface Corruption {
  name: string;
  statements: (books: Books) => RawBuilder<unknown>[];
  /** Whether rows and accounts still agree, so that only the checkpoints reveal the fault. */
  agrees: boolean;
  /** Whether a check of new rows after a whole check must find it too, because an account changed. */
  behind: boolean;
}

const lastEntry = (nile: string) => sql`(
  select e.id from ledger_entries e where e.company_id = ${nile} and e.kind = 'wallet' and e.currency = 'EUR'
  order by version desc limit 1)`;
const someEntry = (nile: string) => sql`(
  select e.id from ledger_entries e where e.company_id = ${nile} and e.kind = 'wallet' and e.currency = 'EUR'
  order by version offset 2 limit 1)`;
const wallet = (nile: string) => sql`(
  select id from ledger_accounts where company_id = ${nile} and kind = 'wallet' and currency = 'EUR')`;

type Make = (books: Books) => RawBuilder<unknown> | RawBuilder<unknown>[];

const kinds: [string, Make][] = [
  [
    'a changed amount',
    ({ nile }) =>
      sql`update ledger_entries set amount = amount + 1, balance = balance + 1 where id = ${someEntry(nile)}`,
  ],
  [
    'a changed amount of the last entry, with the balance',
    ({ nile }) => [
      sql`update ledger_entries set amount = amount + 1, balance = balance + 1 where id = ${lastEntry(nile)}`,
      sql`update ledger_accounts set balance = balance + 1 where id = ${wallet(nile)}`,
    ],
  ],
  [
    'a changed amount on both sides',
    ({ paymentId }) =>
      sql`update ledger_entries set amount = amount + sign(amount)::bigint, balance = balance + sign(amount)::bigint where transfer_id = ${paymentId}`,
  ],
  ['a missing entry', ({ nile }) => sql`delete from ledger_entries where id = ${someEntry(nile)}`],
  ['a missing last entry', ({ nile }) => sql`delete from ledger_entries where id = ${lastEntry(nile)}`],
  [
    'a missing transaction, with its entries',
    ({ paymentId }) => [
      sql`delete from ledger_entries where transfer_id = ${paymentId}`,
      sql`delete from ledger_hold_ends where transfer_id = ${paymentId}`,
      sql`delete from ledger_transfers where id = ${paymentId}`,
    ],
  ],
  [
    'a missing transaction, its entries left',
    ({ paymentId }) => sql`delete from ledger_transfers where id = ${paymentId}`,
  ],
  [
    'a duplicate entry',
    ({ nile }) => [
      sql`alter table ledger_entries drop constraint ledger_entries_version`,
      sql`alter table ledger_entries drop constraint ledger_entries_side`,
      sql`insert into ledger_entries select (jsonb_populate_record(e, jsonb_build_object('id', gen_random_uuid()))).*
      from ledger_entries e where e.id = ${someEntry(nile)}`,
    ],
  ],
  [
    'an entry of another account',
    ({ nile, delta }) =>
      sql`update ledger_entries set account_id = ${wallet(delta)}, version = 99 where id = ${lastEntry(nile)}`,
  ],
  [
    'an entry at another time',
    ({ nile }) =>
      sql`update ledger_entries set created_at = created_at - interval '1 day' where id = ${someEntry(nile)}`,
  ],
  [
    'an entry in another currency',
    ({ nile }) => sql`update ledger_entries set currency = 'USD' where id = ${someEntry(nile)}`,
  ],
  [
    'an entry of another company',
    ({ nile, delta }) => sql`update ledger_entries set company_id = ${delta} where id = ${someEntry(nile)}`,
  ],
  [
    'an entry of another author',
    ({ nile }) => sql`update ledger_entries set author_id = gen_random_uuid() where id = ${someEntry(nile)}`,
  ],
  [
    'a skipped version',
    ({ nile }) => sql`update ledger_entries set version = 1000 where id = ${lastEntry(nile)}`,
  ],
  [
    'a wrong running sum',
    ({ nile }) => sql`update ledger_entries set paid_in = paid_in + 1 where id = ${someEntry(nile)}`,
  ],
  [
    'another hash',
    ({ nile }) => sql`update ledger_entries set hash = repeat('0', 64) where id = ${someEntry(nile)}`,
  ],
  [
    'another balance of the account',
    ({ nile }) => sql`update ledger_accounts set balance = balance + 100 where id = ${wallet(nile)}`,
  ],
  [
    'money moved between two accounts',
    ({ nile, delta }) => [
      sql`update ledger_accounts set balance = balance - 5 where id = ${wallet(nile)}`,
      sql`update ledger_accounts set balance = balance + 5 where id = ${wallet(delta)}`,
    ],
  ],
  [
    'another version of the account',
    ({ nile }) => sql`update ledger_accounts set version = version + 1 where id = ${wallet(nile)}`,
  ],
  [
    'a different held amount',
    ({ nile }) => sql`update ledger_accounts set held = 0 where id = ${wallet(nile)}`,
  ],
  [
    'a different number of holds',
    ({ nile }) => sql`update ledger_accounts set open_holds = 0 where id = ${wallet(nile)}`,
  ],
  [
    'another credit limit',
    ({ nile }) => sql`update ledger_accounts set credit_limit = 1000000 where id = ${wallet(nile)}`,
  ],
  [
    'a transaction of another type',
    ({ paymentId }) => sql`update ledger_transfers set note = 'other' where id = ${paymentId}`,
  ],
  [
    'a transaction of another reference',
    ({ paymentId }) => sql`update ledger_transfers set reference = 'other' where id = ${paymentId}`,
  ],
  [
    'a transaction of another author',
    ({ paymentId }) => sql`update ledger_transfers set author_name = 'Nobody' where id = ${paymentId}`,
  ],
  [
    'a transaction at another time',
    ({ paymentId }) =>
      sql`update ledger_transfers set created_at = created_at - interval '1 hour' where id = ${paymentId}`,
  ],
  [
    'a transaction with a recalculated hash',
    ({ paymentId }) => [
      sql`update ledger_transfers set note = 'other' where id = ${paymentId}`,
      sql`update ledger_transfers as t set hash = ledger_transfer_hash(t) where id = ${paymentId}`,
    ],
  ],
  [
    'a hold of another amount',
    ({ open }) => sql`update ledger_holds set amount = amount + 1 where id = ${open}`,
  ],
  [
    'a hold of another amount, with a matching held amount',
    ({ open, nile }) => [
      sql`update ledger_holds set amount = amount + 1 where id = ${open}`,
      sql`update ledger_accounts set held = held + 1 where id = ${wallet(nile)}`,
    ],
  ],
  [
    'a hold of another booking',
    ({ open }) => sql`update ledger_holds set about_id = gen_random_uuid() where id = ${open}`,
  ],
  [
    'a missing hold',
    ({ open }) => [
      sql`delete from ledger_open_holds where hold_id = ${open}`,
      sql`delete from ledger_holds where id = ${open}`,
    ],
  ],
  [
    'a hold that ended without an end',
    ({ open }) => sql`delete from ledger_open_holds where hold_id = ${open}`,
  ],
  ['a missing end', ({ taken }) => sql`delete from ledger_hold_ends where hold_id = ${taken}`],
  [
    'an end that took another amount',
    ({ taken }) => sql`update ledger_hold_ends set amount = amount - 1 where hold_id = ${taken}`,
  ],
  [
    'an end of another kind',
    ({ taken }) =>
      sql`update ledger_hold_ends set outcome = 'released', amount = 0, transfer_id = null where hold_id = ${taken}`,
  ],
  [
    'a missing change of the limit',
    ({ nile }) => sql`delete from ledger_limits where account_id = ${wallet(nile)} and seq = 1`,
  ],
  [
    'a change of the limit to another amount',
    ({ nile }) =>
      sql`update ledger_limits set credit_limit = 1 where account_id = ${wallet(nile)} and seq = 1`,
  ],
  [
    'a changed reason',
    ({ nile }) => sql`update ledger_limits set reason = 'x' where account_id = ${wallet(nile)} and seq = 1`,
  ],
];

/** Faults by someone who knows the format: the newest rows are deleted or changed, and the accounts agree with that. */
const agreeing: [string, Make][] = [
  [
    'a missing newest transaction, its accounts reset',
    ({ newest }) => [
      sql`update ledger_accounts as a
        set balance = e.previous_balance, paid_in = a.paid_in - greatest(e.amount, 0), version = a.version - 1,
          hash = coalesce((select hash from ledger_entries where account_id = a.id and version = e.version - 1), '')
        from ledger_entries as e where e.account_id = a.id and e.transfer_id = ${newest}`,
      sql`delete from ledger_entries where transfer_id = ${newest}`,
      sql`delete from ledger_transfers where id = ${newest}`,
    ],
  ],
  [
    'a replaced newest transaction, all hashes recalculated',
    ({ newest }) => [
      sql`update ledger_transfers set note = 'other' where id = ${newest}`,
      sql`update ledger_transfers as t set hash = ledger_transfer_hash(t) where id = ${newest}`,
      sql`update ledger_entries as e set hash = ledger_entry_hash(
        coalesce((select hash from ledger_entries where account_id = e.account_id and version = e.version - 1), ''),
        e, t.hash) from ledger_transfers as t where t.id = e.transfer_id and t.id = ${newest}`,
      sql`update ledger_accounts as a set hash = e.hash
        from ledger_entries as e where e.account_id = a.id and e.transfer_id = ${newest}`,
    ],
  ],
  [
    'a missing newest hold, its account reset',
    ({ open }) => [
      sql`update ledger_accounts as a
        set held = a.held - h.amount, open_holds = open_holds - 1, seq = a.seq - 1, seq_hash = l.hash
        from ledger_holds as h join ledger_limits as l on l.account_id = h.account_id and l.seq = h.seq - 1
        where h.account_id = a.id and h.id = ${open}`,
      sql`delete from ledger_open_holds where hold_id = ${open}`,
      sql`delete from ledger_holds where id = ${open}`,
    ],
  ],
];

/** Faults that change an account, so that a check of new rows reads it again. */
const ofAccounts = new Set([
  'a changed amount of the last entry, with the balance',
  'another balance of the account',
  'money moved between two accounts',
  'another version of the account',
  'a different held amount',
  'a different number of holds',
  'another credit limit',
  'a hold of another amount, with a matching held amount',
]);

export const corruptions: readonly Corruption[] = [
  ...kinds.map(([name, make]) => ({ name, make, agrees: false, behind: ofAccounts.has(name) })),
  ...agreeing.map(([name, make]) => ({ name, make, agrees: true, behind: true })),
].map(({ make, ...corruption }) => ({ ...corruption, statements: (books) => [make(books)].flat() }));

class Undo extends Error {}

/** Faults found by both kinds of check: `behind` after a whole check, `never` without an earlier one. */
export interface Found {
  behind: Record<Reach, Fault[]>;
  never: Record<Reach, Fault[]>;
}

/** Applies a corruption after a whole check, runs the checks, and rolls everything back. */
export async function applyCorruption(
  { kernel }: TestApi,
  books: Books,
  { statements }: Pick<Corruption, 'statements'>,
): Promise<Found> {
  let found: Found | undefined;
  await kernel.db
    .transaction()
    .execute(async (tx) => {
      await checkLedger(tx, 'whole');
      await sql`set local session_replication_role = replica`.execute(tx);
      for (const statement of statements(books)) await statement.execute(tx);
      const behind = await bothReaches(tx);
      await sql`delete from ledger_checkpoints`.execute(tx);
      await sql`update ledger_state set whole_at = null`.execute(tx);
      found = { behind, never: await bothReaches(tx) };
      throw new Undo();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undo)) throw error;
    });
  if (!found) throw new Error('The corruption was not applied.');
  return found;
}
