import { sql, type Selectable } from 'kysely';
import { minorUnits, type Money } from '@traveldesk/shared-contract';
import type { Database, Db, Tx } from '@traveldesk/shared-server';
import '../markups.tables';

export type SettingsRow = Omit<Selectable<Database['markup_settings']>, 'id'>;

const columns = ['percent_limit', 'amount_limit', 'currency', 'version'] as const;

export async function findSettings(db: Db | Tx): Promise<SettingsRow> {
  return db.selectFrom('markup_settings').select(columns).executeTakeFirstOrThrow();
}

/** The settings; nobody else changes them until the transaction ends. */
export async function lockSettings(tx: Tx): Promise<SettingsRow> {
  return tx.selectFrom('markup_settings').select(columns).forUpdate().executeTakeFirstOrThrow();
}

export async function storeSettings(tx: Tx, percentLimit: string, amountLimit: Money): Promise<void> {
  await tx
    .updateTable('markup_settings')
    .set({
      percent_limit: percentLimit,
      amount_limit: minorUnits(amountLimit),
      currency: amountLimit.currency,
      version: sql`version + 1`,
    })
    .execute();
}
