import { currencyExponent, type Money } from '@traveldesk/shared-contract';
import { Unreadable } from './read';

/** The protocol's amounts. Leading zeros are rejected, because they would break the comparison of strings. */
const decimal = /^(0|[1-9]\d{0,14})(\.\d{1,4})?$/;

const currencyShape = /^[A-Z]{3}$/;

/** Returns an amount with all decimals of its currency. Throws Unreadable for more decimals than the currency has. */
export function money(amount: unknown, currency: unknown, path: string): Money {
  if (typeof currency !== 'string' || !currencyShape.test(currency)) throw new Unreadable(path, 'currency');
  if (typeof amount !== 'string' || !decimal.test(amount)) throw new Unreadable(path, 'price');
  const exponent = currencyExponent(currency);
  // Fast path: nearly all amounts already have the currency's decimals.
  if (exponent > 0 && amount.at(-1 - exponent) === '.') return { amount, currency };
  const [whole = '0', decimals = ''] = amount.split('.');
  if (/[1-9]/.test(decimals.slice(exponent))) throw new Unreadable(path, 'price');
  const rest = decimals.slice(0, exponent).padEnd(exponent, '0');
  return { amount: exponent > 0 ? `${whole}.${rest}` : whole, currency };
}

export function optionalMoney(amount: unknown, currency: unknown, path: string): Money | null {
  return amount === null || amount === undefined ? null : money(amount, currency, path);
}

/** Returns the amount if there is one that is valid in its currency, otherwise null. */
export function amountOrNull(amount: unknown, currency: unknown): Money | null {
  if (amount === null || amount === undefined) return null;
  try {
    return money(amount, currency, 'amount');
  } catch (error) {
    if (error instanceof Unreadable) return null;
    throw error;
  }
}
