import type { Gender, Title } from '@traveldesk/bookings-contract';
import type { GuestInput, HotelBookingInput } from '@traveldesk/hotel-bookings-contract';
import type { Room } from '@traveldesk/hotels-contract';

/** The form's values of a guest. `room` and `age` are those of the search. */
export interface GuestValues {
  room: number;
  age: number | null;
  given_name?: string;
  family_name?: string;
  title?: Title | null;
  gender?: Gender | null;
  born_on?: string;
  save?: boolean;
  /** The saved traveler who was filled in. */
  saved_id?: string | null;
}

export interface StayBookingValues {
  /** The paying company. It is not sent, as the quote has its payer. */
  company_id: string;
  guests: GuestValues[];
  /** Guests of a search for more people, kept for the next one. They are not sent. */
  unplaced?: GuestValues[];
  email?: string;
  phone?: string;
  requests?: string;
  loyalty_number?: string;
  reason?: string;
  note?: string;
}

/** An empty field becomes missing, so that it fails as required rather than by its format. */
export const given = (text: string | null | undefined) => text?.trim() || undefined;

/** Returns a guest for each person of the search, room by room, the adults first. */
export function blankGuests(rooms: readonly Room[]): GuestValues[] {
  return rooms.flatMap(({ adults, children }, room) =>
    [...Array.from({ length: adults }, () => null), ...children].map((age) => ({
      room,
      age,
      save: false,
      saved_id: null,
    })),
  );
}

export function blankStayBooking(rooms: readonly Room[], company: string): StayBookingValues {
  return { company_id: company, guests: blankGuests(rooms) };
}

/** Whether nothing was typed for a guest. */
export const isBlankGuest = ({ given_name, family_name, born_on }: Partial<GuestValues>) =>
  !given(given_name) && !given(family_name) && !given(born_on);

/** Whether a guest must be named: the first of each room. */
export function isNeeded(guests: readonly Pick<GuestValues, 'room'>[], place: number): boolean {
  return place === 0 || guests[place]?.room !== guests[place - 1]?.room;
}

/** Returns the indexes of the guests to send: those who must be named, and all others with a name. */
export function sentPlaces(guests: readonly GuestValues[]): number[] {
  return guests.flatMap((guest, place) => (isNeeded(guests, place) || !isBlankGuest(guest) ? [place] : []));
}

/** Converts a guest for the API, as far as typed; the schema finds what is missing or wrong. */
export function guestOf(guest: GuestValues): Partial<Record<keyof GuestInput, unknown>> {
  const { save = false } = guest;
  return {
    room: guest.room,
    age: guest.age,
    given_name: given(guest.given_name),
    family_name: given(guest.family_name),
    // The supplier gets only the names; the other fields complete a saved traveler.
    title: save ? (guest.title ?? undefined) : null,
    gender: save ? (guest.gender ?? undefined) : null,
    born_on: save ? given(guest.born_on) : null,
    save,
    saved_id: guest.saved_id ?? null,
  };
}

/** The order as it was confirmed in the summary. */
export type AgreedStay = Pick<HotelBookingInput, 'quote_id' | 'total' | 'replaces'>;

/** Converts the validated form for the API. */
export function stayBookingOf(values: StayBookingValues, agreed: AgreedStay): HotelBookingInput {
  const { guests } = values;
  return {
    ...agreed,
    guests: sentPlaces(guests).flatMap((place) => {
      const guest = guests[place];
      return guest ? [guestOf(guest)] : [];
    }) as unknown as GuestInput[],
    email: given(values.email) ?? '',
    phone: given(values.phone) ?? '',
    requests: given(values.requests) ?? null,
    loyalty_number: given(values.loyalty_number) ?? null,
    reason: given(values.reason) ?? null,
    note: given(values.note) ?? null,
  };
}
