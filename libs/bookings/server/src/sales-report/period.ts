import { salesDays } from '@traveldesk/bookings-contract';
import { periodInstants } from '@traveldesk/wallet-server';

/** The days of a report in UTC, both included, as a half-open range of instants: `begin` included, `end` excluded. */
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
