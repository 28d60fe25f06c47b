import { z } from 'zod';
import { lineSchema } from '@traveldesk/shared-contract';
import { amountSchema } from './amount';

/** Where what a company has earned goes: into its own wallet, where it can be spent, or to its bank. */
export const payoutTargets = ['wallet', 'bank'] as const;
export type PayoutTarget = (typeof payoutTargets)[number];

/** POST /companies/{id}/payouts: always a request; a second person decides, as for adjustments (SECURITY 8). */
export const payoutInputSchema = z.strictObject({
  amount: amountSchema,
  to: z.enum(payoutTargets),
  reason: z.string().trim().min(3).max(500),
  /** Of the bank transfer, where there is one. */
  reference: lineSchema(120).nullable(),
});

export type PayoutInput = z.infer<typeof payoutInputSchema>;
