import { settingReasonSchema, waitingSettingSchema } from '@traveldesk/shared-contract';
import { z } from 'zod';
import { sensitiveKinds } from './sensitive-permissions';

export const securityPaths = { settings: '/security_settings', history: '/security_settings/history' };

/** The setting: whether roles with sensitive permissions need a second factor (SECURITY 23). */
export const securityInputSchema = z.strictObject({
  second_factor_required: z.boolean(),
  reason: settingReasonSchema,
});
export type SecurityInput = z.infer<typeof securityInputSchema>;

/**
 * GET /security_settings. `permissions` are the sensitive ones; `concerned` counts the active users with one, `without` those of them
 * without a second factor.
 */
export const securitySettingsSchema = z.object({
  second_factor_required: z.boolean(),
  permissions: z.array(z.object({ key: z.string(), kind: z.enum(sensitiveKinds) })),
  concerned: z.number().int().nonnegative(),
  without: z.number().int().nonnegative(),
  version: z.number().int().positive(),
  waiting: z.array(waitingSettingSchema),
});
export type SecuritySettings = z.infer<typeof securitySettingsSchema>;
