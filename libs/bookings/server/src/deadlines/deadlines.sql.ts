import { sql, type RawBuilder } from 'kysely';
import {
  deadlineKinds,
  expiringKinds,
  type BookingState,
  type Deadline,
  type DeadlineKind,
  type DeadlineQuery,
} from '@traveldesk/bookings-contract';
import { dayIn } from '@traveldesk/shared-contract';
import { countUpTo, endOfDay, isoOf, rowsBefore, snapshot, type Db } from '@traveldesk/shared-server';
import type { BookingDeadlineKind } from '../bookings.people.tables';
import { bookingRows, readableBy, rowOf, type ListReader } from '../list/booking-row.sql';
import { houseMargin, referenceMargin, refundMargin } from '../settings/margins.sql';

/** Upper limit of the total count. */
const countedTo = 1_000;

/** SQL condition: no operation is open. While one is, other deadlines do not apply. */
const isIdle = sql<boolean>`not exists (
  select 1 from booking_operations as open where open.booking_id = bookings.id and open.state in ('pending', 'in_doubt'))`;

/** SQL: the deadlines that products wrote for bookings in a state. */
const written = (kind: BookingDeadlineKind, state: BookingState) => sql`
  from booking_deadlines as due join bookings on bookings.id = due.booking_id
  where due.kind = ${sql.lit(kind)} and bookings.state = ${sql.lit(state)}`;

/**
 * The source of each kind of deadline, with its instant, which an index orders. Doubts and awaited refunds have the past instant at which
 * they began, so they sort first.
 */
function sources(now: Date): Record<DeadlineKind, { from: RawBuilder<unknown>; at: RawBuilder<Date> }> {
  const ofBookings = (at: string, condition: RawBuilder<boolean>) => ({
    from: sql`from bookings where ${condition}`,
    at: sql<Date>`${sql.ref(`bookings.${at}`)}`,
  });
  return {
    in_doubt: {
      from: sql`from booking_operations as due join bookings on bookings.id = due.booking_id where due.state = 'in_doubt'`,
      at: sql<Date>`due.begun_at`,
    },
    payment: ofBookings(
      'payment_required_by',
      sql`bookings.state = 'on_hold' and bookings.payment_required_by > ${now}`,
    ),
    price_guarantee: ofBookings(
      'price_guaranteed_until',
      sql`bookings.state = 'on_hold' and bookings.price_guaranteed_until > ${now}
        and (bookings.payment_required_by is null or bookings.price_guaranteed_until < bookings.payment_required_by)`,
    ),
    void_window: ofBookings(
      'void_until',
      sql`bookings.state in ('ticketed', 'changed', 'cancel_quoted') and bookings.void_until > ${now} and ${isIdle}`,
    ),
    refund_quote: {
      from: sql`from booking_quotes as due join bookings on bookings.id = due.booking_id
        where due.ended_at is null and due.expires_at > ${now} and due.kind <> 'change' and ${isIdle}`,
      at: sql<Date>`due.expires_at`,
    },
    airline_change: ofBookings(
      'ends_at',
      sql`bookings.flags @> array['schedule_change']
        and bookings.state in ('ticketed', 'changed', 'cancel_quoted', 'on_hold')`,
    ),
    house_cancellation: {
      from: sql`${written('cancellation', 'confirmed')} and due.at > ${now}::timestamptz + ${houseMargin} and ${houseMargin} > interval '0' and ${isIdle}`,
      at: sql<Date>`due.at - ${houseMargin}`,
    },
    cancellation: {
      from: sql`${written('cancellation', 'confirmed')} and due.at > ${now} and ${isIdle}`,
      at: sql<Date>`due.at`,
    },
    no_reference: {
      from: sql`${written('arrival', 'confirmed')} and bookings.pnr is null and due.at > ${now}
        and due.at <= ${now}::timestamptz + ${referenceMargin}`,
      at: sql<Date>`due.at`,
    },
    arrival: {
      // The outer bounds are wider than any day, so that the index finds the rows.
      from: sql`${written('arrival', 'confirmed')} and due.day_begins <= ${now} and due.day_ends > ${now}
        and due.at between ${now}::timestamptz - interval '2 days' and ${now}::timestamptz + interval '2 days'`,
      at: sql<Date>`due.at`,
    },
    balance: {
      from: sql`${written('balance', 'confirmed')} and due.at > ${now}`,
      at: sql<Date>`due.at`,
    },
    refund_pending: {
      from: sql`${written('refund_pending', 'refund_pending')} and due.at <= ${now}::timestamptz - ${refundMargin}`,
      at: sql<Date>`due.at`,
    },
  };
}

/** SQL: the first instant of tomorrow by the reader's clock. */
const endOfToday = ({ now, timeZone }: ListReader) =>
  sql`${endOfDay(dayIn(timeZone, now), timeZone)}::timestamptz`;

/** The `most` nearest deadlines of each kind that match the filters; a page never needs more of one kind. */
function nearest(query: DeadlineQuery, reader: ListReader, most: number) {
  const { company_id: companyId, supplier_id: supplierId } = query;
  const conditions = readableBy(reader);
  if (companyId !== undefined) conditions.push(sql`bookings.company_id = ${companyId}`);
  if (supplierId !== undefined) conditions.push(sql`bookings.supplier_id = ${supplierId}`);
  if (query.mine === 'true') conditions.push(sql`bookings.owner_id = ${reader.userId}`);
  const found = sources(reader.now);
  const offered = query.due === undefined ? deadlineKinds : expiringKinds;
  const kinds = offered.filter((kind) => query.kind === undefined || kind === query.kind);
  const before = query.due === undefined ? null : endOfToday(reader);
  const parts = kinds.map((kind) => {
    const { from, at } = found[kind];
    return sql`(select bookings.id as booking_id, ${sql.lit(kind)} as kind, ${at} as at ${from}
      and ${sql.join(conditions, sql` and `)} ${before ? sql`and ${at} < ${before}` : sql``} order by ${at} limit ${most})`;
  });
  // No kind is left when the filters exclude each other.
  if (parts.length === 0)
    return sql`(select null::uuid as booking_id, null as kind, null::timestamptz as at where false) as due`;
  return sql`(${sql.join(parts, sql` union all `)}) as due`;
}

/** Returns one page of deadlines, the nearest first; the page and its bookings are read in one snapshot. */
export function findDeadlines(db: Db, query: DeadlineQuery, reader: ListReader) {
  return snapshot(db, (tx) => deadlinesIn(tx, query, reader));
}

async function deadlinesIn(db: Db, query: DeadlineQuery, reader: ListReader) {
  const before = rowsBefore(query);
  const { rows } = await sql<{ booking_id: string; kind: DeadlineKind; at: Date }>`
    select booking_id, kind, at from ${nearest(query, reader, before + query.per_page)}
    order by at, booking_id, kind
    limit ${query.per_page} offset ${before}`.execute(db);
  const count = await countUpTo(
    db,
    countedTo,
    (most) => sql`select 1 from ${nearest(query, reader, most)} limit ${most}`,
  );
  const ids = [...new Set(rows.map(({ booking_id: id }) => id))];
  const found =
    ids.length === 0 ? [] : await bookingRows(db, reader).where('bookings.id', 'in', ids).execute();
  const byId = new Map(found.map((row) => [row.id, rowOf(row, reader.type === 'staff')]));
  const data = rows.flatMap(({ booking_id: id, kind, at }): Deadline[] => {
    const booking = byId.get(id);
    return booking ? [{ id: `${id}_${kind}`, kind, at: isoOf(at), booking }] : [];
  });
  return { data, ...count, now: isoOf(reader.now) };
}
