import { isDay } from '@traveldesk/shared-contract';
import type { TravellerInput } from './traveller';

type Person = Pick<TravellerInput, 'title' | 'gender' | 'born_on'>;

/** The days that a date of birth is compared with. */
export interface BirthLimits {
  /** Today in the time zone that applies: the first airport, or the zone furthest ahead. */
  today: string;
  /** The departure of the last trip, on which ages count; without one, today. */
  ages_on?: string;
}

/** Problems of a person in any form: saved, booked or entered by hand. */
export type PersonProblemKey =
  | 'traveller_born_later'
  | 'traveller_born_after_travel'
  | 'traveller_born_long_ago'
  | 'traveller_title_gender';

/** In years. */
const oldest = 120;

/** A date of birth lies between 120 years ago and today, and not after the day on which ages count. Null where it does. */
export function birthProblem(
  bornOn: string,
  { today, ages_on = today }: BirthLimits,
): PersonProblemKey | null {
  if (bornOn > today) return 'traveller_born_later';
  if (bornOn > ages_on) return 'traveller_born_after_travel';
  const first = `${String(Number(today.slice(0, 4)) - oldest).padStart(4, '0')}${today.slice(4)}`;
  return bornOn < first ? 'traveller_born_long_ago' : null;
}

/** A name as it is compared: without case, blanks, hyphens and apostrophes. */
export const nameKey = (name: string): string => name.toLowerCase().replace(/[^a-z]/g, '');

/** The gender that a title says; null for a title of any gender. */
export const genderOfTitle = { mr: 'm', mrs: 'f', ms: 'f', miss: 'f', dr: null } as const;

/** TRAVEL-RULES 10: a title agrees with the gender. */
export function titleProblem({ title, gender }: Pick<Person, 'title' | 'gender'>): PersonProblemKey | null {
  const wanted = genderOfTitle[title];
  return wanted !== null && wanted !== gender ? 'traveller_title_gender' : null;
}

/** Problems of a person, field by field; empty fields are skipped. Values that equal `stored` are not checked. */
export function judgePerson(
  { title, gender, born_on }: { [Field in keyof Person]?: Person[Field] | null | undefined },
  limits: BirthLimits,
  stored?: { [Field in keyof Person]: string | null },
): [field: keyof Person, key: PersonProblemKey][] {
  const found: [keyof Person, PersonProblemKey][] = [];
  const birth = born_on && isDay(born_on) && born_on !== stored?.born_on && birthProblem(born_on, limits);
  if (birth) found.push(['born_on', birth]);
  const isStored = title === stored?.title && gender === stored?.gender;
  const contradiction = title && gender && !isStored && titleProblem({ title, gender });
  if (contradiction) found.push(['title', contradiction]);
  return found;
}
