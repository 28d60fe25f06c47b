import { sql } from 'kysely';
import type { Db } from '@traveldesk/shared-server';

/**
 * Inserts bookings of a company directly into the table until it has this many, each with one traveler, bypassing the rules for creating
 * them: nine of ten are flown, or, with `hotels`, one of these is a stay; the rest are in all other states; ten await payment and
 * ten can be voided, whatever the total.
 */
export async function fillBookings(
  db: Db,
  companyId: string,
  bookings: number,
  { hotels = false } = {},
): Promise<void> {
  await sql`
    insert into bookings (id, number, product, kind, state, company_id, pnr, airline, route, departing_at, departs_on, ends_at, currency,
        total, net, payment_required_by, void_until, lead, travellers, search, created_at, updated_at)
      select gen_random_uuid(), 'TD-' || lpad(n::text, 6, '0'), case when state = 'stayed' then 'hotel' else 'flight' end, 'manual', state, ${companyId}::uuid, 'P' || lpad(n::text, 6, '0'), 'ZZ',
        array[case n % 3 when 0 then 'CAI–LHR' when 1 then 'CAI–DXB' else 'RUH–JED' end],
        to_char(at + interval '30 days', 'YYYY-MM-DD"T"HH24:MI:SS'), (at + interval '30 days')::date, at + interval '31 days', 'EUR',
        10000 + n, 9000, case when state = 'on_hold' then timestamptz '2027-06-01' + n * interval '1 minute' end,
        case when state = 'ticketed' then timestamptz '2027-06-02' + n * interval '1 minute' end,
        'Amal Haddad', 1, 'td-' || lpad(n::text, 6, '0') || E'\np' || lpad(n::text, 6, '0') || E'\namal haddad ' || md5(n::text), at, at
      from (
        select n, timestamptz '2026-01-01' + n * interval '1 minute' as at,
          case when n <= 10 then 'on_hold' when n <= 20 then 'ticketed' when ${hotels} and n % 10 = 1 then 'stayed' when n % 10 > 0 then 'flown'
            else (array['refunded', 'voided', 'cancelled', 'expired', 'failed'])[1 + n / 10 % 5] end as state
        from generate_series((select count(*) + 1 from bookings), ${bookings}::int) as n) as made`.execute(
    db,
  );
  await sql`
    update bookings set property = 'Nile Ritz ' || number, property_compact = E'\\nnileritz' || lower(right(number, 6)) || E'\\n',
        city = 'Cairo', city_compact = E'\\ncairo\\n', check_out = departs_on + 2, rooms = 1, payment = 'pay_now'
      where product = 'hotel' and property is null`.execute(db);
  await sql`
    insert into flight_bookings (booking_id)
      select id from bookings where product = 'flight' and id not in (select booking_id from flight_bookings)`.execute(
    db,
  );
  await sql`
    insert into booking_travellers (id, booking_id, place, type, given_name, family_name, person)
      select gen_random_uuid(), id, 0, 'adult', 'Amal', 'Haddad', md5(right(number, 3)) from bookings
      where id not in (select booking_id from booking_travellers)`.execute(db);
  await sql`vacuum analyze bookings, flight_bookings, booking_travellers`.execute(db);
}
