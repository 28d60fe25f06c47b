import { invalidField, invalidState } from '../../http/errors';
import { newId } from '../../http/ids';
import type { BalanceRecord } from '../../state/balance.record';
import { amountText, minorOf } from '../../world/money';
import type { PaymentBody } from './order.schema';
import type { OrderRecord, PaymentRecord } from './order.record';

/**
 * Checks that a payment is exactly the amount due. Throws payment_currency_does_not_match_order_currency, price_changed for a formerly due
 * amount, payment_amount_does_not_match_order_amount for any other amount, and insufficient_balance for a balance that is too low.
 */
export function checkPayment(
  payment: PaymentBody,
  due: { amount: number; currency: string },
  context: { balance: BalanceRecord; empty: boolean; pointer: string; former?: readonly number[] },
): void {
  const { pointer, balance, empty, former = [] } = context;
  if (payment.type === 'card') {
    throw invalidField(
      'validation_inclusion',
      `${pointer}/type`,
      'Cards are not taken by the training supplier',
    );
  }
  if (payment.currency !== due.currency) {
    throw invalidField(
      'payment_currency_does_not_match_order_currency',
      `${pointer}/currency`,
      `The payment has to be in ${due.currency}`,
    );
  }
  const paid = minorOf(payment.amount, due.currency);
  if (paid !== due.amount && paid !== null && former.includes(paid)) {
    throw invalidState('price_changed', 'The price has changed: read the order again.');
  }
  if (paid !== due.amount) {
    throw invalidField(
      'payment_amount_does_not_match_order_amount',
      `${pointer}/amount`,
      `The payment has to be ${amountText(due.amount, due.currency)} ${due.currency}`,
    );
  }
  if (payment.type === 'balance' && (empty || balance.amount < due.amount)) {
    throw invalidState('insufficient_balance', 'The balance is too small for this payment.');
  }
}

/** Returns the record of a payment. */
export function paymentOf(order: OrderRecord, type: string, amount: number, created: number): PaymentRecord {
  return {
    id: newId('pay'),
    account: order.account,
    order: order.id,
    created,
    type,
    amount,
    currency: order.currency,
  };
}
