import { salesDays } from '@traveldesk/bookings-contract';
import { isDay } from '@traveldesk/shared-contract';

const dayOf = (text: string | undefined) => (text && isDay(text) ? text : undefined);

/** Returns the report's days from the address, with the API's defaults; an invalid day counts as missing. */
export function periodOf(
  { from, to }: { from?: string | undefined; to?: string | undefined },
  now: Date,
): { from: string; to: string } {
  return salesDays({ from: dayOf(from), to: dayOf(to) }, now);
}
