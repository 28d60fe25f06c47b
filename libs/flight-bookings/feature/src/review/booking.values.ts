import type { Gender, Title, TravellerInput, TravellerType } from '@traveldesk/bookings-contract';
import type {
  BookingInput,
  ChosenExtra,
  FlightMode,
  ReviewNotes,
} from '@traveldesk/flight-bookings-contract';
import type { Money } from '@traveldesk/shared-contract';

/** A typed passport. Its number is never stored on the device (`unkept`). */
export interface DocumentValues {
  number?: string;
  country?: string | null;
  expires_on?: string;
}

/** A saved traveler, with the name that was filled in. */
export interface FormerTraveller {
  saved_id: string;
  given_name: string;
  family_name: string;
}

/** The form's values of a traveler. */
export interface TravellerValues {
  type: TravellerType;
  title?: Title | null;
  gender?: Gender | null;
  given_name?: string;
  family_name?: string;
  born_on?: string;
  email?: string;
  phone?: string;
  document?: DocumentValues;
  loyalty_airline?: string | null;
  loyalty_number?: string;
  /** For an infant: the index of the adult who holds it. */
  adult?: number | null;
  save?: boolean;
  /** The saved traveler whose stored passport is used. */
  saved_id?: string | null;
  /** The expiry of that passport. It is not sent. */
  saved_ends?: string | null;
  /** The saved traveler whose passport was dropped by renaming. It is not sent. */
  former?: FormerTraveller | null;
}

export interface BookingValues {
  /** The paying company. It is not sent, as the offer has its payer. */
  company_id: string;
  travellers: TravellerValues[];
  /** Travelers from a larger search, kept for the next one. They are not sent. */
  unplaced?: TravellerValues[];
  extras: ChosenExtra[];
  reason?: string;
  note?: string;
  mode?: FlightMode;
}

/** Last parts of field names that are never stored in a browser: `document.number`. */
export const unkept = ['number'] as const;

/** The type shown in the form: a traveler who was searched with an age is a child, even with an adult fare (TRAVEL-RULES 2). */
export function searchedAs({ type, age }: ReviewNotes['travellers'][number]): TravellerType {
  return type === 'adult' && age !== null ? 'child' : type;
}

/** Returns an empty form with the offer's travelers; infants are assigned to the adults in turn. */
export function blankBooking(travellers: ReviewNotes['travellers'], company: string): BookingValues {
  const adults = travellers.flatMap((one, place) => (searchedAs(one) === 'adult' ? [place] : []));
  let infants = 0;
  return {
    company_id: company,
    travellers: travellers.map(({ type }) => ({
      type,
      adult: type === 'infant' ? (adults[infants++] ?? null) : null,
      save: false,
      saved_id: null,
    })),
    extras: [],
  };
}

/** An empty field becomes missing, so that it fails as required rather than by its format. */
const given = (text: string | null | undefined) => text?.trim() || undefined;

function documentOf({ document, saved_id: saved }: TravellerValues) {
  if (!document || saved) return null;
  const { number, country, expires_on } = document;
  if (!given(number) && !given(country) && !given(expires_on)) return null;
  return {
    kind: 'passport' as const,
    number: given(number),
    country: given(country),
    expires_on: given(expires_on),
  };
}

function loyaltyOf({ loyalty_airline: airline, loyalty_number: number }: TravellerValues) {
  return given(airline) || given(number) ? [{ airline: given(airline), number: given(number) }] : [];
}

/** Converts a traveler for the API, as far as typed; the schema finds what is missing or wrong. */
export function travellerOf(values: TravellerValues): Partial<Record<keyof TravellerInput, unknown>> {
  return {
    type: values.type,
    title: values.title ?? undefined,
    gender: values.gender ?? undefined,
    given_name: given(values.given_name),
    family_name: given(values.family_name),
    born_on: given(values.born_on),
    email: given(values.email) ?? null,
    phone: given(values.phone) ?? null,
    document: documentOf(values),
    loyalty: loyaltyOf(values),
    adult: values.type === 'infant' ? (values.adult ?? null) : null,
    save: values.save ?? false,
    saved_id: values.saved_id ?? null,
  };
}

export interface Agreed {
  offer_id: string;
  revision: string;
  total: Money;
}

/** Converts the validated form for the API. */
export function bookingOf(values: BookingValues, mode: FlightMode, agreed: Agreed): BookingInput {
  return {
    ...agreed,
    mode,
    travellers: values.travellers.map(travellerOf) as unknown as TravellerInput[],
    extras: mode === 'pay' ? (values.extras ?? []) : [],
    reason: given(values.reason) ?? null,
    note: given(values.note) ?? null,
  };
}
