import { z } from 'zod';
import { doneOf, idSchema, lineSchema, moneySchema } from '@traveldesk/shared-contract';

const instant = z.iso.datetime();

/** Targets of a refund; only `wallet` is wallet money. */
const refundTargets = ['wallet', 'airline_credit', 'voucher', 'unknown'] as const;

/**
 * The price of a cancellation or change, until `expires_at`. For a cancellation, `back` is the refund to the wallet: the supplier's refund
 * plus a part of the platform's price by each rule's treatment (TRAVEL-RULES 29); `kept` is the rest of what was paid. Both are null if the
 * supplier does not know. For a change, `due` is the extra payment, or a refund if negative. The product adds the changed items.
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
  expires_at: instant.nullable(),
  created_at: instant,
});
export type BookingQuote = z.infer<typeof quoteSchema>;

export const quoteDoneSchema = doneOf(quoteSchema);

/** POST …/refund, …/void and …/change (`Idempotency-Key`, `If-Match`): confirms a quote as shown. */
export const confirmQuoteSchema = z.strictObject({
  quote_id: idSchema,
  reason: lineSchema(300).nullable(),
});
export type ConfirmQuote = z.infer<typeof confirmQuoteSchema>;
