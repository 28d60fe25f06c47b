import { sql, type Selectable } from 'kysely';
import { minorUnits, type Money } from '@traveldesk/shared-contract';
import type { Database, Db, Tx } from '@traveldesk/shared-server';
import '../markups.tables';

export type SettingsRow = Omit<Selectable<Database['markup_settings']>, 'id'> & { discount_share: string };

const columns = ['percent_limit', 'amount_limit', 'currency', 'version'] as const;

/** The share is stored by revision, because prices depend on it. */
const discountShare = sql<string>`(
  select share from markup_discount_shares order by revision desc limit 1)`.as('discount_share');

export async function findSettings(db: Db | Tx): Promise<SettingsRow> {
  return db.selectFrom('markup_settings').select(columns).select(discountShare).executeTakeFirstOrThrow();
}

/** Locks the settings until the transaction ends. */
export async function lockSettings(tx: Tx): Promise<SettingsRow> {
  return tx
    .selectFrom('markup_settings')
    .select(columns)
    .select(discountShare)
    .forUpdate()
    .executeTakeFirstOrThrow();
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

/** Sets the limit on discounts from a revision on. */
export async function storeShare(tx: Tx, share: string, revision: number): Promise<void> {
  await tx.insertInto('markup_discount_shares').values({ revision, share }).execute();
}

/** Returns the discount limit at a revision, in percent of the net price; null at revisions older than the limit. */
export async function shareAt(db: Db, revision: number): Promise<string | null> {
  const row = await db
    .selectFrom('markup_discount_shares')
    .select('share')
    .where('revision', '<=', revision)
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.share ?? null;
}
