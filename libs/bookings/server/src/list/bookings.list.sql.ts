import { sql, type OrderByItemBuilder, type RawBuilder } from 'kysely';
import {
  bookingTabs,
  statesOfStage,
  statesOfTab,
  type BookingQuery,
  type BookingRow,
  type BookingTab,
} from '@traveldesk/bookings-contract';
import { compactText, type Page } from '@traveldesk/shared-contract';
import {
  allRows,
  compactFrom,
  countUpTo,
  endOfDay,
  likePattern,
  orderOf,
  paginateUpTo,
  startOfDay,
  type Db,
} from '@traveldesk/shared-server';
import { isSeen } from '../scope';
import { isBookingFoundBy } from '../engine/bookings.searched';
import { bookingRows, readableBy, rowOf, rowOrders, type ListReader } from './booking-row.sql';

export type Filters = Omit<BookingQuery, 'page' | 'per_page' | 'sort'>;
type Sort = NonNullable<BookingQuery['sort']>;

/** Upper limit of the count of a tab. */
const countedPerTab = 1_000;

/** Returns one page of the bookings in the caller's sight that match the filters, newest first by default. */
export async function findBookings(
  db: Db,
  query: BookingQuery,
  reader: ListReader,
): Promise<Page<BookingRow>> {
  const { sort, ...filters } = query;
  const listed = inOrder(matching(db, filters, reader), reader, sort);
  const { data, ...count } = await paginateUpTo(db, listed, query, (most) =>
    first(db, filters, reader, most),
  );
  return { data: data.map((row) => rowOf(row, reader.type === 'staff')), ...count };
}

const matching = (db: Db, filters: Filters, reader: ListReader) =>
  bookingRows(db, reader).where((eb) => eb.and(conditionsOf(filters, reader)));

/** Orders rows, newest first by default. Missing values come last; columns without nulls omit `nulls last`, as their index does. */
function inOrder(rows: ReturnType<typeof bookingRows>, { now }: ListReader, sort: Sort = '-created_at') {
  const { column, direction } = orderOf(sort);
  const placed = (order: OrderByItemBuilder) => {
    const by = direction === 'asc' ? order.asc() : order.desc();
    return column === 'created_at' || column === 'number' ? by : by.nullsLast();
  };
  const grouped = column === 'total' ? rows.orderBy('bookings.currency') : rows;
  return grouped.orderBy(rowOrders(now)[column], placed).orderBy('bookings.id', direction);
}

/** Rows per query of an export. */
const exported = 1_000;

/** Yields all matching bookings in the order of the list. */
export async function* allBookings(
  db: Db,
  { sort, ...filters }: Filters & { sort?: Sort },
  reader: ListReader,
): AsyncGenerator<BookingRow> {
  const rows =
    sort && sort !== '-created_at'
      ? allRows(inOrder(matching(db, filters, reader), reader, sort), 'bookings.id')
      : newestFirst(db, filters, reader);
  for await (const row of rows) yield rowOf(row, reader.type === 'staff');
}

/** Yields the newest first, in keyset pages: each continues after the last row, so that each page costs the same. */
async function* newestFirst(db: Db, filters: Filters, reader: ListReader) {
  const query = inOrder(matching(db, filters, reader), reader).limit(exported);
  for (let last: { created_at: Date; id: string } | undefined; ;) {
    const from = last;
    const rows = await (
      from
        ? query.where(sql<boolean>`(bookings.created_at, bookings.id) < (${from.created_at}, ${from.id})`)
        : query
    ).execute();
    yield* rows;
    if (rows.length < exported) return;
    last = rows.at(-1);
  }
}

/** Returns the count of each tab with the other filters. */
export async function countTabs(db: Db, filters: Omit<Filters, 'tab'>, reader: ListReader) {
  const counts: { tab: BookingTab; count: number; more: boolean }[] = [];
  for (const tab of bookingTabs) {
    const { total, at_least: more = false } = await countUpTo(db, countedPerTab, (most) =>
      first(db, { ...filters, tab }, reader, most),
    );
    counts.push({ tab, count: total, more });
  }
  return counts;
}

function first(db: Db, filters: Filters, reader: ListReader, most: number) {
  return db
    .selectFrom('bookings')
    .select(sql`1`.as('one'))
    .where((eb) => eb.and(conditionsOf(filters, reader)))
    .limit(most);
}

/** The filters as conditions on `bookings` (and on users for the owner), so that counting needs no joins. */
function conditionsOf(filters: Filters, reader: ListReader): RawBuilder<boolean>[] {
  const found = readableBy(reader);
  const add = <Value>(value: Value | undefined, condition: (value: Value) => RawBuilder<boolean>) => {
    if (value !== undefined) found.push(condition(value));
  };
  add(filters.search, isBookingFoundBy);
  add(filters.tab, tabCondition);
  add(filters.state, (state) => sql<boolean>`bookings.state = ${state}`);
  add(filters.stage, (stage) => sql<boolean>`bookings.state in (${sql.join(statesOfStage[stage])})`);
  add(filters.company_id, (id) => sql<boolean>`bookings.company_id = ${id}`);
  add(filters.supplier_id, (id) => sql<boolean>`bookings.supplier_id = ${id}`);
  // A user whom the reader may not see gives no results (SECURITY 37).
  add(
    filters.owner_id,
    (id) => sql<boolean>`bookings.owner_id = ${id} and ${isSeen(reader, 'bookings.owner_id')}`,
  );
  add(filters.kind, (kind) => sql<boolean>`bookings.kind = ${kind}`);
  add(filters.flag, (flag) => sql<boolean>`bookings.flags @> array[${sql.lit(flag)}]`);
  add(filters.product, (product) => sql<boolean>`bookings.product = ${product}`);
  add(filters.origin, (code) => sql<boolean>`left(bookings.route[1], 3) = ${code}`);
  add(filters.destination, (code) => sql<boolean>`right(bookings.route[1], 3) = ${code}`);
  add(filters.airline, (code) => sql<boolean>`bookings.airline = ${code}`);
  add(filters.airport, (code) => sql<boolean>`booking_airports(bookings.route) @> array[${code}::text]`);
  add(filters.from, (day) => sql<boolean>`bookings.created_at >= ${startOfDay(day, reader.timeZone)}`);
  add(filters.to, (day) => sql<boolean>`bookings.created_at < ${endOfDay(day, reader.timeZone)}`);
  add(filters.departing_from, (day) => sql<boolean>`bookings.departs_on >= ${day}`);
  add(filters.departing_to, (day) => sql<boolean>`bookings.departs_on <= ${day}`);
  add(filters.property, (text) => hasText('bookings.property_compact', text));
  add(filters.city, (text) => hasText('bookings.city_compact', text));
  add(filters.payment, (payment) => sql<boolean>`bookings.payment = ${payment}`);
  const { deadline_from: first, deadline_to: last } = filters;
  if (first !== undefined || last !== undefined) found.push(hasDeadline(first, last, reader));
  return found;
}

/** Whether search lines contain a text; a short one only at the beginning of a line, as in searches of whole tables. */
function hasText(column: string, typed: string) {
  const text = compactText(typed);
  return sql<boolean>`${sql.ref(column)} like ${likePattern(text.length < compactFrom ? `\n${text}` : text)}`;
}

/** Whether a stay has a deadline within these days of the reader: the end of a tier of its terms, or the balance due to the seller. */
function hasDeadline(first: string | undefined, last: string | undefined, { timeZone }: ListReader) {
  return sql<boolean>`bookings.state = 'confirmed' and bookings.id in (
    select booking_id from booking_deadlines where kind in ('cancellation', 'balance')
      ${first === undefined ? sql`` : sql`and at >= ${startOfDay(first, timeZone)}`}
      ${last === undefined ? sql`` : sql`and at < ${endOfDay(last, timeZone)}`})`;
}

function tabCondition(tab: BookingTab) {
  if (tab === 'all') return sql<boolean>`true`;
  if (tab === 'in_doubt') {
    return sql<boolean>`bookings.id in (select booking_id from booking_operations where state = 'in_doubt')`;
  }
  // States are literals, so that the partial index of each tab applies.
  return sql<boolean>`bookings.state in (${sql.join(statesOfTab[tab].map((state) => sql.lit(state)))})`;
}
