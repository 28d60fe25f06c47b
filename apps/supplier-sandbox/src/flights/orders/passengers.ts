import { invalidField } from '../../http/errors';
import { fareTypeOf, isGrown, type SearchRecord } from '../search/record';
import type { FareType } from '../world/fares';
import type { OrderBody, OrderPassengerBody } from './order.schema';

/** Returns the age on a day, in whole years. */
function ageOn(born: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(born.slice(0, 4));
  return day.slice(5) < born.slice(5) ? years - 1 : years;
}

/**
 * Matches an order's passengers with those of its offer and returns them with their fare types. Throws a validation_error for an unknown
 * passenger, a different age, or an infant without exactly one adult (TRAVEL-RULES 2–4).
 */
export function matchPassengers(
  body: OrderBody,
  search: SearchRecord,
  documentsRequired: boolean,
): (OrderPassengerBody & { fare: FareType })[] {
  const departure = search.slices.at(-1)?.departure_date ?? '';
  const matched = body.passengers.map((passenger, at) => {
    const searched = search.passengers.find(({ id }) => id === passenger.id);
    const pointer = `/passengers/${at}`;
    if (!searched)
      throw invalidField('validation_inclusion', `${pointer}/id`, 'The offer has no such passenger');
    const age = ageOn(passenger.born_on, departure);
    if (fareTypeOf(age) !== searched.fare || !isOfAge(searched, age)) {
      throw invalidField(
        'validation_inclusion',
        `${pointer}/born_on`,
        'The age is not the one that was searched',
      );
    }
    if (documentsRequired && !passenger.identity_documents?.some(({ type }) => type === 'passport')) {
      throw invalidField(
        'validation_required',
        `${pointer}/identity_documents`,
        'The airline needs a passport',
      );
    }
    return { ...passenger, fare: searched.fare };
  });
  if (new Set(matched.map(({ id }) => id)).size !== search.passengers.length) {
    throw invalidField('validation_length', '/passengers', 'The passengers are not those of the offer');
  }
  checkInfants(matched, new Set(search.passengers.filter(isGrown).map(({ id }) => id)));
  return matched;
}

function isOfAge(searched: SearchRecord['passengers'][number], age: number): boolean {
  if (searched.age !== null) return searched.age === age;
  return !isGrown(searched) || age >= 18;
}

function checkInfants(
  passengers: readonly (OrderPassengerBody & { fare: FareType })[],
  grown: ReadonlySet<string>,
): void {
  const infants = passengers.filter(({ fare }) => fare === 'infant_without_seat').map(({ id }) => id);
  const carried = passengers
    .filter(({ id }) => grown.has(id))
    .flatMap((adult) => adult.infant_passenger_id ?? []);
  const each = infants.every((id) => carried.filter((one) => one === id).length === 1);
  if (!each || carried.length !== infants.length) {
    throw invalidField(
      'validation_required',
      '/passengers/0/infant_passenger_id',
      'Each infant needs the one adult who holds it',
    );
  }
}
