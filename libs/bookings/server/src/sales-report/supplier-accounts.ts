import { sql, type RawBuilder } from 'kysely';
import type { SupplierAccount, SupplierAccounts, SupplierAccountsQuery } from '@traveldesk/bookings-contract';
import { companyScope } from '@traveldesk/companies-server';
import { minorUnits, moneyOf, netPricePermission } from '@traveldesk/shared-contract';
import { lacking, seesNet, type Db } from '@traveldesk/shared-server';
import '../bookings.tables';
import { isSeen } from '../records/history.sql';
import { reportPeriod } from './period';
import type { ReportCall } from './sales-report';
import type { ReportReader, SalesFilters } from './sales.sql';

/**
 * What the platform owes each supplier by its orders, in their currencies. An order counts from when it was paid, a change and what is
 * returned from when they were done, as the supplier quoted them. Orders by a company's own access are owed by the company. Throws a 403
 * without net prices.
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

/** In SQL: what each operation cost at the supplier; below zero where it gave money back, and not credits of the airline. */
function moves(
  { end, company_id: company, supplier_id: supplier, user_id: user }: SalesFilters,
  reader: ReportReader,
): RawBuilder<unknown> {
  const asked = [
    companyScope(reader)('bookings.company_id'),
    ...(company === undefined ? [] : [sql`bookings.company_id = ${company}`]),
    ...(supplier === undefined ? [] : [sql`bookings.supplier_id = ${supplier}`]),
    ...(user === undefined
      ? []
      : [sql`bookings.created_by = ${user} and ${isSeen(reader, 'bookings.created_by')}`]),
  ];
  return sql`
    select bookings.supplier_id, operations.ended_at as at, moved.money ->> 'currency' as currency,
      case when operations.kind in ('cancel', 'void') then -(moved.money ->> 'amount')::numeric
        else (moved.money ->> 'amount')::numeric end as amount
    from booking_operations as operations
    join bookings on bookings.id = operations.booking_id
    left join booking_quotes as quotes on quotes.used_by = operations.id
    cross join lateral (select
      case operations.kind
        when 'pay' then operations.request -> 'price'
        when 'change' then case
          when left(quotes.content #>> '{change,due,amount}', 1) <> '-'
            or quotes.content #>> '{change,refund_to}' not in ('airline_credit', 'voucher')
          then quotes.content #> '{change,due}' end
        else case
          when quotes.content #>> '{cancellation,refund_to}' not in ('airline_credit', 'voucher')
          then quotes.content #> '{cancellation,refund}' end
      end as money) as moved
    where operations.state = 'done' and operations.ended_at < ${end}
      and operations.kind in ('pay', 'change', 'cancel', 'void')
      and not (operations.kind = 'cancel' and operations.before = 'on_hold')
      and bookings.supplier_id is not null and not bookings.own_access
      and ${sql.join(asked, sql` and `)}`;
}
