import { z } from 'zod';
import { doneOf, moneySchema } from '@traveldesk/shared-contract';
import { amountOrZeroSchema } from './amount';

/**
 * GET and PUT /wallet-settings (`If-Match`). A deposit, a conversion or a manual booking by staff waits for a second person where,
 * with what the same author has moved by these within 24 hours in all wallets, it is more than `deposit_limit`; in another currency by
 * the rate in force.
 */
export const walletSettingsInputSchema = z.strictObject({ deposit_limit: amountOrZeroSchema });
export const walletSettingsSchema = z.object({
  deposit_limit: moneySchema,
  version: z.number().int().positive(),
});
export const walletSettingsDoneSchema = doneOf(walletSettingsSchema);

export type WalletSettings = z.infer<typeof walletSettingsSchema>;
export type WalletSettingsInput = z.infer<typeof walletSettingsInputSchema>;
