import { z } from 'zod';
import { birthProblem, titleAgeProblem, titleProblem } from '@traveldesk/bookings-contract';
import {
  guestInputSchema,
  hotelBookingInputSchema,
  type GuestInput,
} from '@traveldesk/hotel-bookings-contract';
import type { RoomRate } from '@traveldesk/hotels-contract';
import { given, guestOf, sentPlaces, type StayBookingValues } from './stay-booking.values';

interface Rules {
  /** Today, for birth dates. */
  today: string;
  loyalty: RoomRate['loyalty'];
}

const contactSchema = hotelBookingInputSchema.pick({
  email: true,
  phone: true,
  requests: true,
  loyalty_number: true,
  note: true,
});
/** A guest to be saved needs all fields of a saved traveler. */
const savedSchema = guestInputSchema.extend({
  title: guestInputSchema.shape.title.unwrap(),
  gender: guestInputSchema.shape.gender.unwrap(),
  born_on: guestInputSchema.shape.born_on.unwrap(),
});

/** Validates the form by the contract's rules, like the server. Issue paths are the form's fields: `guests.0.given_name`. */
export function stayBookingSchema({ today, loyalty }: Rules) {
  return z.any().superRefine((values: StayBookingValues, context) => {
    const { guests = [] } = values;
    for (const place of sentPlaces(guests)) {
      const guest = guests[place];
      if (!guest) continue;
      const schema = guest.save ? savedSchema : guestInputSchema;
      const { data, error } = schema.safeParse(guestOf(guest), { reportInput: true });
      error?.issues.forEach((issue) =>
        context.addIssue({ ...issue, path: ['guests', place, ...issue.path] } as never),
      );
      for (const [field, key] of data ? personProblems(data, today) : [])
        context.addIssue({ code: 'custom', params: { key }, path: ['guests', place, field] });
    }
    const contact = {
      email: given(values.email),
      phone: given(values.phone),
      requests: given(values.requests) ?? null,
      loyalty_number: given(values.loyalty_number) ?? (loyalty?.required ? undefined : null),
      note: given(values.note) ?? null,
    };
    contactSchema
      .safeParse(contact, { reportInput: true })
      .error?.issues.forEach((issue) => context.addIssue({ ...issue } as never));
  });
}

/** Returns the contradictions of a guest who is saved, by field. */
function personProblems({ title, gender, born_on }: GuestInput, today: string): [string, string][] {
  const found: [string, string | null][] = [];
  if (born_on) found.push(['born_on', birthProblem(born_on, { today })]);
  if (title && gender) found.push(['title', titleProblem({ title, gender })]);
  if (title && born_on) found.push(['title', titleAgeProblem({ title, born_on }, today)]);
  return found.flatMap(([field, key]) => (key ? [[field, key] as [string, string]] : []));
}
