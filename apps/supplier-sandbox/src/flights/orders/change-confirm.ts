import type { Sandbox } from '../../context';
import { invalidField, invalidState, notFound } from '../../http/errors';
import type { Account } from '../../training/accounts';
import type { ChangeRecord } from './change.record';
import { balanceOf, moved } from '../../state/balances';
import { checkPayment, paymentOf } from './ledger';
import type { OrderRecord } from './order.record';
import type { PaymentBody } from './order.schema';
import { isChangeable, orderEventObject } from './order.wire';
import { ownOrder } from './own-order';
import { issued } from './tickets';

/** Returns a customer's change. Throws not_found. */
export function ownChange({ store }: Sandbox, account: string, id: string): ChangeRecord {
  const record = store.get('changes', id);
  if (record?.account !== account) throw notFound('order change');
  return record;
}

/** Confirms a change: new flights, tickets and price, in one line of the journal. */
export function confirmChange(
  sandbox: Sandbox,
  account: Account,
  change: ChangeRecord,
  payment: PaymentBody | undefined,
): ChangeRecord {
  const { store, seats, webhooks, now } = sandbox;
  const { offer } = change;
  const order = ownOrder(sandbox, account.id, change.order);
  if (change.confirmed !== null)
    throw invalidState('already_confirmed', 'The change has been confirmed already.');
  if (!isChangeable(order, now()))
    throw invalidState('order_not_changeable', 'The order cannot be changed any more.');
  if (offer.expires <= now()) throw invalidState('offer_expired', 'The order change has expired.');
  const balance = balanceOf(store, account, change.currency);
  if (offer.due > 0) {
    if (!payment) throw invalidField('validation_required', '/payment', "Field 'payment' can't be blank");
    checkPayment(
      payment,
      { amount: offer.due, currency: change.currency },
      { balance, empty: false, pointer: '/payment' },
    );
  }
  const removed = new Set(offer.remove.map((slice) => slice.id));
  const slices = [...order.slices.filter((slice) => !removed.has(slice.id)), ...offer.add].sort(byDeparture);
  const difference = offer.due - offer.penalty;
  const changed = issued(
    { ...order, slices, base: order.base + difference, taken: offer.taken, changes: order.changes + 1 },
    order.paid ?? now(),
    sandbox.board.of(account),
  );
  const confirmed = { ...change, confirmed: now() };
  const paid = payment && offer.due > 0 ? paymentOf(order, payment.type, offer.due, now()) : null;
  webhooks.publish(
    order.account,
    [{ type: 'air.order.changed', key: change.id, object: orderEventObject(changed) }],
    ['orders', changed],
    ['changes', confirmed],
    ...(paid ? ([['payments', paid]] as const) : []),
    ...(paid?.type === 'balance' ? ([['balances', moved(balance, -offer.due)]] as const) : []),
  );
  seats.giveBack(order.taken);
  seats.take(offer.taken);
  return confirmed;
}

type Slices = OrderRecord['slices'];

function byDeparture(a: Slices[number], b: Slices[number]): number {
  const [first = '', second = ''] = [a.segments[0]?.departing_at, b.segments[0]?.departing_at];
  return first < second ? -1 : 1;
}
