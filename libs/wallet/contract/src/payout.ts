import { z } from 'zod';
import { lineSchema } from '@traveldesk/shared-contract';
import { amountSchema } from './amount';

/** Destinations of a payout: the company's wallet or its bank. */
export const payoutTargets = ['wallet', 'bank'] as const;
export type PayoutTarget = (typeof payoutTargets)[number];

/** POST /companies/{id}/payouts: always creates a request that a second person decides, as for adjustments (SECURITY 8). */
export const payoutInputSchema = z.strictObject({
  amount: amountSchema,
  to: z.enum(payoutTargets),
  reason: z.string().trim().min(3).max(500),
  /** Reference of the bank transfer, if any. */
  reference: lineSchema(120).nullable(),
});

export type PayoutInput = z.infer<typeof payoutInputSchema>;
