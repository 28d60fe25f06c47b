import { z } from 'zod';
import { bookingSchema, groupWishSchema } from '@traveldesk/bookings-contract';
import { bagsSchema, conditionSchema, offerNamesSchema, sliceSchema } from '@traveldesk/flights-contract';
import { flightQuoteSchema } from './changes';

/** A change by the airline itself (TRAVEL-RULES 20), to be accepted, changed or cancelled. */
const airlineChangeSchema = z.object({
  ref: z.string(),
  removed: z.array(sliceSchema),
  added: z.array(sliceSchema),
  action: z.enum(['accepted', 'cancelled', 'changed']).nullable(),
  can_accept: z.boolean(),
  detected_at: z.iso.datetime(),
});

/** The fields that only a booking of flights has. */
export const flightPartSchema = z.object({
  /** Of a group: where it wishes to go, and when. */
  group: groupWishSchema.nullable().optional(),
  slices: z.array(sliceSchema),
  names: offerNamesSchema,
  airline: z.string().nullable(),
  bags: bagsSchema.nullable(),
  conditions: z.object({ change: conditionSchema, refund: conditionSchema }).nullable(),
  airline_changes: z.array(airlineChangeSchema),
});
export type FlightPart = z.infer<typeof flightPartSchema>;

/** GET /flights/bookings/{id}: a booking of flights whole. */
export const flightBookingSchema = bookingSchema.extend({
  quote: flightQuoteSchema.nullable(),
  ...flightPartSchema.shape,
});
export type FlightBooking = z.infer<typeof flightBookingSchema>;
