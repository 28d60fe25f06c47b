import { currencyExponent, type Money } from '@traveldesk/shared-contract';
import { Unreadable } from './read';

/** As the protocol writes an amount: a leading zero would put it out of order. */
const decimal = /^(0|[1-9]\d{0,14})(\.\d{1,4})?$/;

const currencyShape = /^[A-Z]{3}$/;

/** An amount with all the decimals of its currency; one with more than the currency has is not readable. */
export function money(amount: unknown, currency: unknown, path: string): Money {
  if (typeof currency !== 'string' || !currencyShape.test(currency)) throw new Unreadable(path, 'currency');
  if (typeof amount !== 'string' || !decimal.test(amount)) throw new Unreadable(path, 'price');
  const exponent = currencyExponent(currency);
  // As nearly all amounts come: with all the decimals of their currency.
  if (exponent > 0 && amount.at(-1 - exponent) === '.') return { amount, currency };
  const [whole = '0', decimals = ''] = amount.split('.');
  if (/[1-9]/.test(decimals.slice(exponent))) throw new Unreadable(path, 'price');
  const rest = decimals.slice(0, exponent).padEnd(exponent, '0');
  return { amount: exponent > 0 ? `${whole}.${rest}` : whole, currency };
}

export function optionalMoney(amount: unknown, currency: unknown, path: string): Money | null {
  return amount === null || amount === undefined ? null : money(amount, currency, path);
}

/** The amount where it is one of this currency, else null. */
export function amountOrNull(amount: string | null, currency: string): Money | null {
  try {
    return money(amount, currency, 'amount');
  } catch (error) {
    if (error instanceof Unreadable) return null;
    throw error;
  }
}
