import { z } from 'zod';
import { idSchema } from './id';
import { emptyLineSchema } from './text';

/**
 * A setting whose loosening waits for a second person. `value` is the requested value, formatted for the reader; `approval_id` is the
 * request, null for readers who may not open it.
 */
export const waitingSettingSchema = z.object({
  field: z.string(),
  value: z.string(),
  approval_id: idSchema.nullable(),
});

/**
 * The user's reason for saving settings that guard money; every such form requires one. A save that needs approval requires at least
 * `settingReasonLength` characters, which the request shows to the approver.
 */
export const settingReasonSchema = z
  .string()
  .overwrite((text) => text.replace(/\s*[\r\n]\s*/g, ' '))
  .pipe(emptyLineSchema(500))
  .optional();

export const settingReasonLength = 3;

export type WaitingSetting = z.infer<typeof waitingSettingSchema>;
