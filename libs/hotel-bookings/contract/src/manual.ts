import { z } from 'zod';
import { countryCodes } from '@traveldesk/geo-contract';
import { stayCriteriaSchema } from '@traveldesk/hotels-contract';
import { boards, paymentTypes } from '@traveldesk/markups-contract';
import {
  daySchema,
  doneOf,
  fitsCurrency,
  idSchema,
  instantSchema,
  lineSchema,
  typedCode,
  typedMoneySchema,
} from '@traveldesk/shared-contract';
import { guestInputSchema } from './booking-input';

/** Not negative, and no more decimals than its currency has. */
const priceSchema = typedMoneySchema
  .refine(({ amount }) => !amount.startsWith('-'), {
    path: ['amount'],
    params: { key: 'money_negative' },
    abort: true,
  })
  .refine(fitsCurrency, { path: ['amount'], params: { key: 'money_decimals' } });

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
    country_code: typedCode
      .toUpperCase()
      .refine((code) => countryCodes.includes(code), { params: { key: 'country_unknown' } }),
    phone: lineSchema(40).nullable(),
  }),
  check_in: daySchema,
  check_out: daySchema,
  rooms: stayCriteriaSchema.shape.rooms.min(1).max(8),
  room_name: lineSchema(120),
  guests: z.array(guestInputSchema).min(1).max(72),
  board: z.enum(boards),
  payment: z.enum(paymentTypes),
  total: priceSchema.nullable(),
  /** What is paid at the property besides, in its own currency. */
  due: priceSchema.nullable(),
  /** When a free cancellation ends; null if it is not free or unknown. */
  free_until: instantSchema.nullable(),
  /** The day until which the rest is paid where it was bought. */
  balance_due_on: daySchema.nullable(),
  requests: lineSchema(500).nullable(),
  note: lineSchema(500).nullable(),
  reason: lineSchema(300).nullable().optional(),
});
export type ManualStayInput = z.infer<typeof manualStayInputSchema>;

/** `approval_id`: the approval request for its price; null if none is open. */
const manualStayWrittenSchema = z.object({
  id: idSchema,
  number: z.string(),
  version: z.number().int().positive(),
  approval_id: idSchema.nullable(),
});
export const manualStayDoneSchema = doneOf(manualStayWrittenSchema);
export type ManualStayWritten = z.infer<typeof manualStayWrittenSchema>;

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
