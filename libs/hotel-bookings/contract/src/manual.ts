import { z } from 'zod';
import { manualPriceSchema } from '@traveldesk/bookings-contract';
import { mostRooms, stayCriteriaSchema } from '@traveldesk/hotels-contract';
import { boards, paymentTypes } from '@traveldesk/markups-contract';
import { daySchema, idSchema, instantSchema, lineSchema, typedCode } from '@traveldesk/shared-contract';
import { guestInputSchema } from './booking-input';

/** A guest by name; `age` is null for an adult. */
const manualGuestSchema = guestInputSchema.pick({
  room: true,
  age: true,
  given_name: true,
  family_name: true,
});
export type ManualGuest = z.infer<typeof manualGuestSchema>;

export const mostGuests = 72;

/**
 * POST and PUT /hotels/manual-bookings: a stay booked elsewhere; `total`, if set, is charged to the company's wallet. A paid one needs a `reason`
 * to change, and keeps its payer and price. `city_id` is one of our cities; its zone is that of the property's local times.
 */
export const manualStayInputSchema = z.strictObject({
  company_id: idSchema,
  source: lineSchema(120),
  /** The property's own reference; null while there is none. */
  reference: typedCode.pipe(lineSchema(40)).nullable(),
  property: z.strictObject({
    name: lineSchema(120),
    address: lineSchema(200).nullable(),
    city_id: idSchema,
    phone: lineSchema(40).nullable(),
  }),
  check_in: daySchema,
  check_out: daySchema,
  /** Adults, and the ages of the children at check-in. */
  rooms: stayCriteriaSchema.shape.rooms.min(1).max(mostRooms),
  room_name: lineSchema(120),
  /** The first guest is the lead guest; each room names at least one guest. */
  guests: z.array(manualGuestSchema).min(1).max(mostGuests),
  board: z.enum(boards),
  payment: z.enum(paymentTypes),
  total: manualPriceSchema.nullable(),
  /** The amount that the guest pays at the property besides, in its own currency. */
  due: manualPriceSchema.nullable(),
  /** When a free cancellation ends; null if it is not free or unknown. */
  free_until: instantSchema.nullable(),
  /** The day by which the rest must be paid to the seller. */
  balance_due_on: daySchema.nullable(),
  requests: lineSchema(500).nullable(),
  note: lineSchema(500).nullable(),
  reason: lineSchema(300).nullable().optional(),
});
export type ManualStayInput = z.infer<typeof manualStayInputSchema>;

/** A former version of a paid manual booking. */
export const formerStaySchema = z.object({
  source: z.string().nullable(),
  reference: z.string().nullable(),
  note: z.string().nullable(),
  property: z.string(),
  check_in: z.iso.date(),
  check_out: z.iso.date(),
  room_name: z.string(),
  board: z.enum(boards),
  guests: z.array(z.object({ given_name: z.string(), family_name: z.string() })),
});
export type FormerStay = z.infer<typeof formerStaySchema>;
