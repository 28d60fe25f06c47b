import { z } from 'zod';
import { genders, passportNameSchema, titles } from '@traveldesk/bookings-contract';
import {
  daySchema,
  emailSchema,
  idSchema,
  lineSchema,
  moneySchema,
  phoneSchema,
  typedNumber,
} from '@traveldesk/shared-contract';

/**
 * A guest of a room. The supplier gets the names alone (STAYS 1). The other fields complete a saved traveler: with `save`, all of them are
 * required. `saved_id` is a saved traveler of the paying company with the same name.
 */
export const guestInputSchema = z.strictObject({
  /** The index of the room. */
  room: z.number().int().min(0).max(7),
  /** The age at check-in; null for an adult. */
  age: z.number().int().min(0).max(17).nullable(),
  given_name: passportNameSchema,
  family_name: passportNameSchema,
  title: z.enum(titles).nullable(),
  gender: z.enum(genders).nullable(),
  born_on: daySchema.nullable(),
  save: z.boolean(),
  saved_id: idSchema.nullable(),
});
export type GuestInput = z.infer<typeof guestInputSchema>;

/** The longest special request; suppliers pass it on as one text. */
export const requestsLength = 500;

/**
 * POST /hotels/bookings (`Idempotency-Key`): books an accepted quote. The first guest is the lead guest; each further room names at least one
 * guest. `total` is the amount that the wallet pays now, as shown, and must equal the quote's to the minor unit. `replaces` is a booking of
 * the same company that this one replaces; it does not count as a duplicate. `reason` overrides the warning of a double booking.
 */
export const hotelBookingInputSchema = z.strictObject({
  quote_id: idSchema,
  guests: z.array(guestInputSchema).min(1).max(72),
  email: emailSchema,
  phone: phoneSchema,
  /** Special requests to the property, which are not guaranteed. */
  requests: z.string().trim().min(1).max(requestsLength).nullable(),
  loyalty_number: typedNumber.toUpperCase().pipe(lineSchema(40)).nullable(),
  total: moneySchema,
  replaces: idSchema.nullable(),
  reason: lineSchema(300).nullable(),
  note: lineSchema(500).nullable(),
});
export type HotelBookingInput = z.infer<typeof hotelBookingInputSchema>;

/** The reasons why a quote cannot be booked. */
const bookingObstacles = ['expired', 'not_accepted', 'deposit_unknown', 'payment_method', 'sold'] as const;

/** GET /hotels/quotes/{id}/booking-notes: facts for the review of a quote, without calling the supplier. */
export const hotelReviewNotesSchema = z.object({
  /** The paying company; null where staff searched without one: then nothing can be booked. */
  company: z.object({ id: idSchema, name: z.string() }).nullable(),
  /** Set if the company's own credentials book: whether its wallet pays the total or only the markup (its setting). */
  own_access: z.object({ charge: z.enum(['total', 'markup']) }).nullable(),
  rooms: z.array(z.object({ adults: z.number().int(), children: z.array(z.number().int()) })),
  /** ISO 3166-1 alpha-2 of the paying company's country, used to read national phone numbers; null without a company. */
  phone_country: z.string().nullable(),
  /** The first obstacle; null if the quote can be booked. */
  obstacle: z.enum(bookingObstacles).nullable(),
  /** The booking that was made of this quote, if the caller may see it. */
  booking: z.object({ id: idSchema, number: z.string() }).nullable(),
});
export type HotelReviewNotes = z.infer<typeof hotelReviewNotesSchema>;
