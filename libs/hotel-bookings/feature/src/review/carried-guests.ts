import type { Room } from '@traveldesk/hotels-contract';
import { blankGuests, isBlankGuest, type GuestValues, type StayBookingValues } from './stay-booking.values';

type Fits = (kept: GuestValues, place: GuestValues) => boolean;

/** Rounds of placing guests: first those of the same room and age, then of the same age, then adults as adults and children as children. */
const rounds: readonly Fits[] = [
  (kept, place) => kept.room === place.room && kept.age === place.age,
  (kept, place) => kept.age === place.age,
  (kept, place) => (kept.age === null) === (place.age === null),
];

/**
 * Returns form values for this quote from a form filled in for another one. `unplaced`: guests without a place, kept for a larger
 * search. A saved traveler stays linked only for its own company.
 */
export function carriedGuests(
  kept: Partial<StayBookingValues>,
  rooms: readonly Room[],
  company: string,
): StayBookingValues {
  const { guests = [], unplaced = [], company_id, reason: _reason, ...others } = kept;
  const saved = ({ saved_id = null }: GuestValues) => (company_id === company ? saved_id : null);
  const left = [...guests, ...unplaced].filter((guest) => !isBlankGuest(guest));
  const places = blankGuests(rooms);
  const taken = places.map((): GuestValues | undefined => undefined);
  for (const fits of rounds) {
    places.forEach((place, index) => {
      if (taken[index]) return;
      const at = left.findIndex((one) => fits(one, place));
      if (at >= 0) [taken[index]] = left.splice(at, 1);
    });
  }
  return {
    ...others,
    company_id: company,
    guests: places.map(({ room, age, ...place }, index) => {
      const guest = taken[index];
      return guest ? { ...guest, room, age, saved_id: saved(guest) } : { ...place, room, age };
    }),
    unplaced: left.map((guest) => ({ ...guest, saved_id: saved(guest) })),
  };
}
