import { placeKey, type Markup, type PlaceRef, type RuleNames } from '@traveldesk/markups-contract';

/** Returns a place's current code, or the rule's code when the place no longer exists. */
export const codeNow = (place: PlaceRef, { codes }: RuleNames): string =>
  codes[placeKey(place)] ?? place.code;

/** True for an airport, city or country that no longer exists. */
export const isGone = (place: PlaceRef, { codes }: RuleNames): boolean => codes[placeKey(place)] === null;

/** Returns the distinct codes of a rule's places that no longer exist. */
export function goneCodes({
  origins,
  destinations,
  names,
}: Pick<Markup, 'origins' | 'destinations' | 'names'>): string[] {
  const gone = [...origins, ...destinations].filter((place) => isGone(place, names));
  return [...new Set(gone.map(({ code }) => code))];
}
