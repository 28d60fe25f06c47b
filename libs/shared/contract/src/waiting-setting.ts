import { z } from 'zod';
import { idSchema } from './id';

/**
 * A setting whose loosening waits for a second person. `value` is the requested value, formatted for the reader; `approval_id` is the
 * request, null for readers who may not open it.
 */
export const waitingSettingSchema = z.object({
  field: z.string(),
  value: z.string(),
  approval_id: idSchema.nullable(),
});

export type WaitingSetting = z.infer<typeof waitingSettingSchema>;
