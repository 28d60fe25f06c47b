import { z } from 'zod';
import { numberText } from './code-text';

/** Returns the significant part of a typed phone number: `+` and digits, whatever script and separators were used. */
export function phoneDigits(text: string): string {
  return numberText(text)
    .replace(/[().\-\u2010-\u2015/]/g, '')
    .replace(/^00/, '+');
}

/**
 * A phone filter of a list, compared with stored E.164 numbers: the digits without a trunk zero, as in `020 7946 0018` and `+44 (0)20 7946
 * 0018`. A stored number that keeps its zero, such as an Italian one, still contains the rest.
 */
export const phoneFilterSchema = z
  .string()
  .max(40)
  .overwrite((typed) => phoneDigits(typed.replace(/\(\s*[0\u0660\u06f0]\s*\)/g, '')).replace(/^0/, ''));

/** An international number, which may have its trunk zero, or a national one. */
const phoneForm = /^(?:\+[1-9]\d{6,16}|\d{5,17})$/;

/** Whether a text without separators can be a phone number; `judgePhone` applies the rules of each country. */
export const isPhone = (text: string): boolean => phoneForm.test(text);

/**
 * A phone number as typed: with spaces, dashes or brackets, with 00 for the plus sign, in Arabic digits (TRAVEL-RULES 11), or as dialed
 * within the company's country. Anything else gives `phone_invalid`. `judgePhone` converts it to E.164 and may also reject it.
 */
export const phoneSchema = z
  .string()
  .max(60)
  .overwrite(phoneDigits)
  .refine(isPhone, { params: { key: 'phone_invalid' } });
