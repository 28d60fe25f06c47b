import type {} from '@traveldesk/currencies-server'; // what prices are in where no company pays
import type { Db } from '@traveldesk/shared-server';

/** What the platform counts in (DESIGN 5). */
export async function platformCurrency(db: Db): Promise<string> {
  const { platform_currency: currency } = await db
    .selectFrom('currency_settings')
    .select('platform_currency')
    .executeTakeFirstOrThrow();
  return currency;
}
