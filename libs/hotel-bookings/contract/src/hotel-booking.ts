import { z } from 'zod';
import { bookingStates, type Booking } from '@traveldesk/bookings-contract';
import {
  propertyDetailsSchema,
  roomRateSchema,
  stayPriceSchema,
  stayPropertySchema,
  stayRoomSchema,
} from '@traveldesk/hotels-contract';
import { idSchema, moneySchema } from '@traveldesk/shared-contract';

const instant = z.iso.datetime();

/** A booking that this one replaces, or that replaces it; `number` only where the reader may see it. */
const linkedSchema = z.object({ id: idSchema, number: z.string(), state: z.enum(bookingStates) });

/**
 * A cancellation from now on until `until` (exclusive; null: without end). `back` is the refund to the wallet, and `claim` the
 * amount that the property may claim from the guest. `house_until` is our own, earlier deadline, which only warns (STAYS 5).
 */
const bookedTierSchema = z.object({
  until: instant.nullable(),
  house_until: instant.nullable(),
  back: moneySchema,
  claim: moneySchema.nullable(),
});
export type BookedTier = z.infer<typeof bookedTierSchema>;

/** A room and its named guests: their indexes in `travellers`, and their ages at check-in, null for adults. */
const bookedRoomSchema = z.object({
  adults: z.number().int(),
  children: z.array(z.number().int()),
  guests: z.array(z.number().int()),
  ages: z.array(z.number().int().nullable()).optional(),
});

/** The fields that only hotel bookings have, frozen when it was booked; null where a manual booking does not state them. */
export const hotelPartSchema = z.object({
  /** `id` is null for a manual booking of a property without a record. */
  property: stayPropertySchema.omit({ km: true }).extend({ id: idSchema.nullable() }),
  details: propertyDetailsSchema,
  /** Contact data of the property, sent after the booking. */
  contact: z.object({ email: z.string().nullable(), phone: z.string().nullable() }).nullable(),
  time_zone: z.string().nullable(),
  check_in: z.iso.date(),
  check_out: z.iso.date(),
  room: stayRoomSchema.omit({ rates: true }),
  rooms: z.array(bookedRoomSchema),
  /** The rate as it was agreed, without its identity at the supplier. A manual booking may be without a price. */
  rate: roomRateSchema.omit({ id: true, supplier: true, expires_at: true, tiers: true, left: true }).extend({
    price: stayPriceSchema.extend({ total: moneySchema.nullable(), per_night: moneySchema.nullable() }),
  }),
  /** From now on, the last without an end; null if the terms are unknown. */
  tiers: z.array(bookedTierSchema).min(1).nullable(),
  requests: z.string().nullable(),
  loyalty_number: z.string().nullable(),
  replaces: linkedSchema.nullable(),
  replaced_by: linkedSchema.nullable(),
  /** When a no-show can be set or taken back; null if never. */
  no_show: z.object({ from: instant, until: instant }).nullable(),
  /** For a manual booking: the day by which the rest must be paid to the seller. */
  balance_due_on: z.iso.date().nullable(),
  /** For a manual booking: our city of the property. */
  city_id: idSchema.nullable(),
});
export type HotelPart = z.infer<typeof hotelPartSchema>;

/** GET /hotels/bookings/{id}: a complete hotel booking. */
export type HotelBooking = Booking & HotelPart;
