import { sql } from 'kysely';
import type { CurrencySettingsInput } from '@traveldesk/currencies-contract';
import type { Db, Tx } from '@traveldesk/shared-server';

const columns = ['platform_currency', 'warn_after_days', 'refuse_after_days', 'share', 'version'] as const;

export type SettingsRow = CurrencySettingsInput & { version: number };

export async function findSettings(db: Db): Promise<SettingsRow> {
  return settingsOf(await db.selectFrom('currency_settings').select(columns).executeTakeFirstOrThrow());
}

function settingsOf<Row extends { share: string }>({ share, ...row }: Row) {
  return { ...row, share: Number(share) };
}

/** Returns the currency of prices that no company pays. */
export async function platformCurrency(db: Db): Promise<string> {
  return (await findSettings(db)).platform_currency;
}

/** Locks the settings until the transaction ends; no other transaction can change them or hold the platform currency. */
export async function lockSettings(tx: Tx): Promise<SettingsRow> {
  return settingsOf(
    await tx.selectFrom('currency_settings').select(columns).forUpdate().executeTakeFirstOrThrow(),
  );
}

export async function storeSettings(tx: Tx, input: CurrencySettingsInput): Promise<void> {
  await tx
    .updateTable('currency_settings')
    .set({ ...input, version: sql`version + 1` })
    .execute();
}

/** Returns the platform currency and keeps it unchanged until the transaction ends. Holders do not block each other, only a change. */
export async function holdPlatformCurrency(tx: Tx): Promise<string> {
  const row = await tx
    .selectFrom('currency_settings')
    .select('platform_currency')
    .forKeyShare()
    .executeTakeFirstOrThrow();
  return row.platform_currency;
}
