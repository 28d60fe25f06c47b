import { bookingPermissions } from '@traveldesk/bookings-contract';
import { numberText } from '@traveldesk/shared-contract';
import { useCan, useDebouncedValue } from '@traveldesk/shared-web';
import { useFlightBookingsOfTicketQuery } from './manual.api';

/** Digits of a whole ticket number (TRAVEL-RULES 22). */
const whole = 13;
/** States of failed, expired or canceled bookings; their tickets may be entered again. */
const over: readonly string[] = ['cancelled', 'expired', 'failed'];

/** Returns another visible booking than `own` with this ticket, if any. */
export function useTicketElsewhere(number: string | undefined, own: string | undefined) {
  const digits = useDebouncedValue(numberText(number ?? '').replace(/\D/g, ''));
  const skip = !useCan(bookingPermissions.list) || digits.length < whole;
  const { currentData } = useFlightBookingsOfTicketQuery(digits, { skip });
  return currentData?.data.find(({ id, state }) => id !== own && !over.includes(state));
}
