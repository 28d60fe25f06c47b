import { sql, type RawBuilder } from 'kysely';
import type { SupplierAccount, SupplierAccounts, SupplierAccountsQuery } from '@traveldesk/bookings-contract';
import { companyScope } from '@traveldesk/companies-server';
import { minorUnits, moneyOf, netPricePermission } from '@traveldesk/shared-contract';
import { lacking, seesNet, type Db } from '@traveldesk/shared-server';
import '../bookings.tables';
import { reportPeriod } from './period';
import type { ReportCall } from './sales-report';
import { ofBooking, ofCompany, type ReportReader, type SalesFilters } from './sales.sql';

/**
 * Returns the suppliers' accounts by order, in the orders' currencies. An order counts from its payment; changes and refunds count when
 * done, as quoted by the supplier; late ones when taken or completed. Orders with a company's own credentials are excluded, as the company
 * owes them. Throws a 403 without net prices.
 */
export async function readSupplierAccounts(
  db: Db,
  { from, to, ...filters }: SupplierAccountsQuery,
  { actor, now }: Pick<ReportCall, 'actor' | 'now'>,
): Promise<SupplierAccounts> {
  if (!seesNet(actor)) throw lacking(netPricePermission);
  const period = reportPeriod({ from, to }, now);
  const rows = await sumOrders(db, { ...filters, begin: period.begin, end: period.end }, actor);
  return { from: period.from, to: period.to, data: rows.map(accountOf) };
}

interface Row {
  id: string;
  name: string;
  currency: string;
  ordered: string;
  returned: string;
  balance: string;
}

function accountOf({ id, name, currency, ordered, returned, balance }: Row): SupplierAccount {
  const minor = (amount: string) => minorUnits({ amount, currency });
  const [more, less] = [minor(ordered), minor(returned)];
  return {
    supplier: { id, name },
    currency,
    ordered: moneyOf(more, currency),
    returned: moneyOf(less, currency),
    owed: moneyOf(more - less, currency),
    balance: moneyOf(minor(balance), currency),
  };
}

async function sumOrders(db: Db, filters: SalesFilters, reader: ReportReader): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select suppliers.id, suppliers.name, moves.currency,
      coalesce(sum(amount) filter (where amount > 0 and at >= ${filters.begin}), 0)::text as ordered,
      coalesce(-sum(amount) filter (where amount < 0 and at >= ${filters.begin}), 0)::text as returned,
      sum(amount)::text as balance
    from (${moves(filters, reader)}) as moves join suppliers on suppliers.id = moves.supplier_id
    where amount is not null and moves.currency is not null
    group by suppliers.id, suppliers.name, moves.currency
    order by lower(suppliers.name), suppliers.id, moves.currency`.execute(db);
  return rows;
}

/** In SQL: the supplier-side cost of each operation; negative for money returned. */
function moves({ end, ...filters }: SalesFilters, reader: ReportReader): RawBuilder<unknown> {
  return sql`
    select bookings.supplier_id, moved.at, moved.money ->> 'currency' as currency,
      moved.sign * (moved.money ->> 'amount')::numeric as amount
    from (${ofOperations} union all ${ofLateRefunds}) as moved join bookings on bookings.id = moved.booking_id
    where moved.at < ${end} and bookings.supplier_id is not null and not bookings.own_access
      and ${companyScope(reader)('bookings.company_id')}
      ${ofCompany('bookings.company_id', filters)} ${ofBooking(filters, reader)}`;
}

/** SQL: the refund of a cancellation; null if unknown, or if the airline keeps it as a credit. */
function returnedBy(content: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    case when ${content} #>> '{cancellation,refund_to}' not in ('airline_credit', 'voucher')
      then ${content} #> '{cancellation,refund}' end`;
}

/** Operations that were done, including late successes that were taken (`settleLateSuccess`). */
const ended = sql`
  select id, booking_id, kind, request, ended_at as at
  from booking_operations
  where state = 'done' and kind in ('pay', 'book', 'change', 'cancel', 'void')
    and not (kind = 'cancel' and before = 'on_hold')
  union all
  select late.id, late.booking_id, late.kind, late.request, min(taken.at) as at
  from booking_operations as late
  join booking_history as taken
    on taken.booking_id = late.booking_id and taken.event = 'late_taken' and taken.at >= late.ended_at
  join bookings on bookings.id = late.booking_id and bookings.payment_id is not null
  where late.state = 'refused' and (
    (late.kind = 'change' and exists (select from booking_quotes as used where used.used_by = late.id))
    or (late.kind in ('pay', 'book') and not exists (
      select from booking_operations as other
      where other.booking_id = late.booking_id and other.kind in ('pay', 'book')
        and (other.state = 'done' or other.begun_at > late.begun_at))))
  group by late.id`;

const ofOperations = sql`
  select operations.booking_id, operations.at,
    case when operations.kind in ('cancel', 'void') then -1 else 1 end as sign,
    case operations.kind
      when 'pay' then operations.request -> 'price'
      when 'book' then operations.request -> 'price'
      when 'change' then case
        when left(quotes.content #>> '{change,due,amount}', 1) <> '-'
          or quotes.content #>> '{change,refund_to}' not in ('airline_credit', 'voucher')
        then quotes.content #> '{change,due}' end
      else coalesce(operations.request -> 'returned', ${returnedBy(sql`quotes.content`)})
    end as money
  from (${ended}) as operations left join booking_quotes as quotes on quotes.used_by = operations.id`;

/** Refunds that the supplier confirmed after the cancellation (`completeRefund`), unless a quote already had the amount. */
const ofLateRefunds = sql`
  select completed.booking_id, completed.at, -1 as sign, ${returnedBy(sql`refunded.picture`)} as money
  from booking_history as completed join bookings as refunded on refunded.id = completed.booking_id
  where completed.event in ('refund_confirmed', 'refund_completed') and refunded.payment_id is not null
    and refunded.picture #>> '{cancellation,confirmed_at}' is not null
    and not exists (
      select from booking_operations as operations left join booking_quotes as quotes on quotes.used_by = operations.id
      where operations.booking_id = completed.booking_id and operations.state = 'done'
        and coalesce(quotes.content #>> '{cancellation,refund,amount}', operations.request #>> '{returned,amount}') is not null)`;
