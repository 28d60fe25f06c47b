import { currencyExponent, type Money } from '@traveldesk/shared-contract';
import { text, Unreadable } from './read';

const decimal = /^\d{1,15}(\.\d{1,4})?$/;

/** An amount with all the decimals of its currency; one with more than the currency has is not readable. */
export function money(amount: unknown, currency: unknown, path: string): Money {
  const code = text(currency, path);
  const digits = text(amount, path);
  if (!/^[A-Z]{3}$/.test(code) || !decimal.test(digits)) throw new Unreadable(path);
  const exponent = currencyExponent(code);
  const [whole = '0', decimals = ''] = digits.split('.');
  if (/[1-9]/.test(decimals.slice(exponent))) throw new Unreadable(path);
  const rest = decimals.slice(0, exponent).padEnd(exponent, '0');
  return { amount: exponent > 0 ? `${whole}.${rest}` : whole, currency: code };
}

export function optionalMoney(amount: unknown, currency: unknown, path: string): Money | null {
  return amount === null || amount === undefined ? null : money(amount, currency, path);
}
