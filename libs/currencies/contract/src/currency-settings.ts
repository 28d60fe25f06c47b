import { settingReasonSchema, waitingSettingSchema } from '@traveldesk/shared-contract';
import { z } from 'zod';
import { currencyCodeSchema } from './currency';

/** Days, at most a quarter of a year. */
const daysSchema = z.number().int().min(1).max(90);

/** Percent; above 20 the check would pass obvious typing errors. */
const shareSchema = z.number().min(0).max(20).multipleOf(0.01);

/**
 * Settings: the platform's accounting currency, the ages at which a rate is old and refused, and by how much (`share`) a rate may differ
 * from others' rates without a second person.
 */
export const currencySettingsInputSchema = z
  .strictObject({
    platform_currency: currencyCodeSchema,
    warn_after_days: daysSchema,
    refuse_after_days: daysSchema,
    share: shareSchema,
    reason: settingReasonSchema,
  })
  .refine((settings) => settings.warn_after_days < settings.refuse_after_days, {
    path: ['refuse_after_days'],
    params: { key: 'days_order' },
  });

/** GET /currency_settings. `currency_fixed`: money has moved, so the platform currency can no longer change. */
export const currencySettingsSchema = z.object({
  platform_currency: z.string(),
  warn_after_days: z.number().int(),
  refuse_after_days: z.number().int(),
  share: z.number(),
  currency_fixed: z.boolean(),
  version: z.number().int().positive(),
  waiting: z.array(waitingSettingSchema),
});

export type CurrencySettingsInput = z.infer<typeof currencySettingsInputSchema>;
export type CurrencySettings = z.infer<typeof currencySettingsSchema>;
