import { sql } from 'kysely';
import { callerOf, type Caller } from '@traveldesk/wallet-server/testing';
import type { Db, ServerModule } from '@traveldesk/shared-server';
import type { TestApi } from '@traveldesk/shared-testing/server';
import { flightBookingsServer } from '..';
import { bookingsModules } from './bookings-api.fake';

/** The modules with the tables from before flights had a detail row. */
export const modulesBefore: readonly ServerModule[] = bookingsModules.map((module) =>
  module === flightBookingsServer ? { ...module, migrations: {} } : module,
);

/**
 * Fills the empty former table with bookings in every state; a tenth are manual. Each has a different
 * journey, as long as a return flight.
 */
export async function fillFormerBookings(db: Db, companyId: string, bookings: number): Promise<void> {
  // Inserts in parts, because a statement has a time limit.
  for (let from = 1; from <= bookings; from += part) {
    await insertFormerBookings(db, companyId, { from, to: Math.min(from + part - 1, bookings) });
  }
  await sql`analyze bookings`.execute(db);
}

const part = 5_000;

async function insertFormerBookings(
  db: Db,
  companyId: string,
  { from, to }: { from: number; to: number },
): Promise<void> {
  await sql`
    insert into bookings (id, number, kind, state, company_id, pnr, airline, route, departing_at, departs_on, ends_at, currency,
        total, net, payment_required_by, void_until, lead, travellers, search, created_at, updated_at,
        offer_id, search_id, asked_id, revision, wanted, slices, names, bags, conditions, itinerary_key)
      select gen_random_uuid(), 'TD-' || lpad(n::text, 6, '0'), case when n % 10 = 0 then 'manual' else 'supplier' end, state,
        ${companyId}::uuid, 'P' || lpad(n::text, 6, '0'), 'ZZ', array[case n % 3 when 0 then 'CAI–LHR' when 1 then 'CAI–DXB' else 'RUH–JED' end],
        to_char(at + interval '30 days', 'YYYY-MM-DD"T"HH24:MI:SS'), (at + interval '30 days')::date, at + interval '31 days', 'EUR',
        10000 + n, 9000, case when state = 'on_hold' then timestamptz '2027-06-01' + n * interval '1 minute' end,
        case when state = 'ticketed' then timestamptz '2027-06-02' + n * interval '1 minute' end,
        'Amal Haddad', 1, 'td-' || lpad(n::text, 6, '0'), at, at,
        gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), md5(n::text), null,
        (select jsonb_agg(jsonb_build_object('origin', 'CAI', 'destination', 'DXB', 'segments', jsonb_build_array(
          (select jsonb_object_agg('field_' || k, md5((n * leg * k)::text)) from generate_series(1, 20) as k))))
          from generate_series(1, 2) as leg),
        jsonb_build_object('places', (select jsonb_object_agg(md5((n * k)::text), md5((n + k)::text)) from generate_series(1, 8) as k),
          'airlines', '{}'::jsonb, 'aircraft', '{}'::jsonb),
        case when n % 10 > 0 then jsonb_build_object('carry_on', n % 3, 'checked', n % 2) end,
        case when n % 10 > 0 then '{"change":{"state":"unknown","penalty":null},"refund":{"state":"unknown","penalty":null}}'::jsonb end,
        case when n % 10 > 0 then 'CAI-DXB ' || n end
      from (
        select n, timestamptz '2026-01-01' + n * interval '1 minute' as at,
          (array['on_hold', 'ticketed', 'flown', 'refunded', 'voided', 'cancelled', 'expired', 'failed', 'changed', 'draft'])[1 + n % 10] as state
        from generate_series(${from}::int, ${to}::int) as n) as made`.execute(db);
}

/**
 * A digest of the flight columns of all bookings, from the former `bookings` table or from the detail rows.
 */
export async function digestOfDetails(db: Db, table: 'bookings' | 'flight_bookings'): Promise<string> {
  const id = table === 'bookings' ? sql.id('id') : sql.id('booking_id');
  const { rows } = await sql<{ digest: string }>`
    select md5(string_agg(md5(row(${id}, search_id, revision, wanted, slices, names, bags, conditions, itinerary_key)::text), ''
      order by ${id})) || ' of ' || count(*) as digest from ${sql.table(table)}`.execute(db);
  return rows[0]?.digest ?? '';
}

/** A user who may read all lists of bookings. */
export async function listReader(api: TestApi): Promise<Caller> {
  return callerOf(
    api,
    await api.signIn({ permissions: ['show_bookings', 'flights_bookings', 'export_bookings'] }),
  );
}

const tabs = ['all', 'in_doubt', 'on_hold', 'issuing', 'ticketed', 'refunds', 'ended'];
const sorts = ['created_at', 'departing_at', 'number', 'total', 'deadline'];
const lists = [
  ...sorts.flatMap((sort) => [`/booking-list?sort=${sort}`, `/booking-list?sort=-${sort}&per_page=100`]),
  ...tabs.map((tab) => `/flights/bookings?tab=${tab}&per_page=100`),
  '/booking-list?page=3',
  '/booking-list?product=flight&kind=manual',
  '/booking-list?search=TD-000042',
  '/booking-list?origin=CAI&destination=DXB&departing_from=2026-02-01',
  '/booking-list/counts',
  '/booking-deadlines?per_page=100',
];

/** The content of every list with its sorts, tabs, filters and counts, and the export of all bookings. */
export async function readLists(reader: Caller): Promise<Record<string, string>> {
  const read: Record<string, string> = {};
  for (const path of lists) {
    const { status, body } = await reader('GET', path);
    // The answer with the deadlines also contains the current time.
    read[path] = `${status} ${JSON.stringify({ ...body, now: undefined })}`;
  }
  const { status, body } = await reader('GET', '/booking/export', undefined, { accept: 'text/csv' });
  read.export = `${status} ${typeof body === 'string' ? body : JSON.stringify(body)}`;
  return read;
}

/** The differences between two readings of the lists: the path and the first differing text. */
export function differencesOf(
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
): string[] {
  return Object.entries(before).flatMap(([path, was]) => {
    const is = after[path] ?? '';
    if (was === is) return [];
    const at = [...was].findIndex((letter, place) => is[place] !== letter);
    return [`${path}: ${was.slice(at - 60, at + 60)} → ${is.slice(at - 60, at + 60)}`];
  });
}
