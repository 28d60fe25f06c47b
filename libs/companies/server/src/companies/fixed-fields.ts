import type { Company, CompanyField, CompanyInput } from '@traveldesk/companies-contract';
import { seesAllCompanies, type Scoped } from './scope';

/** What a company owes, and what it is, is decided above it. */
const ofOwnCompany: readonly CompanyField[] = ['type', 'parent_id', 'currency', 'status'];
/** What credit is given in is the platform's to say. */
const ofCompanyBelow: readonly CompanyField[] = ['currency'];

/** The fields of a company that this caller may not change. */
export function fixedFields(actor: Scoped, companyId: string): CompanyField[] {
  if (seesAllCompanies(actor)) return [];
  return [...(companyId === actor.companyId ? ofOwnCompany : ofCompanyBelow)];
}

/** The fields that this caller may not change, and that `input` has otherwise than the company as it was answered. */
export function changedFixedFields(actor: Scoped, company: Company, input: CompanyInput): CompanyField[] {
  const now = asInput(company);
  return fixedFields(actor, company.id).filter(
    (field) => JSON.stringify(now[field]) !== JSON.stringify(input[field]),
  );
}

/** A company as its form would send it back unchanged. */
function asInput(company: Company): Partial<CompanyInput> {
  const { name, type, email, phone, currency, status } = company;
  return {
    name,
    type,
    parent_id: company.parent?.id ?? null,
    country_id: company.country?.id,
    city_id: company.city?.id ?? null,
    email: email ?? undefined,
    phone,
    currency,
    status,
  };
}
