import { z } from 'zod';
import { doneOf, idSchema, lineSchema, moneySchema } from '@traveldesk/shared-contract';
import { bookingModes } from './booking.kinds';
import { travellerInputSchema } from './traveller';

/** A bag or a seat of the offer: `ref` as GET /flights/offers/{id}/extras names it; `traveller` and `segment` are places in the offer. */
const chosenExtraSchema = z.strictObject({
  ref: z.string().min(1).max(120),
  quantity: z.number().int().min(1).max(9),
});

/**
 * POST /flights/bookings (`Idempotency-Key`): holds an offer, or pays it at once. `revision` names the review that was shown, and, where
 * it shows another price or other times than the search did, accepted (TRAVEL-RULES 14). `total` is what was agreed to in words, extras
 * included: what it comes to now has to be the same to the cent. `reason` goes past a warning of a duplicate.
 */
export const bookingInputSchema = z.strictObject({
  offer_id: idSchema,
  revision: z.string().min(1).max(64),
  mode: z.enum(bookingModes),
  travellers: z.array(travellerInputSchema).min(1).max(18),
  extras: z.array(chosenExtraSchema).max(60),
  total: moneySchema,
  reason: lineSchema(300).nullable(),
  note: lineSchema(500).nullable(),
});
export type BookingInput = z.infer<typeof bookingInputSchema>;
export type ChosenExtra = z.infer<typeof chosenExtraSchema>;

/**
 * The answer of an intent: that it was written down, never that it is done. `number` is what people call the booking. What becomes
 * of it is asked of `GET /flights/bookings/{id}/progress`.
 */
export const bookingDoneSchema = doneOf(
  z.object({ id: idSchema, number: z.string(), version: z.number().int() }),
);
export type BookingDone = z.infer<typeof bookingDoneSchema>;
