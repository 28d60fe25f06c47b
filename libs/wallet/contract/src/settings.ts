import { z } from 'zod';
import { moneySchema, settingReasonSchema, waitingSettingSchema } from '@traveldesk/shared-contract';
import { amountOrZeroSchema } from './amount';

/**
 * GET and PUT /wallet-settings (`If-Match`). A staff member's deposit, conversion or manual booking waits for a second person if the
 * author's total of these within 24 hours over all wallets exceeds `deposit_limit`; a raise of a credit limit, if the author's raises
 * within 24 hours over all companies exceed `credit_raise_limit`. Other currencies are converted at a current rate that the author did not
 * write.
 */
export const walletSettingsInputSchema = z.strictObject({
  deposit_limit: amountOrZeroSchema,
  credit_raise_limit: amountOrZeroSchema,
  reason: settingReasonSchema,
});
export const walletSettingsSchema = z.object({
  deposit_limit: moneySchema,
  credit_raise_limit: moneySchema,
  version: z.number().int().positive(),
  waiting: z.array(waitingSettingSchema),
});

export type WalletSettings = z.infer<typeof walletSettingsSchema>;
export type WalletSettingsInput = z.infer<typeof walletSettingsInputSchema>;
