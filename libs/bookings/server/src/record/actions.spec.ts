import { bookingActions, bookingPermissions, type BookingAction } from '@traveldesk/bookings-contract';
import { productPermissions } from '@traveldesk/shared-contract';
import type { Kernel } from '@traveldesk/shared-server';
import type { ActionFacts } from '../engine/action-rules';
import { registerProduct, type Product } from '../product/product';
import { actionsOf } from './actions';

const deadline = new Date('2027-03-01T12:00:00.000Z');

const flight = {
  name: 'flight',
  permissions: productPermissions.flight,
  actions: bookingActions,
} as unknown as Product;
const kernel = { tools: { bookings: { products: new Map() } } } as unknown as Pick<Kernel, 'tools'>;
registerProduct(kernel, flight);

/** The action at the given milliseconds from the deadline of the hold, the void window and the quote. */
function actionAt(action: BookingAction, fromDeadline: number) {
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
      paid: 0,
      refunded: 0,
    },
    operation: undefined,
    quote: { kind: action === 'change' ? 'change' : 'cancel', expires_at: deadline },
    now: new Date(deadline.getTime() + fromDeadline),
  };
  const permissions = new Set<string>([...Object.values(bookingPermissions), flight.permissions.bookings]);
  return actionsOf(kernel, { ...facts, product: flight }, { permissions }).find(
    (one) => one.action === action,
  );
}

it.each([
  ['pay', 'deadline_over', -2 * 60_000],
  ['void', 'void_window_over', 0],
  ['refund', 'quote_expired', 0],
  ['change', 'quote_expired', 0],
] as const)('%s is offered until its end, and refused from that instant on', (action, over, end) => {
  const around = [end - 1, end, end + 1].map((from) => actionAt(action, from));
  expect(around.map((one) => one?.obstacle)).toEqual([null, over, over]);
  expect(around[0]?.until).toBe(new Date(deadline.getTime() + end).toISOString());
});
