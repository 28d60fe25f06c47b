import type { TFunction } from 'i18next';
import {
  cabins,
  companyStatuses,
  companyTypes,
  type Company,
  type CompanyInput,
} from '@traveldesk/companies-contract';
import { eachField, isKey } from '@traveldesk/shared-ui';
import type { Format, LanguageChoice } from '@traveldesk/shared-web';
import en from '../texts/en.json';

/** Initial values of a new company. */
export const blankCompany: Partial<CompanyInput> = {
  type: 'B2B',
  parent_id: null,
  city_id: null,
  office_address: null,
  office_latitude: null,
  office_longitude: null,
  phone: null,
  status: 'active',
};

/** Returns the form's input of a company. */
export function companyInputOf(company: Company): CompanyInput {
  const { name, type, parent, country, city, email, phone, currency, status } = company;
  const { office_address, office_latitude, office_longitude } = company;
  return {
    name,
    type,
    parent_id: parent?.id ?? null,
    country_id: country?.id ?? '',
    city_id: city?.id ?? null,
    office_address,
    office_latitude,
    office_longitude,
    email: email ?? '',
    phone,
    currency,
    status,
  };
}

/** Returns a field's label in the form or in the history. */
export function companyFieldName(t: TFunction<'companies'>, field: string): string {
  if (isKey(field, en.fields)) return t(`fields.${field}`);
  return isKey(field, en.history) ? t(`history.${field}`) : field;
}

/** Formats a value of the history. */
export function companyFieldValue(
  { t, format }: { t: TFunction<'companies'>; format: Format },
  field: string,
  value: unknown,
): unknown {
  if (isRecord(value)) return partsOf({ t, format }, field, value);
  const type = companyTypes.find((known) => known === value);
  if (field === 'type' && type) return t(`types.${type}`);
  const status = companyStatuses.find((known) => known === value);
  if (field === 'status' && status) return t(`statuses.${status}`);
  if (field === 'logo' && typeof value === 'string') return t('logo.title');
  return value;
}

/** Formats supplier settings or a token as one line: its name, then each labeled part. */
function partsOf(
  { t, format }: { t: TFunction<'companies'>; format: Format },
  field: string,
  value: Record<string, unknown>,
): string {
  const line = (name: string, said: string) => `${name}: ${said}`;
  const text = (part: unknown) => (typeof part === 'string' ? part : '');
  const list = (part: unknown) => (Array.isArray(part) ? part.map(text) : []);
  if (field === 'supplier_settings') {
    const mode = isKey(text(value['airlines']), en.suppliers.modes) && value['airlines'];
    const sold = list(value['cabins']).flatMap((name) => cabins.filter((cabin) => cabin === name));
    const codes = list(value['airline_codes']);
    return [
      text(value['supplier']),
      line(t('suppliers.access'), t(`suppliers.accesses.${value['credentials_set'] ? 'keep' : 'platform'}`)),
      // Only suppliers of flights have cabins and airlines.
      value['cabins'] !== undefined &&
        line(t('suppliers.cabins'), sold.map((cabin) => t(`cabins.${cabin}`)).join(', ')),
      value['airlines'] !== undefined &&
        line(
          t('suppliers.airlines'),
          [mode && t(`suppliers.modes.${mode as 'all'}`), ...codes].filter(Boolean).join(' '),
        ),
    ]
      .filter(Boolean)
      .join(' · ');
  }
  if (field === 'own_access') {
    const access = value['set'] ? 'keep' : 'ended';
    return line(text(value['supplier']), t(`suppliers.accesses.${access}`));
  }
  if (field === 'supplier_markup') {
    const { supplier, enabled } = value;
    return line(text(supplier), t(enabled ? 'history.markupOn' : 'history.markupOff'));
  }
  if (field === 'negotiated_rate') {
    return [text(value['supplier']), text(value['code']), text(value['name']), ...list(value['of'])].join(
      ' · ',
    );
  }
  if (field === 'negotiated_registration') {
    const state = text(value['state']);
    const said = isKey(state, en.registrations) ? t(`registrations.${state}`) : state;
    return line(`${text(value['supplier'])} · ${text(value['code'])}`, said);
  }
  const scopes = list(value['scopes']).map((scope) =>
    isKey(scope, en.tokens.scopes) ? t(`tokens.scopes.${scope}`) : scope,
  );
  const expires = text(value['expires_at']);
  return [
    text(value['name']),
    `${text(value['prefix'])}…`,
    scopes.join(', '),
    expires && line(t('tokens.fields.expires_at'), format.date(expires)),
  ]
    .filter(Boolean)
    .join(' · ');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns a lookup of names of parents, countries and cities by id, from the `known` companies. */
export function namesIn(known: readonly (Company | undefined)[], language: LanguageChoice['language']) {
  const names = new Map(
    known.flatMap((company) => {
      const { parent, country, city } = company ?? {};
      const places = [country, city].map((place) => place && ([place.id, place.name[language]] as const));
      return [parent && ([parent.id, parent.name] as const), ...places].filter((pair) => pair != null);
    }),
  );
  return (id: string) => names.get(id);
}

const plain = [
  'name',
  'office_address',
  'office_latitude',
  'office_longitude',
  'email',
  'phone',
  'currency',
] as const;

/** Fields to compare after an edit conflict; `nameOf` looks names up by id. */
export function comparedFields(
  t: TFunction<['companies', 'common']>,
  nameOf: (id: string) => string | undefined,
) {
  const named = (field: 'parent_id' | 'country_id' | 'city_id') => ({
    label: t(`fields.${field}`),
    value: ({ [field]: id }: CompanyInput) => id && (nameOf(id) ?? t('common:stale.chosen')),
  });
  return {
    ...eachField(plain, (field) => ({
      label: t(`fields.${field}`),
      value: (company: CompanyInput): unknown => company[field],
    })),
    type: { label: t('fields.type'), value: ({ type }: CompanyInput) => t(`types.${type}`) },
    status: { label: t('fields.status'), value: ({ status }: CompanyInput) => t(`statuses.${status}`) },
    parent_id: named('parent_id'),
    country_id: named('country_id'),
    city_id: named('city_id'),
    credit_limit: [],
  };
}
