import type { CompanyRef, MarkupRule } from '@traveldesk/markups-contract';
import type { Db } from '@traveldesk/shared-server';
import {
  isCompany,
  missingAirlines,
  missingPlaces,
  missingSuppliers,
  namedCompanies,
  sellsOther,
  type NamedCompany,
} from './references.sql';

/** Message code by form field. */
export type Refusals = Partial<Record<keyof MarkupRule, string>>;

/** Returns refusals for references that do not exist, by field. */
export async function judgeReferences(db: Db, rule: MarkupRule): Promise<Refusals> {
  const refusals: Refusals = {};
  if (rule.owner_id !== null && !(await isCompany(db, rule.owner_id))) {
    refusals.owner_id = 'markup_owner_unknown';
  }
  if ((await missingSuppliers(db, rule.suppliers)).length > 0) refusals.suppliers = 'markup_supplier_unknown';
  else if (rule.product !== 'both' && (await sellsOther(db, rule.suppliers, rule.product))) {
    refusals.suppliers = 'markup_supplier_product';
  }
  for (const field of ['marketing', 'operating', 'plating'] as const) {
    if ((await missingAirlines(db, rule[field].codes)).length > 0) refusals[field] = 'markup_airline_unknown';
  }
  for (const field of ['origins', 'destinations'] as const) {
    const [missing] = await missingPlaces(db, rule[field]);
    if (missing) refusals[field] = missing.kind === 'zone' ? 'markup_zone_unknown' : 'markup_place_unknown';
  }
  return { ...refusals, ...(await judgeCompanies(db, rule)) };
}

/** A company-layer rule may only name companies below its owner. */
async function judgeCompanies(db: Db, rule: MarkupRule): Promise<Refusals> {
  const { companies, owner_id: ownerId, company_type: type } = rule;
  const named = await namedCompanies(
    db,
    companies.map(({ id }) => id),
    ownerId,
  );
  if (companies.some(({ id }) => !named.has(id))) return { companies: 'markup_company_unknown' };
  const isReached = (ref: CompanyRef) => ownerId === null || reaches(ref, named.get(ref.id));
  if (!companies.every(isReached)) return { companies: 'markup_company_not_below' };
  const fitsType = ({ id, below }: CompanyRef) => below || named.get(id)?.type === type;
  if (type !== null && companies.length > 0 && !companies.some(fitsType)) {
    return { company_type: 'markup_matches_nothing' };
  }
  return {};
}

function reaches({ below: withBelow }: CompanyRef, company: NamedCompany | undefined): boolean {
  return company !== undefined && (company.below || (withBelow && company.above));
}
