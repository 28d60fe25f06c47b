import { sql, type RawBuilder } from 'kysely';
import type {
  BookingFlag,
  BookingRow,
  DeadlineKind,
  CancellationQuoteKind,
} from '@traveldesk/bookings-contract';
import { moneyOf } from '@traveldesk/shared-contract';
import { companyScope } from '@traveldesk/companies-server';
import { isoOf, toolsOf, type Actor, type Db, type Kernel } from '@traveldesk/shared-server';
import '../bookings.tables';
import { ofProducts, readableProducts } from '../product/rights';
import { isSeen, seenName } from '../scope';
import { houseMargin } from '../settings/margins.sql';

/** The reading user, and the time by the clock of bookings. */
export interface Reader extends Pick<Actor, 'type' | 'companyId' | 'userId'> {
  now: Date;
}

/** The reader of a list. `products` are the products whose bookings the reader may see; null for all, so that counts need no condition. */
export interface ListReader extends Reader {
  products: readonly string[] | null;
  /** The time zone by whose clock days begin. */
  timeZone: string;
}

/** Returns the caller as the reader of lists. */
export function listReader(kernel: Pick<Kernel, 'tools'>, actor: Actor, timeZone = 'UTC'): ListReader {
  const { type, companyId, userId } = actor;
  const { now, products: all } = toolsOf(kernel, 'bookings');
  const readable = readableProducts(kernel, actor);
  const products = readable.length === all.size ? null : readable;
  return { type, companyId, userId, now: now(), products, timeZone };
}

/** SQL conditions on `bookings`: those that the reader may see. */
export function readableBy(reader: ListReader): RawBuilder<boolean>[] {
  const ofCompanies = companyScope(reader)('bookings.company_id');
  return reader.products === null ? [ofCompanies] : [ofCompanies, ofProducts(reader.products)];
}

/** SQL: the booking's next deadline; for a doubt, the time it began. An open operation suspends other deadlines, except on hold. */
function deadlineAt(now: Date) {
  return sql<Date | null>`case
    when operations.state = 'in_doubt' then operations.begun_at
    when bookings.state = 'on_hold' then least(bookings.payment_required_by, bookings.price_guaranteed_until)
    when operations.state is not null then null
    when bookings.state = 'cancel_quoted' then (
      select expires_at from booking_quotes where booking_quotes.booking_id = bookings.id and ended_at is null)
    when bookings.state in ('ticketed', 'changed') and bookings.void_until > ${now} then bookings.void_until
    when bookings.state = 'confirmed' then (select min(next.at) from ${nextOfStay(now)})
  end`;
}

function deadlineKind(now: Date) {
  return sql<DeadlineKind | null>`case
    when operations.state = 'in_doubt' then 'in_doubt'
    when bookings.state = 'on_hold' and (bookings.payment_required_by is null
      or bookings.price_guaranteed_until < bookings.payment_required_by) then 'price_guarantee'
    when bookings.state = 'on_hold' then 'payment'
    when operations.state is not null then null
    when bookings.state = 'cancel_quoted' then 'refund_quote'
    when bookings.state in ('ticketed', 'changed') and bookings.void_until > ${now} then 'void_window'
    when bookings.state = 'confirmed' then (select next.kind from ${nextOfStay(now)} order by next.at, next.kind limit 1)
  end`;
}

/** SQL: the deadlines of a confirmed stay that are still to come. A cancellation has our own deadline, and after it the real one. */
function nextOfStay(now: Date) {
  const isBeforeHouse = sql`due.kind = 'cancellation' and ${houseMargin} > interval '0' and due.at - ${houseMargin} > ${now}`;
  return sql`(
    select case when ${isBeforeHouse} then 'house_cancellation' else due.kind end as kind,
        case when ${isBeforeHouse} then due.at - ${houseMargin} else due.at end as at
      from booking_deadlines as due
      where due.booking_id = bookings.id and due.kind in ('cancellation', 'balance') and due.at > ${now}) as next`;
}

/** SQL: the kind of the quote in state `cancel_quoted`, where the state guarantees an open quote. */
const quotedKind = sql<CancellationQuoteKind | null>`case when bookings.state = 'cancel_quoted' then (
  select kind from booking_quotes where booking_quotes.booking_id = bookings.id and ended_at is null) end`;

/** The sort columns of a list; `now` is the time by the clock of bookings. */
export const rowOrders = (now: Date) =>
  ({
    created_at: sql.ref('bookings.created_at'),
    departing_at: sql.ref('bookings.departs_on'),
    number: sql.ref('bookings.number'),
    total: sql.ref('bookings.total'),
    deadline: deadlineAt(now),
  }) as const satisfies Record<string, RawBuilder<unknown>>;

/** Selects the columns of list rows, limited to what the reader may see. */
export function bookingRows(db: Db, reader: Reader) {
  const { now } = reader;
  return db
    .selectFrom('bookings')
    .leftJoin('companies', 'companies.id', 'bookings.company_id')
    .leftJoin('suppliers', 'suppliers.id', 'bookings.supplier_id')
    .leftJoin('users as owners', 'owners.id', 'bookings.owner_id')
    .leftJoin('booking_operations as operations', (join) =>
      join
        .onRef('operations.booking_id', '=', 'bookings.id')
        .on('operations.state', 'in', ['pending', 'in_doubt']),
    )
    .select([
      'bookings.id',
      'bookings.number',
      'bookings.product',
      'bookings.kind',
      'bookings.state',
      'bookings.flags',
      'bookings.pnr',
      'bookings.lead',
      'bookings.travellers',
      'bookings.company_id',
      'companies.name as company_name',
      'bookings.supplier_id',
      'suppliers.name as supplier_name',
      'bookings.training',
      'bookings.route',
      'bookings.departing_at',
      'bookings.airline',
      'bookings.property',
      'bookings.city',
      'bookings.check_out',
      'bookings.rooms',
      'bookings.payment',
      'bookings.total',
      'bookings.currency',
      'bookings.owner_id',
      'operations.kind as operation_kind',
      'operations.state as operation_state',
      'bookings.created_at',
    ])
    .select([deadlineAt(now).as('deadline_at'), deadlineKind(now).as('deadline_kind')])
    .select(quotedKind.as('quoted'))
    .select([
      seenName(reader, 'bookings.owner_id', 'owners.name').as('owner_name'),
      sql<boolean>`bookings.reason is not null and ${isSeen(reader, 'bookings.created_by')}`.as(
        'gave_reason',
      ),
    ]);
}

type Found = Awaited<ReturnType<ReturnType<typeof bookingRows>['execute']>>[number];

/** A suspected duplicate may be another company's booking. Companies see this flag only if they gave a reason for it themselves. */
const isOwn = (flag: BookingFlag) => flag !== 'duplicate_suspected';

/** Converts a row for the API. */
export function rowOf(row: Found, forStaff: boolean): BookingRow {
  return {
    id: row.id,
    number: row.number,
    product: row.product,
    kind: row.kind,
    state: row.state,
    quoted: row.quoted,
    operation:
      row.operation_kind && row.operation_state
        ? { kind: row.operation_kind, state: row.operation_state }
        : null,
    flags: forStaff || row.gave_reason ? row.flags : row.flags.filter(isOwn),
    pnr: row.pnr,
    lead: row.lead,
    travellers: row.travellers,
    company: named(row.company_id, row.company_name),
    supplier:
      row.supplier_id && row.supplier_name
        ? { id: row.supplier_id, name: row.supplier_name, training: row.training }
        : null,
    route: row.route,
    departing_at: row.departing_at,
    airline: row.airline,
    stay: stayOf(row),
    total: row.total === null || row.currency === null ? null : moneyOf(BigInt(row.total), row.currency),
    owner: named(row.owner_id, row.owner_name),
    deadline:
      row.deadline_at && row.deadline_kind ? { kind: row.deadline_kind, at: isoOf(row.deadline_at) } : null,
    created_at: isoOf(row.created_at),
  };
}

function stayOf({ property, city, check_out, rooms, payment }: Found): BookingRow['stay'] {
  if (property === null || city === null || check_out === null || rooms === null || payment === null) {
    return null;
  }
  return { property, city, check_out, rooms, payment };
}

function named(id: string | null, name: string | null): { id: string; name: string } | null {
  return id === null || name === null ? null : { id, name };
}
