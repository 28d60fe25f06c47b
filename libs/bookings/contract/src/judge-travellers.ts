import { countryCodes } from '@traveldesk/geo-contract';
import type { TravellerType } from './booking.kinds';
import { birthProblem, titleProblem, type PersonProblemKey } from './judge-person';
import type { TravellerInput } from './traveller';

/** What travellers are judged by: what the search was for, and what the supplier asks (TRAVEL-RULES 2 to 10). */
export interface TravellerRules {
  /** The last day that anybody travels on, local: ages count on it (TRAVEL-RULES 2). */
  last_day: string;
  /** Of the day, at the first airport. */
  today: string;
  /** Those that were searched for, in the offer's order; `age` where it was searched by age. */
  expected: readonly { type: TravellerType; age: number | null }[];
  document_required: boolean;
}

/** A problem of one field: its path, `travellers.0.born_on`, and the sentence's key. */
export interface TravellerProblem {
  path: string;
  key: TravellerProblemKey;
}

/** What can be wrong with a traveller: the keys of the sentences. */
export type TravellerProblemKey =
  | 'travellers_differ'
  | 'traveller_type_differs'
  | 'traveller_age_differs'
  | 'traveller_not_infant'
  | 'traveller_not_child'
  | 'traveller_not_adult'
  | PersonProblemKey
  | 'traveller_title_age'
  | 'traveller_infant_adult'
  | 'traveller_adult_taken'
  | 'traveller_twice'
  | 'lead_email_required'
  | 'lead_phone_required'
  | 'document_required'
  | 'document_country_unknown'
  | 'document_expired';

/** Full years on a day. */
export function ageOn(bornOn: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(bornOn.slice(0, 4));
  return day.slice(5) < bornOn.slice(5) ? years - 1 : years;
}

/** TRAVEL-RULES 2: infants are below 2, children below 12, on the last day of travel. */
export function typeByAge(age: number): TravellerType {
  return age < 2 ? 'infant' : age < 12 ? 'child' : 'adult';
}

/** All that is wrong with the travellers of a booking, field by field; nothing where all is well. */
export function judgeTravellers(
  travellers: readonly TravellerInput[],
  rules: TravellerRules,
): TravellerProblem[] {
  if (travellers.length !== rules.expected.length) return [{ path: 'travellers', key: 'travellers_differ' }];
  return [
    ...travellers.flatMap((traveller, index) =>
      judgeOne(traveller, index, rules).map(([field, key]) => ({
        path: `travellers.${index}.${field}`,
        key,
      })),
    ),
    ...judgeLaps(travellers),
    ...judgeTwice(travellers),
  ];
}

type Found = [field: string, key: TravellerProblemKey];

function judgeOne(traveller: TravellerInput, index: number, rules: TravellerRules): Found[] {
  const found: Found[] = [];
  const { type, born_on, document } = traveller;
  const expected = rules.expected[index];
  if (expected && expected.type !== type) found.push(['type', 'traveller_type_differs']);
  const age = ageOn(born_on, rules.last_day);
  const birth = birthProblem(born_on, rules);
  if (birth) found.push(['born_on', birth]);
  else if (typeByAge(age) !== type) found.push(['born_on', `traveller_not_${type}`]);
  // One who was searched by age has to have it: another one has another fare (TRAVEL-RULES 4).
  else if (expected?.age != null && expected.age !== age) found.push(['born_on', 'traveller_age_differs']);
  found.push(...judgeTitle(traveller, age));
  if (index === 0 && !traveller.email) found.push(['email', 'lead_email_required']);
  if (index === 0 && !traveller.phone) found.push(['phone', 'lead_phone_required']);
  // What is kept of a saved traveller is looked up by the server, which then judges it.
  if (rules.document_required && !document && !traveller.saved_id)
    found.push(['document.number', 'document_required']);
  // One that was kept before countries were judged.
  if (document && !countryCodes.includes(document.country)) {
    found.push(['document.country', 'document_country_unknown']);
  }
  // TRAVEL-RULES 8: it must not end before the last day of travel.
  if (document && document.expires_on < rules.last_day) {
    found.push(['document.expires_on', 'document_expired']);
  }
  return found;
}

/** TRAVEL-RULES 10: a title agrees with gender and age. */
function judgeTitle({ title, gender }: TravellerInput, age: number): Found[] {
  const contradiction = titleProblem({ title, gender });
  if (contradiction) return [['title', contradiction]];
  const ofAdults = title === 'mrs' || title === 'dr';
  return ofAdults && age < 12 ? [['title', 'traveller_title_age']] : [];
}

/** TRAVEL-RULES 3: each infant on the lap of one adult, and no adult holds two. */
function judgeLaps(travellers: readonly TravellerInput[]): TravellerProblem[] {
  const taken = new Set<number>();
  return travellers.flatMap(({ type, adult }, index): TravellerProblem[] => {
    if (type !== 'infant') return [];
    const path = `travellers.${index}.adult`;
    if (adult === null || travellers[adult]?.type !== 'adult') {
      return [{ path, key: 'traveller_infant_adult' }];
    }
    if (taken.has(adult)) return [{ path, key: 'traveller_adult_taken' }];
    taken.add(adult);
    return [];
  });
}

/** TRAVEL-RULES 9: nobody travels twice. */
function judgeTwice(travellers: readonly TravellerInput[]): TravellerProblem[] {
  const seen = new Set<string>();
  return travellers.flatMap((traveller, index): TravellerProblem[] => {
    const key = personKey(traveller);
    if (seen.has(key)) return [{ path: `travellers.${index}.family_name`, key: 'traveller_twice' }];
    seen.add(key);
    return [];
  });
}

/** By what one person is the same: names without case, blanks and hyphens, and the birth. */
export function personKey({
  given_name,
  family_name,
  born_on,
}: Pick<TravellerInput, 'given_name' | 'family_name' | 'born_on'>): string {
  return `${given_name} ${family_name}`.toLowerCase().replace(/[^a-z]/g, '') + ` ${born_on}`;
}
