import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';

export interface PhoneRules {
  /** ISO 3166-1 alpha-2 code of the country of national numbers; null if there is none. */
  country: string | null;
  /** Numbers that are already stored, which stay unchanged. */
  kept?: readonly (string | null | undefined)[];
}

/** The problem of a phone number, as the key of its text. */
export type PhoneProblem = 'phone_invalid' | 'phone_impossible';

/**
 * Converts a number that `phoneSchema` accepts to E.164, such as `+442079460018`, with libphonenumber: it removes the trunk zero where the
 * country has one (Italy has none), and reads a national number as one of `country`. Returns a problem if the prefix or the length does not
 * exist in the country. It uses the small metadata, which know assigned ranges only where countries share a code (+1, +44), because ranges
 * change more often than the metadata are updated.
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
