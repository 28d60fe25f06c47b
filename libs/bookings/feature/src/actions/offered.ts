import type { AvailableAction, Booking, BookingAction } from '@traveldesk/bookings-contract';

/** What has a button, in the order in which it is offered. The others have their places on the tabs. */
export const offered = [
  'settle',
  'settle_late',
  'complete_refund',
  'acknowledge',
  'pay',
  'cancel',
  'void',
  'quote_cancellation',
  'request_change',
  'documents',
  'assign',
] as const satisfies readonly BookingAction[];
export type OfferedAction = (typeof offered)[number];

/** The server's word on each of them, as far as the reader is told of it. */
export function offersOf({ available_actions: actions }: Booking) {
  return offered.flatMap((action) =>
    actions.filter((one) => one.action === action).map((one): Offer => ({ ...one, action })),
  );
}
type Offer = AvailableAction & { action: OfferedAction };
