import { ratesTo } from '@traveldesk/currencies-server';
import type { CompiledRules, PricedPlace, PricingContext } from '@traveldesk/markups-contract/engine';
import type { Db } from '@traveldesk/shared-server';
import '../markups.tables';

interface ContextInput {
  /** The paying company; null when staff search for no company. */
  company: { id: string } | null;
  /** The currency of prices: the company's, or the platform's without a company. */
  currency: string;
  suppliers: readonly { id: string; currency: string; markup_enabled: boolean }[];
  journey: PricingContext['journey'];
  /** The instant for which the rules were loaded. */
  at: Date;
  rules: Pick<CompiledRules, 'currencies'>;
  place: (code: string) => PricedPlace | undefined;
}

/**
 * Returns a pricing context per supplier, by supplier id, with the payer's path and one rate per currency as of `at`. A currency without a
 * usable rate is missing from `rates`, and a supplier in that currency cannot be priced. Takes three statements, whatever the input.
 */
export async function pricingContextFor(
  db: Db,
  { company, currency, suppliers, journey, at, rules, place }: ContextInput,
): Promise<ReadonlyMap<string, PricingContext>> {
  const companies = company ? await payersOf(db, company.id) : [];
  const needed = [...suppliers.map((supplier) => supplier.currency), ...rules.currencies];
  const rates = Object.fromEntries(await ratesTo(db, needed, currency, at));
  const shared = { companies, journey, at: at.toISOString(), currency, rates, place };
  return new Map(
    suppliers.map(({ id, markup_enabled: markupEnabled }) => [
      id,
      { ...shared, supplierId: id, markupEnabled },
    ]),
  );
}

/** Returns the paying company, then its ancestors, nearest first. */
async function payersOf(db: Db, companyId: string): Promise<PricingContext['companies']> {
  return db
    .selectFrom('company_tree')
    .innerJoin('companies', 'companies.id', 'company_tree.ancestor_id')
    .select(['companies.id', 'companies.type'])
    .where('company_tree.descendant_id', '=', companyId)
    .orderBy('company_tree.depth')
    .execute();
}
