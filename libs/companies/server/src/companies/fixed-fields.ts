import type { Company, CompanyField, CompanyInput } from '@traveldesk/companies-contract';
import { seesAllCompanies, type Scoped } from './scope';

/** Users cannot change these fields of their own company; a company above it or staff decide. */
const ofOwnCompany: readonly CompanyField[] = ['type', 'parent_id', 'currency', 'status'];
/** The platform decides the currency, since it gives credit in it. */
const ofCompanyBelow: readonly CompanyField[] = ['currency'];

/** Returns the fields of a company that the caller may not change. */
export function fixedFields(actor: Scoped, companyId: string): CompanyField[] {
  if (seesAllCompanies(actor)) return [];
  return [...(companyId === actor.companyId ? ofOwnCompany : ofCompanyBelow)];
}

/** Returns the fields that the caller may not change and whose value in `input` differs from the API's response. */
export function changedFixedFields(actor: Scoped, company: Company, input: CompanyInput): CompanyField[] {
  const now = asInput(company);
  return fixedFields(actor, company.id).filter(
    (field) => JSON.stringify(now[field]) !== JSON.stringify(input[field]),
  );
}

/** Returns the form input that leaves a company unchanged. */
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
