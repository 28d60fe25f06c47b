import { z } from 'zod';
import { bookingSchema } from '@traveldesk/bookings-contract';
import { bagsSchema, conditionSchema, offerNamesSchema, sliceSchema } from '@traveldesk/flights-contract';
import { idSchema } from '@traveldesk/shared-contract';
import { flightQuoteSchema, movedTripsSchema } from './changes';
import { groupWishSchema } from './manual';

/** A change made by the airline (TRAVEL-RULES 20), to be accepted, changed or canceled. */
const airlineChangeSchema = z.object({
  ref: z.string(),
  ...movedTripsSchema.shape,
  action: z.enum(['accepted', 'cancelled', 'changed']).nullable(),
  can_accept: z.boolean(),
  detected_at: z.iso.datetime(),
});

/** A change that the agency made: quoted, paid and carried out at the supplier. */
const agencyChangeSchema = z.object({
  id: idSchema,
  ...movedTripsSchema.shape,
  made_at: z.iso.datetime(),
});

/** The fields that only flight bookings have. */
export const flightPartSchema = z.object({
  /** The requested trips of a group. */
  group: groupWishSchema.nullable().optional(),
  slices: z.array(sliceSchema),
  names: offerNamesSchema,
  airline: z.string().nullable(),
  bags: bagsSchema.nullable(),
  conditions: z.object({ change: conditionSchema, refund: conditionSchema }).nullable(),
  airline_changes: z.array(airlineChangeSchema),
  /** The oldest first. */
  agency_changes: z.array(agencyChangeSchema),
});
export type FlightPart = z.infer<typeof flightPartSchema>;

/** GET /flights/bookings/{id}: a complete flight booking. */
export const flightBookingSchema = bookingSchema.extend({
  quote: flightQuoteSchema.nullable(),
  ...flightPartSchema.shape,
});
export type FlightBooking = z.infer<typeof flightBookingSchema>;
