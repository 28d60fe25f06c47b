import { companyPermissions, type Company, type CompanyInput } from '@traveldesk/companies-contract';
import type { ServerModule, UserStanding } from '@traveldesk/shared-server';
import type { TestApi } from '@traveldesk/shared-testing/server';

export { companiesModules } from './modules';

export const allOfCompanies = Object.values(companyPermissions);

type Standing = Pick<UserStanding, 'type' | 'companyId' | 'status'>;

/** A fake of the users domain: permissions by user id (`may.set(userId, […])`), and users by id, staff by default. */
export function rightsModule(
  may: ReadonlyMap<string, readonly string[]>,
  who: ReadonlyMap<string, Standing | null> = new Map(),
): ServerModule {
  const texts = { en: {}, fr: {}, ar: {} };
  return {
    name: 'rights',
    migrations: {},
    texts,
    rightsOf: () => async (userId) => new Set(may.get(userId)),
    standingOf: () => async (id) => {
      const told = who.get(id);
      if (told === null) return null;
      return { id, email: 'maker@nile.example', type: 'staff', companyId: null, status: 'active', ...told };
    },
  };
}

export type Headers = { authorization: string };

/** A client for the companies' routes. */
export function companiesClient(api: TestApi, headers: Headers) {
  const send = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: unknown, more = {}) => {
    const response = await api.inject({
      method,
      url: `/api/v1${url}`,
      headers: { ...headers, ...more },
      ...(body !== undefined && { payload: body as object }),
    });
    return { status: response.statusCode, body: response.json(), headers: response.headers };
  };
  return {
    send,
    create: async (change: Partial<CompanyInput> = {}): Promise<Company> => {
      const { status, body } = await send('POST', '/companies', { ...(await blank(api)), ...change });
      if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`);
      return body.data;
    },
  };
}

/** A valid input of a company without a parent. */
export async function blank(api: TestApi): Promise<CompanyInput> {
  return {
    name: 'Nile Travel',
    type: 'B2B',
    parent_id: null,
    country_id: await countryId(api, 'EG'),
    city_id: null,
    email: 'desk@nile.example',
    phone: '+201001234567',
    currency: 'EGP',
    status: 'active',
  };
}

export async function countryId(api: TestApi, code: string): Promise<string> {
  const { db } = api.kernel;
  const row = await db
    .selectFrom('countries')
    .select('id')
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Returns the form input that a company's form would send. */
export function inputOf(company: Company, change: Partial<CompanyInput> = {}): CompanyInput {
  const { name, type, email, phone, currency, status } = company;
  return {
    name,
    type,
    parent_id: company.parent?.id ?? null,
    country_id: company.country?.id ?? '',
    city_id: company.city?.id ?? null,
    email: email ?? '',
    phone,
    currency,
    status,
    ...change,
  };
}
