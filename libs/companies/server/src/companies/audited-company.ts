import type { Company, CompanyInput } from '@traveldesk/companies-contract';

/** Returns a company for the history: the input fields, with names instead of ids. */
export function auditedCompany(company: Company) {
  const { name, type, parent, country, city, email, phone, status } = company;
  const { office_address, office_latitude, office_longitude } = company;
  return {
    name,
    type,
    parent: parent?.name ?? null,
    country: country?.code ?? null,
    city: city?.name.en ?? null,
    office_address,
    office_latitude,
    office_longitude,
    email,
    phone,
    currency: company.currency,
    status,
  } satisfies Record<
    | keyof Omit<CompanyInput, 'parent_id' | 'country_id' | 'city_id' | 'credit_limit'>
    | 'parent'
    | 'country'
    | 'city',
    unknown
  >;
}
