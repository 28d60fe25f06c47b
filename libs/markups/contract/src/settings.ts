import { z } from 'zod';
import { moneySchema, settingReasonSchema, waitingSettingSchema } from '@traveldesk/shared-contract';
import { amountSchema, percentSchema, shareSchema } from './markup.fields';

/**
 * GET and PUT /markup-settings (`If-Match`). A rule needs a second person's approval when its percentage exceeds `percent_limit`, or an
 * amount (fixed, minimum or step), converted to the platform's currency, exceeds `amount_limit`. `discount_share`: the largest percentage
 * of the net price that a fixed amount or a minimum of a discount may take off, for all rules, older ones included.
 */
export const markupSettingsInputSchema = z.strictObject({
  percent_limit: percentSchema.refine((percent) => Number(percent) <= 1_000, {
    params: { key: 'markup_percent_high' },
  }),
  amount_limit: amountSchema,
  discount_share: shareSchema,
  reason: settingReasonSchema,
});
export const markupSettingsSchema = z.object({
  percent_limit: z.string(),
  amount_limit: moneySchema,
  discount_share: z.string(),
  version: z.number().int().positive(),
  waiting: z.array(waitingSettingSchema),
});

export type MarkupSettings = z.infer<typeof markupSettingsSchema>;
export type MarkupSettingsInput = z.infer<typeof markupSettingsInputSchema>;
