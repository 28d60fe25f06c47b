import { z } from 'zod';
import { idSchema, lineSchema } from '@traveldesk/shared-contract';
import { amountSchema } from './amount';
import { directions } from './wallet.kinds';

/** POST /companies/{id}/adjustments: always creates a request that a second person decides (SECURITY 8). */
export const adjustmentInputSchema = z.strictObject({
  amount: amountSchema,
  direction: z.enum(directions),
  reason: z.string().trim().min(3).max(500),
  reference: lineSchema(120).nullable(),
  proof_id: idSchema.nullable(),
});

export type AdjustmentInput = z.infer<typeof adjustmentInputSchema>;
