import { ageOn, travelDays, typeByAge } from '@traveldesk/shared-contract';

type Trips = Parameters<typeof travelDays>[0];

interface Travelling {
  given_name: string;
  family_name: string;
  born_on: string | null;
  document_expires_on: string | null;
}

/** A traveler who does not fit the new days: by age, which means another fare, or by passport. */
export type MoveProblem = { name: string } & ({ kind: 'age'; age: number } | { kind: 'passport' });

/**
 * Travelers who do not fit the new days of their trips (TRAVEL-RULES 2 and 8): their type changes, or their passport expires before the
 * last arrival. Skips travelers who did not fit before, and everybody if no flights are left.
 */
export function judgeMove(
  travellers: readonly Travelling[],
  { before, after }: { before: Trips; after: Trips },
): MoveProblem[] {
  const [was, is] = [travelDays(before), travelDays(after)];
  if (was.ages_on === '' || is.ages_on === '') return [];
  return travellers.flatMap(
    ({ given_name, family_name, born_on, document_expires_on: ends }): MoveProblem[] => {
      const name = `${given_name} ${family_name}`;
      const age = born_on === null ? null : ageOn(born_on, is.ages_on);
      const changes =
        born_on !== null && age !== null && typeByAge(age) !== typeByAge(ageOn(born_on, was.ages_on));
      const expires = ends !== null && ends >= was.arrives_on && ends < is.arrives_on;
      return [
        ...(changes ? [{ name, kind: 'age' as const, age }] : []),
        ...(expires ? [{ name, kind: 'passport' as const }] : []),
      ];
    },
  );
}

interface Trip {
  segments: readonly { departing_at: string }[];
}

/** Returns the trips after a change, in order of departure. `keyOf` identifies a trip. */
export function tripsAfter<One extends Trip>(
  slices: readonly One[],
  { added, removed }: { added: readonly One[]; removed: readonly One[] },
  keyOf: (trip: One) => string,
): One[] {
  const changed = new Set([...removed, ...added].map(keyOf));
  return [...slices.filter((trip) => !changed.has(keyOf(trip))), ...added].toSorted((one, other) =>
    departureOf(one).localeCompare(departureOf(other)),
  );
}

const departureOf = ({ segments }: Trip) => segments[0]?.departing_at ?? '';
