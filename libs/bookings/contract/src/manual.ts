import { z } from 'zod';
import {
  daySchema,
  fitsCurrency,
  idSchema,
  instantSchema,
  lineSchema,
  moneySchema,
} from '@traveldesk/shared-contract';
import { travellerInputSchema } from './traveller';

const localTime = z.string().regex(/^(?!0000)\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/);
const code = (length: number) =>
  z
    .string()
    .toUpperCase()
    .regex(new RegExp(`^[A-Z0-9]{${length}}$`));

const segmentSchema = z.strictObject({
  origin: code(3),
  destination: code(3),
  departing_at: localTime,
  arriving_at: localTime,
  carrier: code(2),
  flight_number: z.string().regex(/^\d{1,4}[A-Z]?$/),
});

/** Nothing below zero, and no more decimals than its currency has. */
const priceSchema = moneySchema.refine((money) => !money.amount.startsWith('-') && fitsCurrency(money), {
  path: ['amount'],
});

/** POST and PUT /flights/manual-bookings: what was bought elsewhere; its money is taken from the company's wallet where `total` is. */
export const manualInputSchema = z.strictObject({
  company_id: idSchema,
  source: lineSchema(120),
  pnr: lineSchema(20).nullable(),
  state: z.enum(['on_hold', 'ticketed']),
  payment_required_by: instantSchema.nullable(),
  segments: z.array(segmentSchema).min(1).max(12),
  travellers: z.array(travellerInputSchema).min(1).max(18),
  tickets: z.array(z.strictObject({ number: lineSchema(20), traveller: z.number().int().min(0) })).max(18),
  total: priceSchema.nullable(),
  note: lineSchema(500).nullable(),
});
export type ManualInput = z.infer<typeof manualInputSchema>;

/** POST /flights/group-requests: ten and more, which no search takes (TRAVEL-RULES 1). */
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

/** What a group wishes, on its booking: no flights are chosen yet. */
export const groupWishSchema = groupInputSchema.pick({ name: true, trips: true });
export type GroupWish = z.infer<typeof groupWishSchema>;
