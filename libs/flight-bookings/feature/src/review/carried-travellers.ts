import { isOfSearchedAge, type ReviewNotes } from '@traveldesk/bookings-contract';
import { ageOn } from '@traveldesk/flights-contract';
import { blankBooking, type BookingValues, type TravellerValues } from './booking.values';

type Place = ReviewNotes['travellers'][number];
type Fits = (age: number | undefined, kept: TravellerValues, place: Place) => boolean;

/** The order in which people take a place: first those of the searched age, then those of its type, then anybody. */
const rounds: readonly Fits[] = [
  (age, _, place) => age !== undefined && isOfSearchedAge(age, place),
  (_, { type }, place) => type === place.type,
  () => true,
];

const isTyped = ({ given_name, family_name, born_on }: TravellerValues) =>
  Boolean(given_name || family_name || born_on);

/** The values for this offer's form from a form that was filled in for another offer. */
export function carriedOver(kept: Partial<BookingValues>, notes: ReviewNotes, company: string) {
  return {
    ...blankBooking(notes.travellers, company),
    ...carriedTravellers(kept, notes, company),
    note: kept.note,
  };
}

/**
 * The travelers that were typed for another offer, in the places of this one. `unplaced`: those without a place, kept for a larger
 * search. A saved traveler's passport is used by their own company alone, and by a place until it ends.
 */
export function carriedTravellers(
  { travellers = [], unplaced = [], company_id }: Partial<BookingValues>,
  { travellers: places, ages_on, arrives_on }: Pick<ReviewNotes, 'travellers' | 'ages_on' | 'arrives_on'>,
  company: string,
): Required<Pick<BookingValues, 'travellers' | 'unplaced'>> {
  const savedOf = (one: TravellerValues | undefined) =>
    company_id === company ? (one?.saved_id ?? null) : null;
  const lasts = ({ saved_ends: end }: TravellerValues) => !end || end >= arrives_on;
  const left = [...travellers, ...unplaced].filter(isTyped);
  const blank = blankBooking(places, company).travellers;
  const taken = blank.map((): TravellerValues | undefined => undefined);
  for (const fits of rounds) {
    places.forEach((place, index) => {
      if (taken[index]) return;
      const at = left.findIndex((kept) =>
        fits(kept.born_on ? ageOn(kept.born_on, ages_on) : undefined, kept, place),
      );
      if (at >= 0) [taken[index]] = left.splice(at, 1);
    });
  }
  return {
    travellers: blank.map((one, index) => ({
      ...one,
      ...taken[index],
      type: one.type,
      adult: one.adult ?? null,
      saved_id: taken[index] && lasts(taken[index]) ? savedOf(taken[index]) : null,
    })),
    unplaced: left.map((one) => ({ ...one, saved_id: savedOf(one) })),
  };
}
