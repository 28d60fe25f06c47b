import { sql } from 'kysely';
import type { Deadline, DeadlineKind, DeadlineQuery } from '@traveldesk/bookings-contract';
import { companyScope } from '@traveldesk/companies-server';
import { countUpTo, isoOf, rowsBefore, type Actor, type Db } from '@traveldesk/shared-server';
import { bookingRows, rowOf } from '../list/booking-row.sql';

/** How far the queue is counted. */
const countedTo = 1_000;

/** Everything that runs out, each with its booking and instant; what is in doubt stands first, by when that began. */
function queue(now: Date) {
  return sql<{ booking_id: string; kind: DeadlineKind; at: Date }>`
    select booking_id, 'in_doubt' as kind, begun_at as at from booking_operations where state = 'in_doubt'
    union all
    select id, 'payment', payment_required_by from bookings
      where state = 'on_hold' and payment_required_by > ${now}
    union all
    select id, 'price_guarantee', price_guaranteed_until from bookings
      where state = 'on_hold' and price_guaranteed_until > ${now} and price_guaranteed_until < payment_required_by
    union all
    select id, 'void_window', void_until from bookings
      where state in ('ticketed', 'changed', 'cancel_quoted') and void_until > ${now}
    union all
    select booking_id, 'refund_quote', expires_at from booking_quotes
      where ended_at is null and expires_at > ${now} and kind <> 'change'
    union all
    select id, 'airline_change', ends_at from bookings
      where state in ('ticketed', 'changed', 'cancel_quoted', 'on_hold') and flags @> array['schedule_change']`;
}

type Reader = Pick<Actor, 'type' | 'companyId' | 'userId'>;

/** One page of the queue, the nearest first. */
export async function findDeadlines(db: Db, query: DeadlineQuery, reader: Reader, now: Date) {
  const where = sql<boolean>`${companyScope(reader)('bookings.company_id')}
    and (${query.kind ?? null}::text is null or due.kind = ${query.kind ?? null})
    and (${query.company_id ?? null}::uuid is null or bookings.company_id = ${query.company_id ?? null})
    and (${query.supplier_id ?? null}::uuid is null or bookings.supplier_id = ${query.supplier_id ?? null})
    and (${query.mine ?? 'false'} <> 'true' or bookings.owner_id = ${reader.userId})`;
  const due = sql`from (${queue(now)}) as due join bookings on bookings.id = due.booking_id where ${where}`;
  const { rows } = await sql<{ booking_id: string; kind: DeadlineKind; at: Date }>`
    select due.booking_id, due.kind, due.at ${due}
    order by (due.kind <> 'in_doubt'), due.at, due.booking_id
    limit ${query.per_page} offset ${rowsBefore(query)}`.execute(db);
  const count = await countUpTo(db, countedTo, (most) => sql`select 1 ${due} limit ${most}`);
  const ids = [...new Set(rows.map(({ booking_id: id }) => id))];
  const found = ids.length === 0 ? [] : await bookingRows(db).where('bookings.id', 'in', ids).execute();
  const byId = new Map(found.map((row) => [row.id, rowOf(row, reader.type === 'staff')]));
  const data = rows.flatMap(({ booking_id: id, kind, at }): Deadline[] => {
    const booking = byId.get(id);
    return booking ? [{ id: `${id}_${kind}`, kind, at: isoOf(at), booking }] : [];
  });
  return { data, ...count, now: isoOf(now) };
}
