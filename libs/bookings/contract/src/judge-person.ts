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

/** Returns the problem of a birth date, which must be within the last 120 years and not after the day on which ages count. */
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

/** Returns the problem of a new passport's expiry, which must be between today and 20 years ahead. */
export function passportProblem(expiresOn: string, today: string): PersonProblemKey | null {
  return expiresOn < today ? 'document_ended' : lateEndProblem(expiresOn, today);
}

/** Checks only the upper limit: bookings compare the expiry with the last arrival instead of today. */
export function lateEndProblem(expiresOn: string, today: string): 'document_ends_late' | null {
  return expiresOn > yearsFrom(today, longestPassport) ? 'document_ends_late' : null;
}

/** Returns a name for comparison: lowercase letters only. */
export const nameKey = (name: string): string => name.toLowerCase().replace(/[^a-z]/g, '');

/** The gender implied by a title; null for a neutral title. */
export const genderOfTitle = { mr: 'm', mrs: 'f', ms: 'f', miss: 'f', dr: null } as const;

/** TRAVEL-RULES 10: a title must agree with the gender. */
export function titleProblem({ title, gender }: Pick<Person, 'title' | 'gender'>): PersonProblemKey | null {
  const wanted = genderOfTitle[title];
  return wanted !== null && wanted !== gender ? 'traveller_title_gender' : null;
}

/** TRAVEL-RULES 10: “Mrs” and “Dr” are adults. Other titles fit any age, as suppliers have no title for boys. */
export function titleAgeProblem(
  { title, born_on }: Pick<Person, 'title' | 'born_on'>,
  day: string,
): PersonProblemKey | null {
  const isOfAdults = title === 'mrs' || title === 'dr';
  return isOfAdults && ageOn(born_on, day) < 12 ? 'traveller_title_age' : null;
}

/** Returns the problems of a person by field. Empty fields and values equal to `stored` are skipped. */
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
