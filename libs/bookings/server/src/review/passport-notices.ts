import type { Slice } from '@traveldesk/flights-contract';
import type { Notice } from './connections';
import passport from './passport-months.json';

const monthsOf: ReadonlyMap<string, number> = new Map(Object.entries(passport.months));

/**
 * Where a passport has to be valid for longer than the journey: a warning by country (TRAVEL-RULES 8). `months` beyond arrival; home, where
 * the journey began, asks for none. `countryOf` answers the country of an airport, null where nobody knows it.
 */
export function passportNotices(
  slices: readonly Pick<Slice, 'origin' | 'destination'>[],
  countryOf: (airport: string) => string | null,
): Notice[] {
  const [first] = slices;
  const home = first && countryOf(first.origin);
  const told = new Set<string>();
  return slices.flatMap(({ destination }): Notice[] => {
    const country = countryOf(destination);
    const months = country === null ? undefined : monthsOf.get(country);
    if (country === null || country === home || months === undefined || told.has(country)) return [];
    told.add(country);
    return [{ kind: 'passport_near_end', place: destination, minutes: null, usual: null, months }];
  });
}
