import { z } from 'zod';
import {
  formerTravellers,
  judgePerson,
  type Gender,
  type Title,
  type TravellerType,
} from '@traveldesk/bookings-contract';
import { judgedSchema } from '@traveldesk/bookings-ui';
import {
  type FlightBooking,
  judgeManual,
  manualInputSchema,
  tripsOfFlights,
  type ManualInput,
} from '@traveldesk/flight-bookings-contract';
import { travelDays } from '@traveldesk/flights-contract';
import { codeText, isDay, numberText } from '@traveldesk/shared-contract';
import { dayTimeParts, localDay, localInstant, localTime, localToday } from '@traveldesk/shared-web';

export interface ManualTraveller {
  type?: TravellerType;
  title?: Title | null;
  gender?: Gender | null;
  given_name?: string;
  family_name?: string;
  born_on?: string;
  email?: string | null;
  phone?: string | null;
}

export interface ManualSegment {
  carrier?: string | null;
  flight_number?: string;
  origin?: string | null;
  destination?: string | null;
  /** Local time at the airport, `2026-12-01T23:40`. */
  departing_at?: string;
  arriving_at?: string;
}

/** The form's values for a manual booking. `payment_required_by` is in the user's local time. */
export interface ManualForm {
  company_id?: string | null;
  source?: string;
  pnr?: string;
  state: ManualInput['state'];
  payment_required_by?: string;
  segments: ManualSegment[];
  travellers: ManualTraveller[];
  tickets: { number?: string; traveller?: number; also_elsewhere?: boolean }[];
  total?: { amount?: string; currency?: string };
  note?: string;
  /** The reason for changing a paid booking. */
  reason?: string;
}

export const blankManual: ManualForm = {
  state: 'ticketed',
  segments: [{}],
  travellers: [{ type: 'adult' }],
  tickets: [],
};

/** Returns the tickets after a traveler is removed: that traveler's tickets have none, and the others keep theirs. */
export function ticketsWithout(place: number, tickets: ManualForm['tickets'] = []): ManualForm['tickets'] {
  return tickets.map((ticket) => {
    const { traveller } = ticket;
    if (traveller === undefined || traveller < place) return ticket;
    if (traveller > place) return { ...ticket, traveller: traveller - 1 };
    const { traveller: _gone, ...rest } = ticket;
    return rest;
  });
}

const given = <Value>(value: Value | null | undefined | '') =>
  value === '' ? undefined : (value ?? undefined);
const upper = (text: string | null | undefined) => given(codeText(text ?? '').toUpperCase());

function travellersOf(travellers: readonly ManualTraveller[]) {
  // Assigns each infant to an adult, the eldest first: persons from 12 count as adults, but minors hold no infants (TRAVEL-RULES 2).
  const adults = travellers
    .flatMap(({ type, born_on }, place) => (type === 'adult' ? [{ place, born: born_on || 'unknown' }] : []))
    .sort((one, other) => one.born.localeCompare(other.born))
    .map(({ place }) => place);
  let infants = 0;
  return travellers.map((one) => ({
    type: given(one.type),
    title: given(one.title),
    gender: given(one.gender),
    given_name: given(one.given_name),
    family_name: given(one.family_name),
    born_on: given(one.born_on),
    email: given(one.email) ?? null,
    phone: given(one.phone) ?? null,
    document: null,
    loyalty: [],
    adult: one.type === 'infant' ? (adults[infants++] ?? null) : null,
    save: false,
  }));
}

/** An invalid time stays as typed, so that validation rejects it. */
const instantOf = (typed: string) => {
  const { day, time } = dayTimeParts(typed);
  return localInstant(day, time)?.toISOString() ?? typed;
};

/** Converts the form for the API; empty fields become missing, so that they fail as required. */
export function manualInputOf(values: ManualForm): unknown {
  const { segments = [], travellers = [], tickets = [], total } = values;
  const by = values.state === 'on_hold' ? given(values.payment_required_by) : undefined;
  const amount = total?.amount?.trim() ?? '';
  return {
    company_id: given(values.company_id),
    source: given(values.source?.trim()),
    pnr: upper(values.pnr) ?? null,
    state: values.state,
    payment_required_by: by ? instantOf(by) : null,
    segments: segments.map((one) => ({
      origin: upper(one?.origin),
      destination: upper(one?.destination),
      departing_at: given(one?.departing_at),
      arriving_at: given(one?.arriving_at),
      carrier: upper(one?.carrier),
      flight_number: upper(numberText(one?.flight_number ?? '')),
    })),
    travellers: travellersOf(travellers),
    tickets: tickets.map((one) => ({
      number: given(numberText(one?.number ?? '')),
      traveller: one?.traveller,
      ...(one?.also_elsewhere && { also_elsewhere: true }),
    })),
    total: amount === '' ? null : { amount, currency: upper(total?.currency) },
    note: given(values.note?.trim()) ?? null,
    ...(values.reason !== undefined && { reason: given(values.reason.trim()) ?? null }),
  };
}

/** Validates and converts the form. */
export const manualFormSchema: z.ZodType<ManualInput> = z.preprocess(
  (values) => manualInputOf(values as ManualForm),
  manualInputSchema,
);

/** Validates the fields by the rules of the API; stored values may stay. */
export const manualRules = (booking: FlightBooking | undefined) =>
  judgedSchema<ManualForm>(manualFormSchema, ({ pnr, segments = [], travellers = [] }) => {
    const stored = booking && { pnr: booking.pnr, segments: segmentsOf(booking) };
    const entered = judgeManual({ pnr: codeText(pnr ?? ''), segments }, localToday(), stored);
    const { ages_on } = travelDays(
      tripsOfFlights(segments.map(flightOf)).map((trip) => ({ segments: trip })),
    );
    const limits = { today: localToday(), ...(isDay(ages_on) && { ages_on }) };
    const formers = formerTravellers(travellers, booking?.travellers ?? []);
    const people = travellers.flatMap((one, place) =>
      judgePerson(one ?? {}, limits, formers[place]).map(
        ([field, key]) => [['travellers', place, field], key] as const,
      ),
    );
    return [...entered, ...people];
  });

const flightOf = (one: ManualSegment | undefined) => ({
  origin: one?.origin ?? '',
  destination: one?.destination ?? '',
  departing_at: one?.departing_at ?? '',
  arriving_at: one?.arriving_at ?? '',
});

const segmentsOf = ({ slices }: FlightBooking) => slices.flatMap(({ segments }) => segments);

/** Converts a manual booking to form values. */
export function manualFormOf(booking: FlightBooking): ManualForm {
  const { travellers, payment_required_by: by, price } = booking;
  const places = new Map(travellers.map(({ id }, place) => [id, place]));
  return {
    company_id: booking.company?.id ?? null,
    source: booking.source ?? '',
    pnr: booking.pnr ?? '',
    state: booking.state === 'on_hold' || booking.state === 'draft' ? 'on_hold' : 'ticketed',
    payment_required_by: by ? `${localDay(by)}T${localTime(by)}` : '',
    segments: segmentsOf(booking).map(
      ({ carrier, flight_number, origin, destination, departing_at, arriving_at }) => ({
        carrier,
        flight_number,
        origin,
        destination,
        departing_at: departing_at.slice(0, 16),
        arriving_at: arriving_at.slice(0, 16),
      }),
    ),
    travellers: travellers.map(
      ({ type, title, gender, given_name, family_name, born_on, email, phone }): ManualTraveller => ({
        type,
        title,
        gender,
        given_name,
        family_name,
        born_on: born_on ?? '',
        email,
        phone,
      }),
    ),
    tickets: booking.tickets.map(({ number, traveller_ids: [of] }) => ({
      number,
      traveller: places.get(of ?? '') ?? 0,
    })),
    ...(price && { total: price.total }),
    note: booking.note ?? '',
  };
}
