import { z } from 'zod';
import { isCurrency } from '@traveldesk/currencies-contract';
import { numberText, typedCode } from '@traveldesk/shared-contract';
import { countryCodes, phoneCodes } from './iso-codes';

const countries = new Set(countryCodes);
const callingCodes = new Set(phoneCodes);

/** An ISO 3166-1 alpha-2 code, in either case; an unassigned code is `country_code_unknown`. */
export const countryCodeSchema = typedCode
  .toUpperCase()
  .refine((code) => countries.has(code), { params: { key: 'country_code_unknown' } });

/** An ISO 4217 code of a currency in circulation, in either case; otherwise `currency_unknown`. */
export const countryCurrencySchema = typedCode
  .toUpperCase()
  .refine(isCurrency, { params: { key: 'currency_unknown' } });

/**
 * A country's calling code, stored as digits (`20`), typed as `+20`, `0020` or in Arabic digits (TRAVEL-RULES 11). A code that the ITU has
 * not assigned to a country is `phone_code_unknown`.
 */
export const phoneCodeSchema = z
  .string()
  .overwrite(phoneCodeDigits)
  .refine((code) => callingCodes.has(code), { params: { key: 'phone_code_unknown' } });

/** Returns the digits of a typed phone code, without a leading plus sign or two zeros. */
export function phoneCodeDigits(text: string): string {
  return numberText(text)
    .replace(/[()-]/g, '')
    .replace(/^(\+|00)/, '');
}
