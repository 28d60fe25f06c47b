import { birthProblem, isOfSearchedAge } from '@traveldesk/bookings-contract';
import type { ReviewNotes } from '@traveldesk/flight-bookings-contract';
import { ageOn, childAges, infantAges, type CriteriaDraft } from '@traveldesk/flights-contract';

type Ages = Pick<CriteriaDraft, 'adults' | 'children' | 'infants'>;
type Travelling = Pick<ReviewNotes, 'travellers' | 'ages_on' | 'today'>;

/** Returns the searched travelers for these ages, in full years at the departure of the last trip. */
export function searchedAges(ages: readonly number[]): Ages {
  const sorted = ages.toSorted((one, other) => one - other);
  return {
    adults: ages.filter((age) => age > childAges.max).length,
    children: sorted.filter((age) => age >= childAges.min && age <= childAges.max),
    infants: sorted.filter((age) => age <= infantAges.max),
  };
}

/** Whether a traveler's age differs from the searched age. */
export function isOfOtherAge(bornOn: string | undefined, place: number, notes: Travelling): boolean {
  const expected = notes.travellers[place];
  const age = knownAge(bornOn, notes);
  if (!expected || age === undefined) return false;
  return !isOfSearchedAge(age, expected);
}

/** Returns ages for a new search: typed ones, otherwise searched ones. Null without an adult, or with more infants than adults. */
export function agesAsTyped(births: readonly (string | undefined)[], notes: Travelling): Ages | null {
  const ages = notes.travellers.map(
    (place, index) => knownAge(births[index], notes) ?? place.age ?? usualAge[place.type],
  );
  const found = searchedAges(ages);
  return found.adults > 0 && found.infants.length <= found.adults ? found : null;
}

/** Assumed ages of travelers searched without one. */
const usualAge = { adult: childAges.max + 1, child: childAges.min, infant: infantAges.min };

function knownAge(bornOn: string | undefined, { ages_on, today }: Travelling): number | undefined {
  return bornOn && !birthProblem(bornOn, { today, ages_on }) ? ageOn(bornOn, ages_on) : undefined;
}
