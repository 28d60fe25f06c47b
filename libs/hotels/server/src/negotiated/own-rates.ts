import type { Db } from '@traveldesk/shared-server';
import '../hotels.tables';
import './negotiated.tables';

/** A company's own names for a rate. */
export interface OwnRate {
  code: string;
  name: string;
}

interface OwnRatesKey {
  /** Null if staff search for no company: then there are none. */
  companyId: string | null;
  supplierId: string;
  /** The names of the account that the calls use. */
  accounts: readonly string[];
}

/**
 * Returns the negotiated rates that may be sent with a company's calls to a supplier, by the supplier's ids: those of this company, and of
 * the account that the calls use. Nobody else may send them, and an answer may only name these.
 */
export async function ownRates(
  db: Db,
  { companyId, supplierId, accounts }: OwnRatesKey,
): Promise<ReadonlyMap<string, OwnRate>> {
  if (companyId === null || accounts.length === 0) return new Map();
  const rows = await db
    .selectFrom('hotel_negotiated_rates')
    .select(['ref', 'code', 'name'])
    .where('company_id', '=', companyId)
    .where('supplier_id', '=', supplierId)
    .where('account', 'in', accounts)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();
  return new Map(rows.flatMap(({ ref, ...rate }) => (ref === null ? [] : [[ref, rate] as const])));
}
