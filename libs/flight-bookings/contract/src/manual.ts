import { z } from 'zod';
import {
  manualPriceSchema,
  titles,
  travellerInputSchema,
  travellerTypes,
} from '@traveldesk/bookings-contract';
import {
  daySchema,
  idSchema,
  instantSchema,
  lineSchema,
  typedCode,
  typedNumber,
} from '@traveldesk/shared-contract';

const localTime = z.string().regex(/^(?!0000)\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/);
const code = (length: number) => typedCode.toUpperCase().regex(new RegExp(`^[A-Z0-9]{${length}}$`));

const segmentSchema = z.strictObject({
  origin: code(3),
  destination: code(3),
  departing_at: localTime,
  arriving_at: localTime,
  carrier: code(2),
  flight_number: typedNumber.toUpperCase().regex(/^\d{1,4}[A-Z]?$/),
});

/** `also_elsewhere` confirms a number that is also on another booking, as after an exchange or a split. */
const ticketSchema = z.strictObject({
  number: typedNumber.pipe(lineSchema(20)),
  traveller: z.number().int().min(0),
  also_elsewhere: z.boolean().optional(),
});

/**
 * POST and PUT /flights/manual-bookings: a booking made elsewhere; `total`, if set, is charged to the company's wallet. A paid one needs a
 * `reason` to change, and keeps its payer and price.
 */
export const manualInputSchema = z.strictObject({
  company_id: idSchema,
  source: lineSchema(120),
  pnr: typedCode.toUpperCase().pipe(lineSchema(20)).nullable(),
  state: z.enum(['on_hold', 'ticketed']),
  payment_required_by: instantSchema.nullable(),
  segments: z.array(segmentSchema).min(1).max(12),
  travellers: z.array(travellerInputSchema).min(1).max(18),
  tickets: z.array(ticketSchema).max(18),
  total: manualPriceSchema.nullable(),
  note: lineSchema(500).nullable(),
  reason: lineSchema(300).nullable().optional(),
});
export type ManualInput = z.infer<typeof manualInputSchema>;

/** A former version of a paid manual booking, without documents. */
export const formerManualSchema = z.object({
  source: z.string().nullable(),
  pnr: z.string().nullable(),
  note: z.string().nullable(),
  /** Times are local to each airport. */
  segments: z.array(
    z.object({
      carrier: z.string(),
      flight_number: z.string(),
      origin: z.string(),
      destination: z.string(),
      departing_at: z.string(),
      arriving_at: z.string(),
    }),
  ),
  travellers: z.array(
    z.object({
      type: z.enum(travellerTypes),
      title: z.enum(titles).nullable(),
      given_name: z.string(),
      family_name: z.string(),
      born_on: z.string().nullable(),
      email: z.string().nullable(),
      phone: z.string().nullable(),
    }),
  ),
  tickets: z.array(z.object({ number: z.string(), traveller: z.string().nullable() })),
});
export type FormerManual = z.infer<typeof formerManualSchema>;

/** POST /flights/group-requests: ten or more travelers, beyond the limit of searches (TRAVEL-RULES 1). */
export const groupInputSchema = z.strictObject({
  company_id: idSchema,
  name: lineSchema(120),
  travellers: z.number().int().min(10).max(500),
  trips: z
    .array(z.strictObject({ origin: code(3), destination: code(3), date: daySchema }))
    .min(1)
    .max(6),
  note: lineSchema(2_000).nullable(),
});
export type GroupInput = z.infer<typeof groupInputSchema>;

/** The requested trips of a group booking; no flights are chosen yet. */
export const groupWishSchema = groupInputSchema.pick({ name: true, trips: true });
export type GroupWish = z.infer<typeof groupWishSchema>;
