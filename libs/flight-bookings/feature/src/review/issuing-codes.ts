import { alpha3 } from '@traveldesk/geo-contract';

/** ICAO 9303 codes (part 3, section 5) that are not in ISO 3166, with the country of those passports. */
const others = {
  D: 'DE',
  // British nationals other than citizens.
  GBD: 'GB',
  GBN: 'GB',
  GBO: 'GB',
  GBP: 'GB',
  GBS: 'GB',
  // Codes of Kosovo besides XKX: its own, that of the United Nations mission, and one in Unicode.
  RKS: 'XK',
  UNK: 'XK',
  XKK: 'XK',
} as const;

const countries: ReadonlyMap<string, string> = new Map([
  ...[...alpha3].map(([two, three]) => [three, two] as const),
  ...Object.entries(others),
]);

/**
 * Returns the country of a passport's issuing code; null for organizations, and for `XXA`, `XXB`, `XXC` and `XXX`: stateless persons,
 * refugees, and unspecified nationality.
 */
export function issuingCountryOf(code: string): string | null {
  return countries.get(code) ?? null;
}
