import { bookingPermissions, type BookingAction } from '@traveldesk/bookings-contract';
import { actionsOf, type ActionFacts } from './actions';

const deadline = new Date('2027-03-01T12:00:00.000Z');

/** What stands in the way of an action, so many milliseconds from the deadline of the hold, the void window and the quote. */
function obstacleOf(action: BookingAction, fromDeadline: number) {
  const facts: ActionFacts = {
    booking: {
      kind: 'supplier',
      state: action === 'pay' ? 'on_hold' : 'ticketed',
      order_ref: 'ord_1',
      payment_required_by: deadline,
      void_until: deadline,
      picture: null,
      airline_changes: [],
      flags: [],
    },
    operation: undefined,
    quote: { kind: action === 'change' ? 'change' : 'cancel', expires_at: deadline },
    now: new Date(deadline.getTime() + fromDeadline),
  };
  const permissions = new Set<string>(Object.values(bookingPermissions));
  return actionsOf(facts, { permissions }).find((one) => one.action === action)?.obstacle;
}

it.each([
  ['pay', 'deadline_over'],
  ['void', 'void_window_over'],
  ['refund', 'quote_expired'],
  ['change', 'quote_expired'],
] as const)('%s is to be had until its end, and at that very instant no more', (action, over) => {
  expect([-1, 0, 1].map((from) => obstacleOf(action, from))).toEqual([null, over, over]);
});
