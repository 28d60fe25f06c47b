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

/** What travellers are judged by: what the search was for, and what the supplier asks (TRAVEL-RULES 2 to 10). */
export interface TravellerRules {
  /** The departure of the last trip, local: ages count on it (TRAVEL-RULES 2). */
  ages_on: string;
  /** The last arrival, local: a passport must not expire before it (TRAVEL-RULES 8). */
  arrives_on: string;
  /** Of the day, at the first airport. */
  today: string;
  /** The searched travelers in the offer's order; null for a manual booking, where types are entered. */
  expected: readonly ExpectedTraveller[] | null;
  document_required: boolean;
}

/** Somebody who was searched for; `age` where it was searched by age, as everybody under 18 is. */
interface ExpectedTraveller {
  type: TravellerType;
  age: number | null;
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

/** All that is wrong with the travellers of a booking, field by field; nothing where all is well. */
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
  // What is kept of a saved traveller is looked up by the server, which then judges it.
  if (rules.document_required && !document && !traveller.saved_id)
    found.push(['document.number', 'document_required']);
  // Saved passports may have a country from before countries were checked.
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

/** TRAVEL-RULES 2 and 4: an age fits the place that was searched for; where nothing was searched, it fits the type. */
function judgeAge(age: number, type: TravellerType, expected: ExpectedTraveller | undefined): Found[] {
  if (!expected) return typeByAge(age) === type ? [] : [['born_on', 'traveller_type_age']];
  if (isOfSearchedAge(age, expected)) return [];
  return [['born_on', expected.age === null ? `traveller_not_${type}` : 'traveller_age_differs']];
}

/** Whether an age in full years fits a searched place. Adults are searched without an age and are 18 or older. */
export function isOfSearchedAge(age: number, expected: ExpectedTraveller): boolean {
  if (expected.age !== null) return age === expected.age;
  return expected.type === 'adult' ? age >= grownAge : typeByAge(age) === expected.type;
}

/** TRAVEL-RULES 2 and 3: each infant on the lap of one adult of 18 or older, and no adult holds two. */
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
  return `${nameKey(`${given_name} ${family_name}`)} ${born_on}`;
}
