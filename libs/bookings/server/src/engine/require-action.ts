import type { ActionObstacle, BookingAction } from '@traveldesk/bookings-contract';
import { lacking, Problem, type Actor, type Db } from '@traveldesk/shared-server';
import type { NoShowWindow } from '../product/product';
import { actionNow } from './action-rules';
import type { QuoteRecord } from './quotes.sql';
import { openOperation, type BookingRecord, type OperationRecord } from './rows.sql';

const refusals: Partial<Record<ActionObstacle, string>> = {
  operation_open: 'booking_busy',
  deadline_over: 'booking_deadline_over',
  void_window_over: 'booking_void_over',
  void_never: 'booking_void_over',
  supplier_does_not: 'booking_supplier_does_not',
  no_quote: 'booking_quote_over',
  quote_expired: 'booking_quote_over',
  nothing_changed: 'booking_airline_change_gone',
  nothing_outside: 'booking_outside_seen_already',
  not_in_doubt: 'booking_in_doubt_only',
  not_late: 'booking_late_settled',
  late_open: 'booking_late_open',
  replacement_open: 'booking_replacement_open',
  nothing_awaited: 'booking_refund_over',
  no_show_early: 'booking_no_show_early',
  no_show_over: 'booking_no_show_over',
};

/**
 * Refuses an action that the booking's page does not offer; returns the open operation. Throws a 422: `booking_state`, or the code of the
 * obstacle; with `actor` also a 403, where the permissions depend on the booking or its quote.
 */
export async function requireAction(
  db: Db,
  action: BookingAction,
  {
    booking,
    quote,
    noShow,
    isBeingReplaced,
    at,
    actor,
  }: {
    booking: BookingRecord;
    quote?: QuoteRecord;
    noShow?: NoShowWindow | null;
    isBeingReplaced?: boolean;
    at: Date;
    actor?: Pick<Actor, 'permissions'>;
  },
): Promise<OperationRecord | undefined> {
  const operation = await openOperation(db, booking.id);
  const { obstacle, permissions } = actionNow(action, {
    booking,
    operation,
    quote,
    noShow,
    isBeingReplaced,
    now: at,
  });
  if (obstacle) throw new Problem(422, refusals[obstacle] ?? 'booking_state');
  if (actor && permissions && !permissions.some((one) => actor.permissions.has(one)))
    throw lacking(permissions[0]);
  return operation;
}
