import { ageOn, isDay } from '@traveldesk/shared-contract';
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
  | 'traveller_title_gender'
  | 'traveller_title_age'
  | 'document_ended'
  | 'document_ends_late';

/** In years. */
const oldest = 120;

/** A date of birth lies between 120 years ago and today, and not after the day on which ages count. Null where it does. */
export function birthProblem(
  bornOn: string,
  { today, ages_on = today }: BirthLimits,
): PersonProblemKey | null {
  if (bornOn > today) return 'traveller_born_later';
  if (bornOn > ages_on) return 'traveller_born_after_travel';
  return bornOn < yearsFrom(today, -oldest) ? 'traveller_born_long_ago' : null;
}

/** Adds years to a day; negative numbers go back. */
export function yearsFrom(day: string, years: number): string {
  return `${String(Number(day.slice(0, 4)) + years).padStart(4, '0')}${day.slice(4)}`;
}

/** In years; no country issues passports for longer. */
const longestPassport = 20;

/** The end of a passport that is saved today lies between today and 20 years ahead. Null where it does. */
export function passportProblem(expiresOn: string, today: string): PersonProblemKey | null {
  return expiresOn < today ? 'document_ended' : lateEndProblem(expiresOn, today);
}

/** The upper limit alone: a booking compares the end with the last arrival, and not with today. */
export function lateEndProblem(expiresOn: string, today: string): 'document_ends_late' | null {
  return expiresOn > yearsFrom(today, longestPassport) ? 'document_ends_late' : null;
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

/** TRAVEL-RULES 10: “Mrs” and “Dr” are adults. The other titles are of any age: suppliers have no title of their own for a boy. */
export function titleAgeProblem(
  { title, born_on }: Pick<Person, 'title' | 'born_on'>,
  day: string,
): PersonProblemKey | null {
  const isOfAdults = title === 'mrs' || title === 'dr';
  return isOfAdults && ageOn(born_on, day) < 12 ? 'traveller_title_age' : null;
}

/** Problems of a person, field by field; empty fields are skipped. Values that equal `stored` are not checked. */
export function judgePerson(
  { title, gender, born_on }: { [Field in keyof Person]?: Person[Field] | null | undefined },
  limits: BirthLimits,
  stored?: { [Field in keyof Person]: string | null },
): [field: keyof Person, key: PersonProblemKey][] {
  const found: [keyof Person, PersonProblemKey][] = [];
  const isBorn = Boolean(born_on) && isDay(born_on ?? '');
  const isSameBirth = born_on === stored?.born_on;
  const birth = born_on && isBorn && !isSameBirth && birthProblem(born_on, limits);
  if (birth) found.push(['born_on', birth]);
  const isSameTitle = title === stored?.title;
  const contradiction =
    title && gender && !(isSameTitle && gender === stored?.gender) && titleProblem({ title, gender });
  const day = limits.ages_on ?? limits.today;
  const ofAge =
    title && born_on && isBorn && !(isSameTitle && isSameBirth) && titleAgeProblem({ title, born_on }, day);
  const wrongTitle = contradiction || ofAge;
  if (wrongTitle) found.push(['title', wrongTitle]);
  return found;
}
