import type { z } from 'zod';
import { currencyExponent } from './currency';
import { asciiDigits } from './digits';
import { withoutUnseen } from './code-text';

/** One mark followed by exactly three digits: a decimal mark, or a separator of thousands. */
const twoWays = /^(-?[1-9]\d*)([.,])(\d{3})$/;

/** Groups of three digits with one kind of separator, and possibly a decimal mark of the other kind. */
const grouped = /^-?[1-9]\d{0,2}(?:(?:,\d{3})+(?:\.\d+)?|(?:\.\d{3})+(?:,\d+)?)$/;

/**
 * Returns a typed or pasted number as a decimal string with ASCII digits. Marks that can only separate thousands are removed: spaces,
 * apostrophes, the Arabic mark, and points or commas that occur twice or before the other one. A mark that can only be a decimal mark
 * becomes a point. A single mark before exactly three digits stays, and so does any text that is not a number; schemas reject them.
 */
export function plainNumber(typed: string): string {
  const text = withoutUnseen(asciiDigits(typed))
    .trim()
    .replaceAll('\u060c', ',')
    .replace(/(?<=\d)[\s\u066c\u2019'](?=\d{3}(?!\d))/g, '');
  if (twoWays.test(text)) return text;
  if (!grouped.test(text)) return text.replace(/^(-?\d+)[,\u066b](?=\d+$)/, '$1.');
  const separator = text.includes(',') && !/\..*,/.test(text) ? ',' : '.';
  return text.replaceAll(separator, '').replace(',', '.');
}

/**
 * Returns a typed or pasted amount as a decimal string (ADR 106). A mark before exactly three digits is a decimal mark if the currency has
 * three decimals; otherwise the amount stays as typed, and `refuseAmbiguousAmount` rejects it. Without a known currency it stays as typed too. Zeros
 * beyond the currency's decimals are removed.
 */
export function readAmount(typed: string, currency?: string): string {
  const text = plainNumber(typed);
  if (currency === undefined) return text;
  const decimals = currencyExponent(currency);
  if (twoWays.test(text)) return decimals === 3 ? text.replace(',', '.') : text;
  const cut = text.indexOf('.') + 1 + decimals;
  const isLong = /^-?\d+\.\d+$/.test(text) && /^0+$/.test(text.slice(cut));
  return isLong ? text.slice(0, decimals > 0 ? cut : cut - 1) : text;
}

/** Whether a text is an amount with at most `digits` digits before its mark, possibly with two readings. */
export function isAmountText(text: string, digits: number): boolean {
  const [whole = ''] = text.split(/[.,]/);
  return whole.length <= digits && /^\d+(\.\d{1,4}|,\d{3})?$/.test(text);
}

/**
 * Returns the readings of an amount whose mark may separate thousands; otherwise undefined. `1,250` in EUR is 1250.00 or 1.25. `decimal` is
 * empty if the currency has too few decimals: `1,250` in JPY can only be 1250.
 */
export function readingsOf(amount: string, currency = ''): { whole: string; decimal: string } | undefined {
  const [, units, , thousandth = ''] = twoWays.exec(amount) ?? [];
  const decimals = currencyExponent(currency);
  if (units === undefined || decimals === 3) return undefined;
  const rest = thousandth.replace(/0+$/, '');
  return {
    whole: `${units}${thousandth}${decimals > 0 ? `.${'0'.repeat(decimals)}` : ''}`,
    decimal: rest.length > decimals ? '' : `${units}${decimals > 0 ? `.${rest.padEnd(decimals, '0')}` : ''}`,
  };
}

/** Returns the error code for such an amount. */
export function ambiguousAmountCode({ decimal }: { decimal: string }): 'amount_two_ways' | 'amount_one_way' {
  return decimal ? 'amount_two_ways' : 'amount_one_way';
}

/** Adds an error at `path`, with both readings, for an amount whose mark may separate thousands. Returns whether it did. */
export function refuseAmbiguousAmount(
  context: z.RefinementCtx,
  path: string,
  { amount, currency }: { amount: string; currency: string },
): boolean {
  const readings = readingsOf(amount, currency);
  if (!readings) return false;
  const params = { key: ambiguousAmountCode(readings), typed: amount, ...readings };
  context.addIssue({ code: 'custom', path: [path], params, input: amount });
  return true;
}
