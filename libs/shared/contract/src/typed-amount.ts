import type { z } from 'zod';
import { currencyExponent } from './currency';
import { asciiDigits } from './digits';
import { withoutUnseen } from './code-text';

/** One mark, and exactly three digits behind it: a decimal mark, or what separates thousands. */
const twoWays = /^(-?[1-9]\d*)([.,])(\d{3})$/;

/** Thousands in groups of three behind one kind of separator, and perhaps a decimal mark of the other kind. */
const grouped = /^-?[1-9]\d{0,2}(?:(?:,\d{3})+(?:\.\d+)?|(?:\.\d{3})+(?:,\d+)?)$/;

/**
 * A figure as people type it or copy it from a page, in digits of any keyboard, as a decimal text. What can only separate thousands goes:
 * a blank, an apostrophe, the Arabic mark, points or commas that stand twice or before the other. What can only be a decimal mark becomes a
 * point. A comma before exactly three digits stays, and so does what is no number: the schemas refuse them.
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
 * An amount as people type it or copy it from a page, as a decimal text (ADR 106). Before exactly three digits a point or a comma is
 * the decimal mark where the currency has three decimals; elsewhere such an amount is left as it was typed, and `judgeReading` refuses
 * it. So is an amount of a currency that is not known yet. Zeros beyond the currency's decimals go.
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

/** Whether a text is an amount with at most so many digits before its mark, possibly with two readings. */
export function isAmountText(text: string, digits: number): boolean {
  const [whole = ''] = text.split(/[.,]/);
  return whole.length <= digits && /^\d+(\.\d{1,4}|,\d{3})?$/.test(text);
}

/**
 * The readings of an amount whose mark may separate thousands, or undefined: `1,250` in EUR is 1250.00 or 1.25. `decimal` is empty
 * where the currency has too few decimals for it: `1,250` in JPY can only be 1250.
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

/** The code of the sentence that refuses such an amount. */
export function readingsCode({ decimal }: { decimal: string }): 'amount_two_ways' | 'amount_one_way' {
  return decimal ? 'amount_two_ways' : 'amount_one_way';
}

/** Refuses, at `path`, an amount whose mark may separate thousands, with its readings. Says whether it did. */
export function judgeReading(
  context: z.RefinementCtx,
  path: string,
  { amount, currency }: { amount: string; currency: string },
): boolean {
  const readings = readingsOf(amount, currency);
  if (!readings) return false;
  const params = { key: readingsCode(readings), typed: amount, ...readings };
  context.addIssue({ code: 'custom', path: [path], params, input: amount });
  return true;
}
