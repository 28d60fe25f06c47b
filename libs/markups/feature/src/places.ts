import type { PlaceRef, RuleNames } from '@traveldesk/markups-contract';

/** `airport CAI`: how the names of a rule have a place. */
export const placeKey = ({ kind, code }: PlaceRef): string => `${kind} ${code}`;

/** The code that a place has now; of one that is not known any more the one that the rule names. */
export const codeNow = (place: PlaceRef, { codes }: RuleNames): string =>
  codes[placeKey(place)] ?? place.code;

/** Whether an airport, a city or a country is not known any more. */
export const isGone = (place: PlaceRef, { codes }: RuleNames): boolean => codes[placeKey(place)] === null;
