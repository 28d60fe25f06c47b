import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { invalid } from './problem';

interface PhoneRules {
  /** ISO 3166-1 alpha-2 of the country whose national numbers are read; null where there is none. */
  country: string | null;
  /** Numbers that are stored already: they stay as they are. */
  kept?: readonly (string | null)[];
}

/** The problem of a phone number, as the key of its sentence. */
export type PhoneProblem = 'phone_invalid' | 'phone_impossible';

/**
 * Reads what `phoneSchema` lets through as E.164, `+442079460018`, by the rules of libphonenumber: without the trunk zero where the
 * country has one (Italy has none), and a national number as one of `country`. A problem where there is no such number.
 */
export function judgePhone(
  typed: string,
  { country, kept = [] }: PhoneRules,
): { phone: string } | { problem: PhoneProblem } {
  if (kept.includes(typed)) return { phone: typed };
  const home = country !== null && isSupportedCountry(country) ? country : undefined;
  if (!typed.startsWith('+') && !home) return { problem: 'phone_invalid' };
  const number = parsePhoneNumberFromString(typed, { ...(home && { defaultCountry: home }), extract: false });
  return number?.isPossible() ? { phone: number.number } : { problem: 'phone_impossible' };
}

/** Reads a form's `phone`, which may be empty. Throws a 422 at that field. */
export function readPhone(typed: string | null, rules: PhoneRules): string | null {
  if (typed === null) return null;
  const read = judgePhone(typed, rules);
  if ('problem' in read) throw invalid({ phone: read.problem });
  return read.phone;
}
