import { z } from 'zod';
import { daySchema } from '@traveldesk/shared-contract';

const count = z.number().int().nonnegative();

/**
 * The calls to a supplier in the last 30 days, by day in UTC, the newest first; days without a call are missing. `failed`: calls without a
 * usable answer. `causes`: the reasons of failures, the most frequent first.
 */
export const supplierUseSchema = z.object({
  from: daySchema,
  to: daySchema,
  days: z.array(z.object({ day: daySchema, calls: count, failed: count, median_ms: count })),
  causes: z.array(z.object({ cause: z.string(), calls: count, last_at: z.iso.datetime() })),
});

export type SupplierUse = z.infer<typeof supplierUseSchema>;
