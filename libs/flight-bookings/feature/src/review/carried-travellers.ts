import { isOfSearchedAge } from '@traveldesk/bookings-contract';
import type { ReviewNotes } from '@traveldesk/flight-bookings-contract';
import { ageOn } from '@traveldesk/flights-contract';
import { blankBooking, type BookingValues, type TravellerValues } from './booking.values';

type Place = ReviewNotes['travellers'][number];
type Fits = (age: number | undefined, kept: TravellerValues, place: Place) => boolean;

/** Rounds of placing travelers: first those of the searched age, then of the type, then any. */
const rounds: readonly Fits[] = [
  (age, _, place) => age !== undefined && isOfSearchedAge(age, place),
  (_, { type }, place) => type === place.type,
  () => true,
];

const isTyped = ({ given_name, family_name, born_on }: TravellerValues) =>
  Boolean(given_name || family_name || born_on);

/** Returns form values for this offer from a form filled in for another one. */
export function carriedOver(kept: Partial<BookingValues>, notes: ReviewNotes, company: string) {
  return {
    ...blankBooking(notes.travellers, company),
    ...carriedTravellers(kept, notes, company),
    note: kept.note,
  };
}

/**
 * Assigns the typed travelers to the places of this offer. `unplaced`: travelers without a place, kept for a larger search. A
 * saved passport is
 * used only for its own company, and only if it is valid until the arrival.
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
