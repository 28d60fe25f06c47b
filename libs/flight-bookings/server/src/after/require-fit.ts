import { ageOn, travelDays, typeByAge } from '@traveldesk/shared-contract';
import type { OrderPicture } from '@traveldesk/flights-server';
import { Problem } from '@traveldesk/shared-server';

type Trips = Pick<OrderPicture, 'slices'>['slices'];

interface Travelling {
  given_name: string;
  family_name: string;
  born_on: string | null;
  document_expires_on: string | null;
}

/**
 * Checks that travelers fit the new days of their trips (TRAVEL-RULES 2 and 8): no type changes, and no passport expires before the last
 * arrival. Travelers who did not fit before are not checked. Throws a 422 `booking_change_age` or `booking_change_passport`.
 */
export function requireFit(
  travellers: readonly Travelling[],
  { before, after }: { before: Trips; after: Trips },
): void {
  const [was, is] = [travelDays(before), travelDays(after)];
  for (const { given_name, family_name, born_on, document_expires_on: ends } of travellers) {
    const params = { name: `${given_name} ${family_name}` };
    const age = born_on === null ? null : ageOn(born_on, is.ages_on);
    if (born_on !== null && age !== null && typeByAge(age) !== typeByAge(ageOn(born_on, was.ages_on))) {
      throw new Problem(422, 'booking_change_age', { params: { ...params, age: String(age) } });
    }
    if (ends !== null && ends >= was.arrives_on && ends < is.arrives_on) {
      throw new Problem(422, 'booking_change_passport', { params });
    }
  }
}

/** The trips of an order once some of them are changed, in the order in which they are flown. */
export function tripsAfter(slices: Trips, { added, removed }: { added: Trips; removed: Trips }): Trips {
  const gone = new Set(removed.map(({ ref }) => ref));
  return [...slices.filter(({ ref }) => !gone.has(ref)), ...added].toSorted((one, other) =>
    departureOf(one).localeCompare(departureOf(other)),
  );
}

const departureOf = ({ segments }: Trips[number]) => segments[0]?.departing_at ?? '';
