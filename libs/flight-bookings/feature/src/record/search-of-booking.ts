import type { FlightBooking } from '@traveldesk/flight-bookings-contract';
import { ageOn, emptyCriteria, type CriteriaDraft } from '@traveldesk/flights-contract';
import { searchedAges } from '../review/other-search';

/**
 * Returns the search for the same flights and travelers; null where a birth date is missing or the trips cannot be searched. The company is
 * included only for staff.
 */
export function searchOfBooking(
  { slices, travellers, company }: Pick<FlightBooking, 'slices' | 'travellers' | 'company'>,
  namesCompany: boolean,
): CriteriaDraft | null {
  const [first, second] = slices;
  const agesOn = slices.at(-1)?.departing_at.slice(0, 10);
  const births = travellers.flatMap(({ born_on }) => born_on ?? []);
  const leadsBack =
    slices.length === 2 && first?.origin === second?.destination && first?.destination === second?.origin;
  if (!first || !agesOn || births.length !== travellers.length) return null;
  if (slices.length === 2 && !leadsBack) return null;
  const ages = searchedAges(births.map((birth) => ageOn(birth, agesOn)));
  return {
    ...emptyCriteria(),
    ...ages,
    type: slices.length === 1 ? 'oneway' : leadsBack ? 'roundtrip' : 'multi',
    trips: slices.map(({ origin, destination, departing_at }) => ({
      origin,
      destination,
      date: departing_at.slice(0, 10),
      departure: null,
      arrival: null,
    })),
    cabin: first.segments[0]?.cabin ?? 'Economy',
    company_id: namesCompany ? (company?.id ?? null) : null,
  };
}
