import { periodInstants } from '@traveldesk/wallet-server';

/** The days of a report in UTC, both included, and its instants: from `begin` until just before `end`. */
export interface ReportPeriod {
  from: string;
  to: string;
  begin: Date;
  end: Date;
}

/** The period that was asked for; without its days the month of the last day, until today. Throws a 422 as statements do. */
export function reportPeriod(
  { from: first, to: last }: { from?: string | undefined; to?: string | undefined },
  now: Date,
): ReportPeriod {
  const to = last ?? now.toISOString().slice(0, 10);
  const from = first ?? `${to.slice(0, 7)}-01`;
  return { from, to, ...periodInstants({ from, to }) };
}
