import { countryCodes } from '@traveldesk/geo-contract';
import { ageOn, grownAge, typeByAge } from '@traveldesk/shared-contract';
import type { TravellerType } from './booking.kinds';
import {
  birthProblem,
  lateEndProblem,
  nameKey,
  titleAgeProblem,
  titleProblem,
  type PersonProblemKey,
} from './judge-person';
import type { TravellerInput } from './traveller';

/** The rules for travelers, by the search and the supplier's requirements (TRAVEL-RULES 2 to 10). */
export interface TravellerRules {
  /** The departure of the last trip, local: ages count on it (TRAVEL-RULES 2). */
  ages_on: string;
  /** The last arrival, local: a passport must not expire before it (TRAVEL-RULES 8). */
  arrives_on: string;
  /** Today at the first airport. */
  today: string;
  /** The searched travelers in the offer's order; null for a manual booking, where types are entered. */
  expected: readonly ExpectedTraveller[] | null;
  document_required: boolean;
}

/** A searched traveler; `age` is set if the search had an age, as it must under 18. */
interface ExpectedTraveller {
  type: TravellerType;
  age: number | null;
}

/** A problem of one field: its path such as `travellers.0.born_on`, and its text key. */
export interface TravellerProblem {
  path: string;
  key: TravellerProblemKey;
}

/** Text keys of traveler problems. */
export type TravellerProblemKey =
  | 'travellers_differ'
  | 'traveller_type_differs'
  | 'traveller_age_differs'
  | 'traveller_type_age'
  | 'traveller_not_infant'
  | 'traveller_not_child'
  | 'traveller_not_adult'
  | PersonProblemKey
  | 'traveller_infant_adult'
  | 'traveller_adult_taken'
  | 'traveller_twice'
  | 'lead_email_required'
  | 'lead_phone_required'
  | 'document_required'
  | 'document_country_unknown'
  | 'document_expired';

/** Returns all problems of a booking's travelers by field; empty if none. */
export function judgeTravellers(
  travellers: readonly TravellerInput[],
  rules: TravellerRules,
): TravellerProblem[] {
  if (rules.expected && travellers.length !== rules.expected.length) {
    return [{ path: 'travellers', key: 'travellers_differ' }];
  }
  return [
    ...travellers.flatMap((traveller, index) =>
      judgeOne(traveller, index, rules).map(([field, key]) => ({
        path: `travellers.${index}.${field}`,
        key,
      })),
    ),
    ...judgeLaps(travellers, rules),
    ...judgeTwice(travellers),
  ];
}

type Found = [field: string, key: TravellerProblemKey];

function judgeOne(traveller: TravellerInput, index: number, rules: TravellerRules): Found[] {
  const found: Found[] = [];
  const { type, born_on, document } = traveller;
  const expected = rules.expected?.[index];
  if (expected && expected.type !== type) found.push(['type', 'traveller_type_differs']);
  const age = ageOn(born_on, rules.ages_on);
  const birth = birthProblem(born_on, rules);
  if (birth) found.push(['born_on', birth]);
  else if (!expected || expected.type === type) found.push(...judgeAge(age, type, expected));
  const title = titleProblem(traveller) ?? titleAgeProblem(traveller, rules.ages_on);
  if (title) found.push(['title', title]);
  if (index === 0 && !traveller.email) found.push(['email', 'lead_email_required']);
  if (index === 0 && !traveller.phone) found.push(['phone', 'lead_phone_required']);
  // The server looks up the passport of a saved traveler and then checks it.
  if (rules.document_required && !document && !traveller.saved_id)
    found.push(['document.number', 'document_required']);
  // A saved passport may have a country stored before countries were checked.
  if (document && !countryCodes.includes(document.country)) {
    found.push(['document.country', 'document_country_unknown']);
  }
  if (document && document.expires_on < rules.arrives_on) {
    found.push(['document.expires_on', 'document_expired']);
  }
  const late = document && lateEndProblem(document.expires_on, rules.today);
  if (late) found.push(['document.expires_on', late]);
  return found;
}

/** TRAVEL-RULES 2 and 4: an age must fit the searched traveler, or the type if nothing was searched. */
function judgeAge(age: number, type: TravellerType, expected: ExpectedTraveller | undefined): Found[] {
  if (!expected) return typeByAge(age) === type ? [] : [['born_on', 'traveller_type_age']];
  if (isOfSearchedAge(age, expected)) return [];
  return [['born_on', expected.age === null ? `traveller_not_${type}` : 'traveller_age_differs']];
}

/** Whether an age in full years fits a searched traveler. Adults are searched without an age and are 18 or older. */
export function isOfSearchedAge(age: number, expected: ExpectedTraveller): boolean {
  if (expected.age !== null) return age === expected.age;
  return expected.type === 'adult' ? age >= grownAge : typeByAge(age) === expected.type;
}

/** TRAVEL-RULES 2 and 3: each infant sits on the lap of an adult of 18 or older, one infant per adult. */
function judgeLaps(
  travellers: readonly TravellerInput[],
  { ages_on }: Pick<TravellerRules, 'ages_on'>,
): TravellerProblem[] {
  const taken = new Set<number>();
  return travellers.flatMap(({ type, adult }, index): TravellerProblem[] => {
    if (type !== 'infant') return [];
    const path = `travellers.${index}.adult`;
    const holder = adult === null ? undefined : travellers[adult];
    if (adult === null || holder?.type !== 'adult' || ageOn(holder.born_on, ages_on) < grownAge) {
      return [{ path, key: 'traveller_infant_adult' }];
    }
    if (taken.has(adult)) return [{ path, key: 'traveller_adult_taken' }];
    taken.add(adult);
    return [];
  });
}

/** TRAVEL-RULES 9: no person can be on a booking twice. */
function judgeTwice(travellers: readonly TravellerInput[]): TravellerProblem[] {
  const seen = new Set<string>();
  return travellers.flatMap((traveller, index): TravellerProblem[] => {
    const key = personKey(traveller);
    if (seen.has(key)) return [{ path: `travellers.${index}.family_name`, key: 'traveller_twice' }];
    seen.add(key);
    return [];
  });
}

/** Returns the key of a person: names without case, spaces and hyphens, and the birth date. Equal keys mean the same person. */
export function personKey({
  given_name,
  family_name,
  born_on,
}: Pick<TravellerInput, 'given_name' | 'family_name' | 'born_on'>): string {
  return `${nameKey(`${given_name} ${family_name}`)} ${born_on}`;
}
