import { z } from 'zod';
import { travellerInputSchema } from '@traveldesk/bookings-contract';
import { idSchema, lineSchema, moneySchema } from '@traveldesk/shared-contract';

/** Ways to order a flight: hold the seats and pay later, or pay at once. */
const flightModes = ['hold', 'pay'] as const;
export type FlightMode = (typeof flightModes)[number];

/** A bag or a seat of the offer: `ref` is that of GET /flights/offers/{id}/extras. */
const chosenExtraSchema = z.strictObject({
  ref: z.string().min(1).max(120),
  quantity: z.number().int().min(1).max(9),
});

/**
 * POST /flights/bookings (`Idempotency-Key`): holds an offer, or pays it at once. `revision` names the review that was shown; sending it
 * accepts a price or times that differ from the search (TRAVEL-RULES 14). `total` is the agreed price with extras and must equal the
 * current one to the cent. `reason` overrides a duplicate warning.
 */
export const bookingInputSchema = z.strictObject({
  offer_id: idSchema,
  revision: z.string().min(1).max(64),
  mode: z.enum(flightModes),
  travellers: z.array(travellerInputSchema).min(1).max(18),
  extras: z.array(chosenExtraSchema).max(60),
  total: moneySchema,
  reason: lineSchema(300).nullable(),
  note: lineSchema(500).nullable(),
});
export type BookingInput = z.infer<typeof bookingInputSchema>;
export type ChosenExtra = z.infer<typeof chosenExtraSchema>;
