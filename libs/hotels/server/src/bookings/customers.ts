import { isUnanswered, type AtSupplier } from '@traveldesk/suppliers-server';
import type { HotelTools } from '../hotels.tools';
import { askStay } from './stays-at';
import '../hotels.tables';

/**
 * Returns the supplier's id of a company's customer user, which is created once for each account. Null if the supplier does not give one: the
 * booking goes without it, and a look-up then reads the bookings of all companies.
 */
export async function customerOf(
  tools: HotelTools,
  at: AtSupplier,
  companyId: string,
): Promise<string | null> {
  const { db, log } = tools;
  const company = await db
    .selectFrom('companies')
    .select(['name', 'email'])
    .where('id', '=', companyId)
    .executeTakeFirst();
  if (!company?.email) return null;
  const { name, email } = company;
  try {
    return await askStay(tools, at, async (stays, call, [account]) => {
      if (account === undefined) return null;
      const known = () =>
        db
          .selectFrom('hotel_customers')
          .select('ref')
          .where('company_id', '=', companyId)
          .where('account', '=', account)
          .executeTakeFirst();
      const stored = await known();
      if (stored) return stored.ref;
      const ref = await stays.createCustomer(call, { name, email });
      await db
        .insertInto('hotel_customers')
        .values({ company_id: companyId, account, ref })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return (await known())?.ref ?? ref;
    });
  } catch (error) {
    if (!isUnanswered(error)) throw error;
    log.warn({ err: error }, 'a supplier gave no customer user');
    return null;
  }
}
