import type { TFunction } from 'i18next';
import { companyFields, type Company, type CompanyInput } from '@traveldesk/companies-contract';
import en from '../texts/en.json';

/** What a new company starts with. */
export const blankCompany: Partial<CompanyInput> = {
  type: 'B2B',
  parent_id: null,
  city_id: null,
  phone: null,
  status: 'active',
};

/** What people write of a company, as the form takes it and the API wants it. */
export function companyInputOf(company: Company): CompanyInput {
  const { name, type, parent, country, city, email, phone, currency, credit_limit: limit, status } = company;
  return {
    name,
    type,
    parent_id: parent?.id ?? null,
    country_id: country?.id ?? '',
    city_id: city?.id ?? null,
    email: email ?? '',
    phone,
    currency,
    credit_limit: limit ?? { amount: '0', currency },
    status,
  };
}

/** The name of a field as the form calls it, of the history's own too. */
export function companyFieldName(t: TFunction<'companies'>, field: string): string {
  if (isKey(field, en.fields)) return t(`fields.${field}`);
  return isKey(field, en.history) ? t(`history.${field}`) : field;
}

/** The values to compare where somebody else has saved the company meanwhile. */
export function comparedFields(t: TFunction<'companies'>) {
  return companyFields.map((field) => ({
    label: t(`fields.${field}`),
    value: (company: Partial<CompanyInput>): unknown =>
      field === 'credit_limit' ? company.credit_limit?.amount : company[field],
  }));
}

function isKey<Group extends object>(key: string, group: Group): key is Extract<keyof Group, string> {
  return key in group;
}
