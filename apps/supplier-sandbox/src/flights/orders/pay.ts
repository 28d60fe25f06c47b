import type { Sandbox } from '../../context';
import { invalidState } from '../../http/errors';
import type { Account } from '../../training/accounts';
import { amountText } from '../../world/money';
import { balanceOf, moved } from '../../state/balances';
import { checkPayment, paymentOf } from './ledger';
import type { PayBody } from './order.schema';
import { totalOfOrder, type PaymentRecord } from './order.record';
import { orderEventObject } from './order.wire';
import { ownOrder } from './own-order';
import { issued } from './tickets';

/** Pays a held order and issues its tickets, in one line of the journal. `id` becomes the payment's id. */
export function payOrder(sandbox: Sandbox, account: Account, id: string, body: PayBody): PaymentRecord {
  const { store, webhooks, now } = sandbox;
  const { payment } = body;
  const order = ownOrder(sandbox, account.id, body.order_id);
  if (order.type === 'instant') {
    throw invalidState('order_type_not_eligible_for_payment', 'An instant order is paid when it is created.');
  }
  if (order.paid !== null) throw invalidState('already_paid', 'The order has been paid already.');
  if (order.cancelled !== null) {
    const late = order.payBy !== null && order.payBy <= now();
    throw late
      ? invalidState('past_payment_required_by_date', 'The order was not paid in time.')
      : invalidState('already_cancelled', 'The order has been cancelled.');
  }
  const due = { amount: totalOfOrder(order), currency: order.currency };
  const balance = balanceOf(store, account, order.currency);
  checkPayment(payment, due, {
    balance,
    empty: order.scenario === 'no_balance',
    pointer: '/payment',
    former: order.former ?? [],
  });
  const record = { ...paymentOf(order, payment.type, due.amount, now()), id };
  webhooks.publish(
    order.account,
    [
      { type: 'air.payment.succeeded', key: id, object: { ...paymentWire(record), order_id: order.id } },
      { type: 'air.order.changed', key: id, object: orderEventObject(order) },
    ],
    ['orders', issued(order, now(), sandbox.board.of(account))],
    ['payments', record],
    ...(payment.type === 'balance' ? ([['balances', moved(balance, -due.amount)]] as const) : []),
  );
  return record;
}

export function paymentWire({ id, order, type, amount, currency, created }: PaymentRecord) {
  return {
    id,
    order_id: order,
    type,
    status: 'succeeded',
    amount: amountText(amount, currency),
    currency,
    live_mode: false,
    created_at: new Date(created).toISOString(),
  };
}
