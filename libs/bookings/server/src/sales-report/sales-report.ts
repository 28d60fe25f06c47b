import {
  netSalesColumns,
  type SalesReport,
  type SalesReportExportQuery,
  type SalesReportQuery,
  type SalesRow,
  type SalesTotal,
} from '@traveldesk/bookings-contract';
import { netPricePermission, moneyOf, type Language } from '@traveldesk/shared-contract';
import {
  lacking,
  orderOf,
  rowsBefore,
  seesNet,
  snapshot,
  type Actor,
  type Db,
  type Tx,
} from '@traveldesk/shared-server';
import { reportPeriod, type ReportPeriod } from './period';
import { inPlatformCurrency } from './platform-total';
import {
  countTickets,
  namesOfGroups,
  sumExpected,
  sumSales,
  type SalesFilters,
  type SalesSums,
} from './sales.sql';
import { addSales, noSales, type Sales } from './sales';

export interface ReportCall {
  actor: Actor;
  language: Language;
  now: Date;
}

/** A group in one currency. Minor units. */
interface Row extends Sales {
  key: string | null;
  name: string | null;
  currency: string;
}

type Filters = Omit<SalesReportExportQuery, 'sort' | 'by' | 'from' | 'to'>;

/**
 * One page of sales groups by the ledger, and the totals of all groups. Throws a 422 for an invalid period, and a 403 for sorting by a net
 * column without net prices.
 */
export function readSalesReport(db: Db, query: SalesReportQuery, call: ReportCall): Promise<SalesReport> {
  const { page, per_page, from, to, by, sort, ...filters } = query;
  const period = reportPeriod({ from, to }, call.now);
  return snapshot(db, async (tx) => {
    const rows = await rowsOf(tx, { by, sort, filters, period }, call);
    const byCurrency = new Map<string, Sales>();
    for (const row of rows)
      byCurrency.set(row.currency, addSales(byCurrency.get(row.currency) ?? noSales, row));
    const isTold = seesNet(call.actor);
    const reader = { ...call.actor, seesNet: isTold };
    const all = await inPlatformCurrency(tx, byCurrency, filtersOf(filters, period), reader);
    const first = rowsBefore({ page, per_page });
    return {
      by,
      from: period.from,
      to: period.to,
      data: rows.slice(first, first + per_page).map((row) => shownRow(row, isTold)),
      total: rows.length,
      sums: [...byCurrency]
        .sort(([one], [other]) => one.localeCompare(other))
        .map(([currency, sales]) => shownSales(currency, sales, isTold)),
      platform_currency: all.currency,
      total_in_platform_currency: all.sales && shownSales(all.currency, all.sales, isTold),
      without_rate: all.withoutRate,
    };
  });
}

/** Yields all groups, for an export. */
export async function* allSales(
  db: Db,
  { by, sort, from, to, ...filters }: SalesReportExportQuery,
  call: ReportCall,
): AsyncGenerator<SalesRow> {
  const period = reportPeriod({ from, to }, call.now);
  const rows = await snapshot(db, (tx) => rowsOf(tx, { by, sort, filters, period }, call));
  const isTold = seesNet(call.actor);
  for (const row of rows) yield shownRow(row, isTold);
}

const filtersOf = (filters: Filters, { begin, end }: ReportPeriod): SalesFilters => ({
  ...filters,
  begin,
  end,
});

interface Asked extends Pick<SalesReportExportQuery, 'by' | 'sort'> {
  filters: Filters;
  period: ReportPeriod;
}

async function rowsOf(tx: Tx, { by, sort, filters, period }: Asked, call: ReportCall): Promise<Row[]> {
  const order = orderOf(sort ?? 'name');
  const isNet = (netSalesColumns as readonly string[]).includes(order.column);
  if (isNet && !seesNet(call.actor)) throw lacking(netPricePermission);
  const asked = filtersOf(filters, period);
  const sold = await sumSales(tx, by, asked, call.actor);
  const issued = await countTickets(tx, by, asked, call.actor);
  // Readers without net prices have no rows of stays that earn only commission.
  const expected = seesNet(call.actor) ? await sumExpected(tx, by, asked, call.actor) : [];
  const groups = new Map<string, Row>();
  for (const { key, kept_name: name, currency, ...sums } of [...sold, ...issued, ...expected]) {
    const id = `${key} ${currency}`;
    const group = groups.get(id) ?? { key, name, currency, ...noSales };
    const sales = { ...noSales, ...partOf(sums) };
    groups.set(id, { ...group, name: group.name ?? name, ...addSales(group, sales) });
  }
  const ids = [...groups.values()].flatMap(({ key }) => key ?? []);
  const names = await namesOfGroups(tx, by, [...new Set(ids)]);
  const rows = [...groups.values()].map((row) => ({
    ...row,
    name: row.key === null ? null : (names.get(row.key) ?? row.name),
  }));
  return rows.sort(inOrder(order, new Intl.Collator(call.language)));
}

function partOf(sums: SalesSums | { tickets: number } | { expected: string }): Partial<Sales> {
  if ('tickets' in sums) return sums;
  if ('expected' in sums) return { expected: BigInt(sums.expected) };
  const { sales, refunds, net, margin } = sums;
  return { sales: BigInt(sales), refunds: BigInt(refunds), net: BigInt(net), margin: BigInt(margin) };
}

type Column = ReturnType<typeof orderOf<NonNullable<SalesReportExportQuery['sort']>>>['column'];

/** Sorts by name, or by amount within each currency. Groups without a name come last. */
function inOrder(
  { column, direction }: { column: string; direction: 'asc' | 'desc' },
  collator: Intl.Collator,
) {
  const sign = direction === 'asc' ? 1 : -1;
  const byName = (one: Row, other: Row) => {
    const [a, b] = [one.name ?? one.key, other.name ?? other.key];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return collator.compare(a, b) * (column === 'name' ? sign : 1);
  };
  const byCurrency = (one: Row, other: Row) =>
    one.currency < other.currency ? -1 : Number(one.currency !== other.currency);
  return (one: Row, other: Row): number => {
    if (column === 'name') return byName(one, other) || byCurrency(one, other);
    const key = column as Exclude<Column, 'name' | `-${string}`>;
    const [a, b] = [valueOf(one, key), valueOf(other, key)];
    const byValue = a === b ? 0 : (a < b ? -1 : 1) * sign;
    return (
      (column === 'tickets' ? 0 : byCurrency(one, other)) ||
      byValue ||
      byName(one, other) ||
      byCurrency(one, other)
    );
  };
}

const valueOf = (row: Sales, column: keyof Sales | 'markup') =>
  column === 'markup' ? markupOf(row) : row[column];

/** The markup: what companies pay above the net price, for the platform and for other companies. */
const markupOf = ({ sales, refunds, net }: Sales): bigint => sales - refunds - net;

function shownRow({ key, name, currency, ...sales }: Row, isTold: boolean): SalesRow {
  return { id: `${key ?? 'none'} ${currency}`, key, name, ...shownSales(currency, sales, isTold) };
}

function shownSales(currency: string, sales: Sales, isTold: boolean): SalesTotal {
  const money = (minor: bigint) => moneyOf(minor, currency);
  return {
    currency,
    tickets: sales.tickets,
    sales: money(sales.sales),
    refunds: money(sales.refunds),
    ...(isTold && {
      net: money(sales.net),
      markup: money(markupOf(sales)),
      margin: money(sales.margin),
      expected: money(sales.expected),
    }),
  };
}
