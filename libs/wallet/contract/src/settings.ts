import { z } from 'zod';
import { moneySchema, settingReasonSchema, waitingSettingSchema } from '@traveldesk/shared-contract';
import { amountOrZeroSchema } from './amount';

/**
 * GET and PUT /wallet-settings (`If-Match`). A deposit, a conversion or a manual booking by staff waits for a second person where,
 * with what the same author has moved by these within 24 hours in all wallets, it is more than `deposit_limit`; a raise of a credit
 * limit where, with what the same author has raised within 24 hours for all companies, it is more than `credit_raise_limit`. Other
 * currencies count by a rate in force that the author did not write.
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
