import { z } from 'zod';
import { doneOf, idSchema, lineSchema, moneySchema } from '@traveldesk/shared-contract';

const instant = z.iso.datetime();

/** Where money goes back to; the last three are no money of a wallet. */
const refundTargets = ['wallet', 'airline_credit', 'voucher', 'unknown'] as const;

/**
 * What a cancellation or a change would cost, until `expires_at`. Of a cancellation `back` is what the wallet gets: the supplier's refund
 * and, by the treatment of each rule (TRAVEL-RULES 29), what of the platform's price is given back; `kept` is the rest of what was paid.
 * Null where not even the supplier knows. Of a change `due` is what is to be paid more, below zero what comes back. A product adds what the
 * change moves.
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

/** POST …/refund, …/void and …/change (`Idempotency-Key`, `If-Match`): confirms the quote that was shown, as it was shown. */
export const confirmQuoteSchema = z.strictObject({
  quote_id: idSchema,
  reason: lineSchema(300).nullable(),
});
export type ConfirmQuote = z.infer<typeof confirmQuoteSchema>;
