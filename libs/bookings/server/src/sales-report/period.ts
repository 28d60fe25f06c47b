import { salesDays } from '@traveldesk/bookings-contract';
import { periodInstants } from '@traveldesk/wallet-server';

/** The days of a report in UTC, both included, and its instants: from `begin` until just before `end`. */
export interface ReportPeriod {
  from: string;
  to: string;
  begin: Date;
  end: Date;
}

/** The period of a report (`salesDays`). Throws a 422 as statements do. */
export function reportPeriod(
  asked: { from?: string | undefined; to?: string | undefined },
  now: Date,
): ReportPeriod {
  const days = salesDays(asked, now);
  return { ...days, ...periodInstants(days) };
}
