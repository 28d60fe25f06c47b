import { z } from 'zod';
import { cabins, sliceSchema } from '@traveldesk/flights-contract';
import { daySchema, doneOf, idSchema, lineSchema, moneySchema, typedCode } from '@traveldesk/shared-contract';

const instant = z.iso.datetime();

/** Where money goes back to; the last three are no money of a wallet. */
const refundTargets = ['wallet', 'airline_credit', 'voucher', 'unknown'] as const;

/**
 * What a cancellation or a change would cost, until `expires_at`. Of a cancellation `back` is what the wallet gets: the supplier's refund
 * and, by the treatment of each rule (TRAVEL-RULES 29), what of the platform's price is given back; `kept` is the rest of what was paid.
 * Null where not even the supplier knows. Of a change `due` is what is to be paid more, below zero what comes back.
 */
export const quoteSchema = z.object({
  id: idSchema,
  kind: z.enum(['cancel', 'void', 'change']),
  back: moneySchema.nullable(),
  kept: moneySchema.nullable(),
  /** The supplier's cancellation or change fee; only for staff with `show_markups` (TRAVEL-RULES 30). */
  penalty: moneySchema.nullable().optional(),
  to: z.enum(refundTargets).nullable(),
  due: moneySchema.nullable(),
  total: moneySchema.nullable(),
  added: z.array(sliceSchema),
  removed: z.array(sliceSchema),
  expires_at: instant.nullable(),
  created_at: instant,
});
export type BookingQuote = z.infer<typeof quoteSchema>;

export const quoteDoneSchema = doneOf(quoteSchema);

/** POST …/refund, …/void and …/change (`Idempotency-Key`, `If-Match`): confirms the quote that was shown, as it was shown. */
export const confirmQuoteSchema = z.strictObject({
  quote_id: idSchema,
  reason: lineSchema(300).nullable(),
});
export type ConfirmQuote = z.infer<typeof confirmQuoteSchema>;

/** POST …/change-requests: other flights for some trips, named by their places in the journey. */
export const changeRequestInputSchema = z.strictObject({
  trips: z
    .array(
      z.strictObject({
        index: z.number().int().min(0).max(5),
        origin: typedCode.toUpperCase().regex(/^[A-Z]{3}$/),
        destination: typedCode.toUpperCase().regex(/^[A-Z]{3}$/),
        date: daySchema,
        cabin: z.enum(cabins).nullable(),
      }),
    )
    .min(1)
    .max(6),
});
export type ChangeRequestInput = z.infer<typeof changeRequestInputSchema>;

/** Ways to change it, the cheapest first. `due` and `penalty` as above. */
const changeOptionsSchema = z.object({
  request_id: idSchema,
  options: z.array(
    z.object({
      ref: z.string(),
      added: z.array(sliceSchema),
      removed: z.array(sliceSchema),
      due: moneySchema.nullable(),
      penalty: moneySchema.nullable().optional(),
      total: moneySchema.nullable(),
      expires_at: instant,
    }),
  ),
});
export const changeOptionsDoneSchema = doneOf(changeOptionsSchema);
export type ChangeOptions = z.infer<typeof changeOptionsSchema>;

/** POST …/change-quotes: chooses one of them. */
export const changeQuoteInputSchema = z.strictObject({
  request_id: idSchema,
  ref: z.string().min(1).max(120),
});
