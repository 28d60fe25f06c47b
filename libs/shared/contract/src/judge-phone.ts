import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';

export interface PhoneRules {
  /** ISO 3166-1 alpha-2 of the country whose national numbers are read; null where there is none. */
  country: string | null;
  /** Numbers that are stored already: they stay as they are. */
  kept?: readonly (string | null | undefined)[];
}

/** The problem of a phone number, as the key of its sentence. */
export type PhoneProblem = 'phone_invalid' | 'phone_impossible';

/**
 * Reads what `phoneSchema` lets through as E.164, `+442079460018`, by the rules of libphonenumber: without the trunk zero where the
 * country has one (Italy has none), and a national number as one of `country`. A problem where the country's numbers do not begin so, or
 * are of another length. By the small rules: they know assigned ranges only where countries share a code (+1, +44), and ranges change
 * more often than the rules are updated.
 */
export function judgePhone(
  typed: string,
  { country, kept = [] }: PhoneRules,
): { phone: string } | { problem: PhoneProblem } {
  if (kept.includes(typed)) return { phone: typed };
  const home = country !== null && isSupportedCountry(country) ? country : undefined;
  if (!typed.startsWith('+') && !home) return { problem: 'phone_invalid' };
  const number = parsePhoneNumberFromString(typed, { ...(home && { defaultCountry: home }), extract: false });
  return number?.isValid() ? { phone: number.number } : { problem: 'phone_impossible' };
}
