import { sql, type RawBuilder } from 'kysely';
import { stayStates, type SalesGroup } from '@traveldesk/bookings-contract';
import { companyScope } from '@traveldesk/companies-server';
import type { Db } from '@traveldesk/shared-server';
import '../bookings.tables';
import { isSeen } from '../scope';
import type { Reader } from '../list/booking-row.sql';

export type ReportReader = Pick<Reader, 'type' | 'companyId' | 'userId'>;

/** The filters of a report; the period is from `begin` until just before `end`. */
export interface SalesFilters {
  begin: Date;
  end: Date;
  company_id?: string | undefined;
  supplier_id?: string | undefined;
  user_id?: string | undefined;
}

/** Sums of postings in minor units, as strings from the driver. */
export interface SalesSums {
  sales: string;
  refunds: string;
  net: string;
  margin: string;
}

interface Grouped {
  key: string | null;
  /** The author's name stored with a booking; null for other groupings. */
  kept_name: string | null;
  currency: string;
}

/** Sales per group and currency. */
export async function sumSales(
  db: Db,
  by: SalesGroup,
  filters: SalesFilters,
  reader: ReportReader,
): Promise<(Grouped & SalesSums)[]> {
  const key = keyOf(by, reader, { company: 'paid.company_id', at: 'paid.created_at' });
  const { rows } = await sql<Grouped & SalesSums>`
    select ${key} as key, ${keptName(by, reader)} as kept_name, entries.currency, ${sums}
    ${postings(filters, reader, by === 'supplier' || by === 'user')}
    group by 1, entries.currency`.execute(db);
  return rows;
}

/** Sales by currency, except one, split at these instants. `step` is the 1-based index of the last instant at or before the posting. */
export async function sumSalesInSteps(
  db: Db,
  { except, instants }: { except: string; instants: readonly Date[] },
  filters: SalesFilters,
  reader: ReportReader,
): Promise<({ step: number; currency: string } & SalesSums)[]> {
  const texts = instants.map((instant) => instant.toISOString());
  const { rows } = await sql<{ step: number; currency: string } & SalesSums>`
    select width_bucket(paid.created_at, ${texts}::timestamptz[]) as step, entries.currency, ${sums}
    ${postings(filters, reader, false)} and entries.currency <> ${except}
    group by 1, entries.currency`.execute(db);
  return rows;
}

/**
 * Counts the issued tickets per group, in the currency of their bookings; exchanged tickets count like their replacements. Tickets of a
 * manual booking count once its price is paid.
 */
export async function countTickets(
  db: Db,
  by: SalesGroup,
  { begin, end, ...filters }: SalesFilters,
  reader: ReportReader,
): Promise<(Grouped & { tickets: number })[]> {
  const key = keyOf(by, reader, { company: 'bookings.company_id', at: 'tickets.issued_at' });
  const { rows } = await sql<Grouped & { tickets: number }>`
    select ${key} as key, ${keptName(by, reader)} as kept_name, bookings.currency, count(*)::int as tickets
    from booking_tickets as tickets join bookings on bookings.id = tickets.booking_id
    where tickets.kind = 'ticket' and tickets.issued_at >= ${begin} and tickets.issued_at < ${end}
      and (bookings.kind <> 'manual' or bookings.payment_id is not null)
      and bookings.currency is not null and ${companyScope(reader)('bookings.company_id')}
      ${ofCompany('bookings.company_id', filters)} ${ofBooking(filters, reader)}
    group by 1, bookings.currency`.execute(db);
  return rows;
}

/** Sums the commission that suppliers estimate for stays, per group and currency, by the instant of the booking. */
export async function sumExpected(
  db: Db,
  by: SalesGroup,
  filters: SalesFilters,
  reader: ReportReader,
): Promise<(Grouped & { expected: string })[]> {
  const key = keyOf(by, reader, { company: 'bookings.company_id', at: 'bookings.created_at' });
  const { rows } = await sql<Grouped & { expected: string }>`
    select ${key} as key, ${keptName(by, reader)} as kept_name, bookings.currency, ${expectedOf(filters, reader)}
    group by 1, bookings.currency`.execute(db);
  return rows;
}

/** The same by currency, except one, split like `sumSalesInSteps`. */
export async function sumExpectedInSteps(
  db: Db,
  { except, instants }: { except: string; instants: readonly Date[] },
  filters: SalesFilters,
  reader: ReportReader,
): Promise<{ step: number; currency: string; expected: string }[]> {
  const texts = instants.map((instant) => instant.toISOString());
  const { rows } = await sql<{ step: number; currency: string; expected: string }>`
    select width_bucket(bookings.created_at, ${texts}::timestamptz[]) as step, bookings.currency,
      ${expectedOf(filters, reader)} and bookings.currency <> ${except}
    group by 1, bookings.currency`.execute(db);
  return rows;
}

/** SQL: the sum and its stays; failed, canceled and refunded stays earn no commission. */
function expectedOf({ begin, end, ...filters }: SalesFilters, reader: ReportReader): RawBuilder<unknown> {
  return sql`sum(bookings.expected_commission)::text as expected
    from bookings
    where bookings.expected_commission is not null and bookings.created_at >= ${begin} and bookings.created_at < ${end}
      and bookings.state in (${sql.join(stayStates)}) and bookings.currency is not null
      and ${companyScope(reader)('bookings.company_id')}
      ${ofCompany('bookings.company_id', filters)} ${ofBooking(filters, reader)}`;
}

/**
 * Payments and refunds with the ledger entries of wallet, clearing and income; earnings of other companies are the rest. All count on the
 * day of the wallet's entry, as the ledger dates each entry after the last one of its own account.
 */
function postings(
  { begin, end, ...filters }: SalesFilters,
  reader: ReportReader,
  isByBooking: boolean,
): RawBuilder<unknown> {
  const asksBooking = isByBooking || filters.supplier_id !== undefined || filters.user_id !== undefined;
  const booking = sql`
    join ledger_transfers as transfers on transfers.id = entries.transfer_id
    left join bookings on bookings.id = transfers.about_id`;
  return sql`
    from ledger_entries as paid
    join ledger_entries as entries on entries.transfer_id = paid.transfer_id ${asksBooking ? booking : sql``}
    where paid.type in ('payment', 'refund') and paid.kind = 'wallet'
      and paid.created_at >= ${begin} and paid.created_at < ${end}
      and entries.kind in ('wallet', 'clearing', 'income')
      and ${companyScope(reader)('paid.company_id')} ${ofCompany('paid.company_id', filters)} ${ofBooking(filters, reader)}`;
}

const sumOf = (amount: RawBuilder<unknown>) => sql<string>`coalesce(sum(${amount}), 0)::numeric`;

const sums = sql<SalesSums>`
  ${sumOf(sql`case when entries.kind = 'wallet' and entries.type = 'payment' then -entries.amount end`)} as sales,
  ${sumOf(sql`case when entries.kind = 'wallet' and entries.type = 'refund' then entries.amount end`)} as refunds,
  ${sumOf(sql`case when entries.kind = 'clearing' then entries.amount end`)} as net,
  ${sumOf(sql`case when entries.kind = 'income' then entries.amount end`)} as margin`;

/** SQL: limits the rows to the company, if given. */
export function ofCompany(column: string, { company_id: id }: Pick<SalesFilters, 'company_id'>) {
  return id === undefined ? sql`` : sql`and ${sql.ref(column)} = ${id}`;
}

/** SQL: limits the rows to the supplier's and the user's bookings. A user whom the reader may not see gives no results (SECURITY 37). */
export function ofBooking(
  { supplier_id: supplier, user_id: user }: Pick<SalesFilters, 'supplier_id' | 'user_id'>,
  reader: ReportReader,
): RawBuilder<unknown> {
  const bySupplier = supplier === undefined ? sql`` : sql`and bookings.supplier_id = ${supplier}`;
  const byUser =
    user === undefined
      ? sql``
      : sql`and bookings.created_by = ${user} and ${isSeen(reader, 'bookings.created_by')}`;
  return sql`${bySupplier} ${byUser}`;
}

/** SQL: the row's group, as text. */
function keyOf(
  by: SalesGroup,
  reader: ReportReader,
  { company, at }: { company: string; at: string },
): RawBuilder<string | null> {
  switch (by) {
    case 'company':
      return sql<string | null>`${sql.ref(company)}::text`;
    case 'supplier':
      return sql<string | null>`bookings.supplier_id::text`;
    case 'user':
      return sql<
        string | null
      >`case when ${isSeen(reader, 'bookings.created_by')} then bookings.created_by end::text`;
    case 'day':
      return sql<string | null>`(${sql.ref(at)} at time zone 'UTC')::date::text`;
    case 'month':
      return sql<string | null>`date_trunc('month', ${sql.ref(at)} at time zone 'UTC')::date::text`;
  }
}

function keptName(by: SalesGroup, reader: ReportReader): RawBuilder<string | null> {
  if (by !== 'user') return sql<string | null>`null::text`;
  return sql<
    string | null
  >`max(case when ${isSeen(reader, 'bookings.created_by')} then bookings.created_by_name end)`;
}

/** Returns the names of these records by id. */
export async function namesOfGroups(
  db: Db,
  by: SalesGroup,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0 || by === 'day' || by === 'month') return new Map();
  const table = ({ company: 'companies', supplier: 'suppliers', user: 'users' } as const)[by];
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from ${sql.table(table)} where id = any(${[...ids]}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
