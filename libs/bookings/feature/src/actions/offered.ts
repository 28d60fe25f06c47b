import type { AvailableAction, Booking, BookingAction } from '@traveldesk/bookings-contract';

/** Actions with a button, in display order. Other actions are on the tabs. */
export const offered = [
  'settle',
  'settle_late',
  'complete_refund',
  'acknowledge',
  'pay',
  'cancel',
  'no_show',
  'void',
  'quote_cancellation',
  'request_change',
  'documents',
  'assign',
] as const satisfies readonly BookingAction[];
export type OfferedAction = (typeof offered)[number];

/** Returns the server's decision on each of them, as far as the reader may see it. */
export function offersOf({ available_actions: actions }: Booking) {
  return offered.flatMap((action) =>
    actions.filter((one) => one.action === action).map((one): Offer => ({ ...one, action })),
  );
}
type Offer = AvailableAction & { action: OfferedAction };
