import type {} from '@traveldesk/currencies-server'; // the currency of prices without a company
import type { Db } from '@traveldesk/shared-server';

/** Returns the platform's currency (DESIGN 5). */
export async function platformCurrency(db: Db): Promise<string> {
  const { platform_currency: currency } = await db
    .selectFrom('currency_settings')
    .select('platform_currency')
    .executeTakeFirstOrThrow();
  return currency;
}
