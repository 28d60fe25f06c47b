/** The groups of the sales report: by buyer, supplier or seller, or by day or month in UTC. */
export const salesGroups = ['company', 'supplier', 'user', 'day', 'month'] as const;
export type SalesGroup = (typeof salesGroups)[number];

/** Columns that reveal the platform's cost or commission; only for callers who see net prices. */
export const netSalesColumns = ['net', 'markup', 'margin', 'expected'] as const;

/** The days of a report in UTC. `to` is today by default, `from` the first day of the month of `to`. */
export function salesDays(
  { from, to }: { from?: string | undefined; to?: string | undefined },
  now: Date,
): { from: string; to: string } {
  const last = to || now.toISOString().slice(0, 10);
  return { from: from || `${last.slice(0, 7)}-01`, to: last };
}
