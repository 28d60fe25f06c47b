import { z } from 'zod';
import { judgedSchema } from '@traveldesk/bookings-ui';
import {
  judgeManualStay,
  manualStayInputSchema,
  type HotelBooking,
  type ManualStayInput,
} from '@traveldesk/hotel-bookings-contract';
import { nightsOf } from '@traveldesk/hotels-contract';
import { codeText, isDay, numberText } from '@traveldesk/shared-contract';
import { dayTimeParts, localDay, localInstant, localTime, localToday } from '@traveldesk/shared-web';

interface Price {
  amount?: string;
  currency?: string;
}

interface ManualStayRoom {
  adults?: string;
  /** The ages of the children, such as `8, 3`. */
  children?: string;
}

export interface ManualStayGuest {
  room?: number;
  given_name?: string;
  family_name?: string;
  /** Empty for an adult. */
  age?: string;
}

/** The form's values for a stay that was booked elsewhere. `free_until` is in the user's local time. */
export interface ManualStayForm {
  company_id?: string | null;
  source?: string;
  reference?: string;
  property?: { name?: string; address?: string; city_id?: string | null; phone?: string };
  check_in?: string;
  /** It only sets the check-out. */
  nights?: string;
  check_out?: string;
  rooms: ManualStayRoom[];
  room_name?: string;
  guests: ManualStayGuest[];
  board?: ManualStayInput['board'];
  payment?: ManualStayInput['payment'];
  total?: Price;
  due?: Price;
  free_until?: string;
  balance_due_on?: string;
  requests?: string;
  note?: string;
  /** The reason for changing a paid booking. */
  reason?: string;
}

export const blankManualStay: ManualStayForm = {
  rooms: [{ adults: '2' }],
  guests: [{ room: 0 }],
  payment: 'pay_now',
};

/** Returns the guests after a room is removed: its guests lose the room, and the others keep theirs. */
export function guestsWithout(place: number, guests: ManualStayForm['guests'] = []): ManualStayGuest[] {
  return guests.map((guest) => {
    const { room, ...rest } = guest;
    if (room === undefined || room < place) return guest;
    return room > place ? { ...rest, room: room - 1 } : rest;
  });
}

const given = <Value>(value: Value | null | undefined | '') =>
  value === '' ? undefined : (value ?? undefined);
const line = (text: string | null | undefined) => given(text?.trim());

/** A text that is not a number stays as typed, so that validation rejects it. */
const countOf = (text: string | undefined) => {
  const digits = numberText(text ?? '');
  return /^\d{1,3}$/.test(digits) ? Number(digits) : given(digits);
};

const agesOf = (text: string | undefined) =>
  (text ?? '')
    .split(/[\s,;،]+/)
    .filter(Boolean)
    .map((age) => countOf(age) ?? age);

const instantOf = (typed: string) => {
  const { day, time } = dayTimeParts(typed);
  return localInstant(day, time)?.toISOString() ?? typed;
};

function priceOf(price: Price | undefined) {
  const amount = price?.amount?.trim() ?? '';
  return amount === '' ? null : { amount, currency: given(codeText(price?.currency ?? '').toUpperCase()) };
}

/** Converts the form for the API; empty fields become missing, so that they fail as required. */
export function manualStayInputOf(values: ManualStayForm): unknown {
  const { property, rooms = [], guests = [], free_until: until } = values;
  return {
    company_id: given(values.company_id),
    source: line(values.source),
    reference: given(codeText(values.reference ?? '')) ?? null,
    property: {
      name: line(property?.name),
      address: line(property?.address) ?? null,
      city_id: given(property?.city_id),
      phone: line(property?.phone) ?? null,
    },
    check_in: given(values.check_in),
    check_out: given(values.check_out),
    rooms: rooms.map((room) => ({ adults: countOf(room?.adults), children: agesOf(room?.children) })),
    room_name: line(values.room_name),
    guests: guests.map((guest) => ({
      room: guest?.room,
      age: countOf(guest?.age) ?? null,
      given_name: given(guest?.given_name),
      family_name: given(guest?.family_name),
    })),
    board: values.board,
    payment: values.payment,
    total: priceOf(values.total),
    due: priceOf(values.due),
    free_until: until ? instantOf(until) : null,
    balance_due_on: given(values.balance_due_on) ?? null,
    requests: line(values.requests) ?? null,
    note: line(values.note) ?? null,
    ...(values.reason !== undefined && { reason: line(values.reason) ?? null }),
  };
}

/** Validates and converts the form. */
export const manualStayFormSchema: z.ZodType<ManualStayInput> = z.preprocess(
  (values) => manualStayInputOf(values as ManualStayForm),
  manualStayInputSchema,
);

/** The schema rejects an age that is not a number. */
const numberOr = <Other>(value: number | string | undefined, other: Other) =>
  typeof value === 'number' ? value : other;

/** The ages of a room's children are one field of the form. */
const fieldOf = <Part extends PropertyKey>(path: readonly Part[]): Part[] =>
  path[2] === 'children' ? path.slice(0, 3) : [...path];

const byField = z.any().superRefine((values, context) => {
  const { error } = manualStayFormSchema.safeParse(values, { reportInput: true });
  error?.issues.forEach((issue) => context.addIssue({ ...issue, path: fieldOf(issue.path) } as never));
});

/** Validates the fields by the rules of the API; stored days may stay. */
export const manualStayRules = (booking: HotelBooking | undefined) =>
  judgedSchema<ManualStayForm>(byField, (values) =>
    judgeManualStay(
      {
        check_in: values.check_in,
        check_out: values.check_out,
        rooms: (values.rooms ?? []).map((room) => ({
          adults: numberOr(countOf(room?.adults), 1),
          children: agesOf(room?.children).map((age) => numberOr(age, null)),
        })),
        guests: (values.guests ?? []).map((guest) => ({
          room: guest?.room,
          age: numberOr(countOf(guest?.age), null),
        })),
        free_until: values.free_until && instantOf(values.free_until),
        balance_due_on: values.balance_due_on,
      },
      localToday(),
      booking,
    ).map(([path, key]) => [fieldOf(path), key] as const),
  );

/** Returns the nights between two days as text; empty unless both are days in order. */
export function nightsBetween(check_in: string | undefined, check_out: string | undefined): string {
  if (!check_in || !check_out || !isDay(check_in) || !isDay(check_out)) return '';
  const nights = nightsOf({ check_in, check_out });
  return nights > 0 ? String(nights) : '';
}

/** Converts a manual booking to form values. */
export function manualStayFormOf(booking: HotelBooking): ManualStayForm {
  const { property, rate, travellers } = booking;
  const { free_until: until } = rate;
  const [due] = rate.there;
  return {
    company_id: booking.company?.id ?? null,
    source: booking.source ?? '',
    reference: booking.pnr ?? '',
    property: {
      name: property.name,
      address: property.address.line ?? '',
      city_id: booking.city_id,
      phone: booking.contact?.phone ?? '',
    },
    check_in: booking.check_in,
    check_out: booking.check_out,
    nights: nightsBetween(booking.check_in, booking.check_out),
    rooms: booking.rooms.map(({ adults, children }) => ({
      adults: String(adults),
      children: children.join(', '),
    })),
    room_name: booking.room.name,
    guests: travellers.flatMap(({ given_name, family_name }, place) => {
      const room = booking.rooms.findIndex(({ guests }) => guests.includes(place));
      const of = booking.rooms[room];
      if (!of) return [];
      const age = of.ages?.[of.guests.indexOf(place)] ?? null;
      return [{ room, given_name, family_name, age: age === null ? '' : String(age) }];
    }),
    ...(rate.board && { board: rate.board }),
    ...(rate.payment && { payment: rate.payment }),
    ...(booking.price && { total: booking.price.total }),
    ...(due && { due }),
    free_until: until ? `${localDay(until)}T${localTime(until)}` : '',
    balance_due_on: booking.balance_due_on ?? '',
    requests: booking.requests ?? '',
    note: booking.note ?? '',
  };
}
