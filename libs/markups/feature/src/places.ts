import { placeKey, type Markup, type PlaceRef, type RuleNames } from '@traveldesk/markups-contract';

/** The code that a place has now; of one that is not known any more the one that the rule names. */
export const codeNow = (place: PlaceRef, { codes }: RuleNames): string =>
  codes[placeKey(place)] ?? place.code;

/** Whether an airport, a city or a country is not known any more. */
export const isGone = (place: PlaceRef, { codes }: RuleNames): boolean => codes[placeKey(place)] === null;

/** The codes of the places of a rule that are not known any more, each once. */
export function goneCodes({
  origins,
  destinations,
  names,
}: Pick<Markup, 'origins' | 'destinations' | 'names'>): string[] {
  const gone = [...origins, ...destinations].filter((place) => isGone(place, names));
  return [...new Set(gone.map(({ code }) => code))];
}
