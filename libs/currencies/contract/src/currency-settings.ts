import { settingReasonSchema, waitingSettingSchema } from '@traveldesk/shared-contract';
import { z } from 'zod';
import { currencyCodeSchema } from './currency';

/** Days: what is longer than a quarter is no rate of the day any more. */
const daysSchema = z.number().int().min(1).max(90);

/** In percent. Above a fifth, what is pointed out as a slip would pass. */
const shareSchema = z.number().min(0).max(20).multipleOf(0.01);

/**
 * The currency the platform keeps its own accounts in, when a rate is old, and too old to be used, and by how much (`share`) one may
 * differ from what others wrote without a second person.
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

/** GET /currency_settings. `currency_fixed`: money has moved, and the platform's currency stays what it is. */
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
