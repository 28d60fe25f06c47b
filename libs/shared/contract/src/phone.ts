import { z } from 'zod';
import { asciiDigits } from './digits';

/** What of a typed phone number counts: `+` and digits, whatever script and separators it was typed with. */
export function phoneDigits(text: string): string {
  return asciiDigits(text)
    .replace(/[\s\u00a0\u200e\u200f\u202a-\u202e\u2066-\u2069().\-\u2010-\u2015/]/g, '')
    .replace(/^00/, '+');
}

/**
 * A phone number in E.164, `+201001234567`, however it is typed: with spaces, dashes or brackets, with 00 for the
 * plus sign, in Arabic digits (TRAVEL-RULES 11). Else `phone_invalid`.
 */
export const phoneSchema = z
  .string()
  .max(60)
  .overwrite(phoneDigits)
  .refine((phone) => /^\+[1-9]\d{6,14}$/.test(phone), { params: { key: 'phone_invalid' } });
