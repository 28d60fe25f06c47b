import type { Sandbox } from '../../context';
import { invalidState, notFound } from '../../http/errors';
import type { Account } from '../../training/accounts';
import { cancellationWire, type CancellationRecord } from './cancellations';
import { balanceOf, moved } from '../../state/balances';
import { orderEventObject } from './order.wire';
import { ownOrder } from './own-order';

/** Returns a customer's cancellation quote. Throws not_found. */
export function ownCancellation({ store }: Sandbox, account: string, id: string): CancellationRecord {
  const record = store.get('cancellations', id);
  if (record?.account !== account) throw notFound('order cancellation');
  return record;
}

/** Cancels the order and refunds the quoted amount, in one line of the journal. */
export function confirmCancellation(sandbox: Sandbox, account: Account, id: string): CancellationRecord {
  const { store, webhooks, seats, now } = sandbox;
  const quote = ownCancellation(sandbox, account.id, id);
  const order = ownOrder(sandbox, account.id, quote.order);
  if (order.cancelled !== null) {
    throw invalidState('already_cancelled', 'The order has been cancelled already.');
  }
  const newest = store.list('cancellations').find((one) => one.order === order.id);
  if (newest?.id !== quote.id) {
    throw invalidState('order_cancellation_stale', 'Only the latest quote can be confirmed.');
  }
  if (quote.expires <= now()) throw invalidState('order_cancellation_expired', 'The quote has expired.');
  const confirmed = { ...quote, confirmed: now() };
  const cancelled = { ...order, cancelled: now() };
  const back = moved(balanceOf(store, account, order.currency), quote.amount);
  const open = store.list('airlineChanges').filter((one) => one.order === order.id && one.action === null);
  webhooks.publish(
    order.account,
    [
      { type: 'order_cancellation.confirmed', key: id, object: cancellationWire(confirmed) },
      { type: 'air.order.changed', key: id, object: orderEventObject(cancelled) },
      ...confirmed.credits.map(({ id: credit }) => ({
        type: 'air.airline_credit.created',
        key: credit,
        object: { id: credit, order_id: order.id, live_mode: false },
      })),
    ],
    ['orders', cancelled],
    ['cancellations', confirmed],
    ...(quote.to === 'balance' ? ([['balances', back]] as const) : []),
    ...open.map((one) => ['airlineChanges', { ...one, action: 'cancelled', actedAt: now() }] as const),
  );
  seats.giveBack(order.taken);
  return confirmed;
}
