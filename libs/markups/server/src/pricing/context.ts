import { ratesTo } from '@traveldesk/currencies-server';
import type { JourneyType } from '@traveldesk/markups-contract';
import type { CompiledRules, PricedPlace, PricingContext } from '@traveldesk/markups-contract/engine';
import type { Db } from '@traveldesk/shared-server';
import '../markups.tables';

interface ContextInput {
  /** Who pays; null where staff search for no company. */
  company: { id: string } | null;
  /** What prices are in: the company's currency, else the platform's. */
  currency: string;
  suppliers: readonly { id: string; currency: string; markup_enabled: boolean }[];
  journey: JourneyType;
  /** The instant that the rules were loaded for. */
  at: Date;
  rules: Pick<CompiledRules, 'currencies'>;
  place: (code: string) => PricedPlace | undefined;
}

/**
 * The context of each supplier's offers, by its id: who pays, and one rate for each currency, as of `at`. A currency without a
 * usable rate is not in `rates`: a supplier of such a one cannot be priced. Three statements, whatever there is to price.
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

/** Who pays, then the company above it, and so on up. */
async function payersOf(db: Db, companyId: string): Promise<PricingContext['companies']> {
  return db
    .selectFrom('company_tree')
    .innerJoin('companies', 'companies.id', 'company_tree.ancestor_id')
    .select(['companies.id', 'companies.type'])
    .where('company_tree.descendant_id', '=', companyId)
    .orderBy('company_tree.depth')
    .execute();
}
