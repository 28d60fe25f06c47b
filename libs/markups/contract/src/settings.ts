import { z } from 'zod';
import { moneySchema, settingReasonSchema, waitingSettingSchema } from '@traveldesk/shared-contract';
import { amountSchema, percentSchema, shareSchema } from './markup.fields';

/**
 * GET and PUT /markup-settings (`If-Match`). Publishing a rule waits for a second person where its percentage is above
 * `percent_limit`, or an amount of it (fixed, minimum), in the platform's currency, above `amount_limit`. `discount_share`: the most
 * percent of the net price that a discount takes by a fixed amount or a minimum, whenever the rule was written.
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
