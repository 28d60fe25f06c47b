import { salesDays } from '@traveldesk/bookings-contract';
import { isDay } from '@traveldesk/shared-contract';

const dayOf = (text: string | undefined) => (text && isDay(text) ? text : undefined);

/** The days of a report by its address, as the API has them; a text that is no day counts as none. */
export function periodOf(
  { from, to }: { from?: string | undefined; to?: string | undefined },
  now: Date,
): { from: string; to: string } {
  return salesDays({ from: dayOf(from), to: dayOf(to) }, now);
}
