import { z } from 'zod';
import { doneOf, idSchema } from '@traveldesk/shared-contract';
import { amountOrZeroSchema, answeredMoney } from './amount';
import { walletSchema } from './balance';

/**
 * PUT /companies/{id}/credit-limit, with `If-Match` (the wallet's `settings_version`). Returns the wallet; if the raise waits for a second
 * person, also the request, with the limit unchanged.
 */
export const creditInputSchema = z.strictObject({
  credit_limit: amountOrZeroSchema,
  reason: z.string().trim().min(3).max(500),
});

export const creditDoneSchema = doneOf(walletSchema.extend({ approval_id: idSchema.nullable() }));

/** GET /companies/{id}/credit-limit: the last 100 changes, newest first. */
export const creditHistorySchema = z.object({
  data: z.array(
    z.object({
      id: idSchema,
      before: answeredMoney,
      after: answeredMoney,
      reason: z.string().nullable(),
      author: z.object({ id: idSchema, name: z.string() }).nullable(),
      created_at: z.iso.datetime(),
    }),
  ),
});

export type CreditInput = z.infer<typeof creditInputSchema>;
export type CreditHistory = z.infer<typeof creditHistorySchema>;
export type SavedCredit = z.infer<typeof creditDoneSchema>['data'];
