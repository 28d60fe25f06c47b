import type { Company } from '@traveldesk/companies-contract';

/** What the history shows of a company: what people write of it, in words rather than keys. */
export function auditedCompany(company: Company): Record<string, unknown> {
  const { name, type, parent, country, city, email, phone, status } = company;
  return {
    name,
    type,
    parent: parent?.name ?? null,
    country: country?.code ?? null,
    city: city?.name.en ?? null,
    email,
    phone,
    currency: company.currency,
    status,
  };
}
