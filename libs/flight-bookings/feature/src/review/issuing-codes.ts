import { alpha3 } from '@traveldesk/geo-contract';

/** Codes of ICAO 9303, part 3, section 5, that ISO does not have, and the country that issues such passports. */
const others = {
  D: 'DE',
  // British nationals other than citizens.
  GBD: 'GB',
  GBN: 'GB',
  GBO: 'GB',
  GBP: 'GB',
  GBS: 'GB',
  // Kosovo, beside XKX: its own code, the one of the United Nations' mission there, and one that Unicode has.
  RKS: 'XK',
  UNK: 'XK',
  XKK: 'XK',
} as const;

const countries: ReadonlyMap<string, string> = new Map([
  ...[...alpha3].map(([two, three]) => [three, two] as const),
  ...Object.entries(others),
]);

/**
 * The country of the issuing code in a passport's lines; null for a code of no country: an organization, and `XXA`, `XXB`, `XXC` and `XXX`,
 * which say that somebody is stateless, a refugee, or of no stated nationality.
 */
export function issuingCountryOf(code: string): string | null {
  return countries.get(code) ?? null;
}
