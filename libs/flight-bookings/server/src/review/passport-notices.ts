import type { Slice } from '@traveldesk/flights-contract';
import type { Notice } from './connections';
import passport from './passport-months.json';

const monthsOf: ReadonlyMap<string, number> = new Map(Object.entries(passport.months));

/**
 * Returns warnings for countries that require passports to be valid beyond the stay, by `months` after the last arrival there (TRAVEL-RULES
 * 8). The country where the journey began has no such rule. `countryOf` returns an airport's country, or null if unknown.
 */
export function passportNotices(
  slices: readonly Pick<Slice, 'origin' | 'destination' | 'arriving_at'>[],
  countryOf: (airport: string) => string | null,
): Notice[] {
  const [first] = slices;
  const home = first && countryOf(first.origin);
  const told = new Map<string, Notice>();
  for (const { destination: place, arriving_at } of slices) {
    const country = countryOf(place);
    const months = country === null ? undefined : monthsOf.get(country);
    if (country === null || country === home || months === undefined) continue;
    const arrives_on = arriving_at.slice(0, 10);
    told.set(country, {
      kind: 'passport_near_end',
      place,
      minutes: null,
      usual: null,
      ...told.get(country),
      months,
      arrives_on,
    });
  }
  return [...told.values()];
}
