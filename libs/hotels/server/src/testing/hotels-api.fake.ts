import { givenRates } from '@traveldesk/currencies-server/testing';
import { encodeStay, type StayDraft, type StayLine } from '@traveldesk/hotels-contract';
import { blankRule, type MarkupInput } from '@traveldesk/markups-contract';
import { markupModules } from '@traveldesk/markups-server/testing';
import { addDays } from '@traveldesk/shared-contract';
import type { ServerModule } from '@traveldesk/shared-server';
import type { SignInOptions, TestApi, TestApiOptions } from '@traveldesk/shared-testing/server';
import { fakeProtocols } from '@traveldesk/suppliers-server/testing';
import { hotelsServer } from '..';

/** Hotels and the modules that they depend on, with the real protocol. */
const hotelsModules: readonly ServerModule[] = [
  ...markupModules.filter((module) => module !== fakeProtocols),
  hotelsServer,
];

/** Of each replica. */
export const hotelsOptions = {
  modules: hotelsModules,
  config: { supplierAllowedHosts: ['127.0.0.1'], sandboxPort: 1 },
};

/** Returns a day that is always on sale: 60 days from now plus `later`. */
export const someDay = (later = 0) => addDays(new Date().toISOString().slice(0, 10), 60 + later);

/** Returns the query of a search in Cairo, three nights for two. */
export function inCairo(change: Partial<StayDraft> = {}): string {
  return encodeStay({
    place: 'city.CAI',
    radius: 10,
    check_in: someDay(),
    check_out: someDay(3),
    rooms: [{ adults: 2, children: [] }],
    company_id: null,
    ...change,
  });
}

const administration = [
  'hotels_search',
  'show_markups',
  'add_markups',
  'delete_markups',
  'show_modules',
  'add_suppliers',
  'update_suppliers',
  'add_companies',
  'update_companies',
  'update_city',
  'show_companies',
];

/** Starts the API with hotels, with functions to create test data. Suppliers at loopback addresses are allowed. */
export async function startHotelsApi(makeApi: (options: TestApiOptions) => Promise<TestApi>) {
  const api = await makeApi(hotelsOptions);
  const staff = await api.signIn({ permissions: administration, name: 'Amira Mansour' });
  const call = async (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    body?: object,
    headers = staff,
  ) => {
    const answer = await api.inject({
      method,
      url: `/api/v1${url}`,
      headers,
      ...(body && { payload: body }),
    });
    return { status: answer.statusCode, text: answer.body };
  };
  const made = async (url: string, body: object): Promise<{ id: string }> => {
    const { status, text } = await call('POST', url, body);
    if (status > 201) throw new Error(`${url}: ${text}`);
    return JSON.parse(text).data;
  };
  await givenRates(api, { quote: 'EGP', rate: '50' });
  const moduleId: string = JSON.parse((await call('GET', '/modules?key=hotels')).text).data[0].id;
  const { db } = api.kernel;
  const egypt = await db
    .selectFrom('countries')
    .select('id')
    .where('code', '=', 'EG')
    .executeTakeFirstOrThrow();
  const cairo = await db
    .selectFrom('cities')
    .select('id')
    .where('code', '=', 'CAI')
    .executeTakeFirstOrThrow();
  return {
    api,
    staff,
    call,
    cairo: cairo.id,
    signIn: (options: SignInOptions) => api.signIn({ permissions: ['hotels_search'], ...options }),
    addSupplier: (key: string, base_url: string, change: object = {}) =>
      made('/suppliers', {
        name: `Supplier ${key}`,
        key,
        module_id: moduleId,
        protocol: 'duffel_stays',
        base_url,
        credentials: 'duffel_test_training_quick',
        currency: 'EUR',
        timeout_ms: 5_000,
        concurrency: 5,
        status: 'active',
        ...change,
      }),
    addCompany: async (name: string, suppliers: readonly string[], change: object = {}) => {
      const company = await made('/companies', {
        name,
        type: 'B2B',
        parent_id: null,
        country_id: egypt.id,
        city_id: cairo.id,
        email: 'desk@company.example',
        phone: null,
        currency: 'EGP',
        status: 'active',
        ...change,
      });
      const modules = suppliers.length > 0 ? [{ id: moduleId, suppliers }] : [];
      await made(`/companies/${company.id}/modules-with-suppliers`, { modules });
      return company;
    },
    /** A markup of 10 % of the total of hotels, in force at once, with changes. */
    addRule: (change: Partial<MarkupInput> = {}) =>
      made('/markups', {
        ...blankRule('EUR'),
        name: 'Ten per cent',
        product: 'hotel',
        percent: '10',
        percent_of: 'total',
        per: 'booking',
        change_reason: null,
        effective_at: null,
        ...change,
      }),
    /** Ends a rule at once. */
    end: (ruleId: string) => call('DELETE', `/markups/${ruleId}`),
    search: async (query: string, headers = staff) => {
      const { status, text } = await call('GET', `/hotels/offers?${query}`, undefined, headers);
      const lines: StayLine[] =
        status === 200
          ? text
              .trimEnd()
              .split('\n')
              .map((line) => JSON.parse(line))
          : [];
      return { status, text, lines };
    },
    /** Opens a part of a property that a search has found, with the same search. */
    open: async (path: string, query: string, headers = staff) => {
      const { status, text } = await call('GET', `${path}?${query}`, undefined, headers);
      return { status, text, body: JSON.parse(text) };
    },
  };
}

export type HotelsApi = Awaited<ReturnType<typeof startHotelsApi>>;

export function resultsIn(lines: readonly StayLine[]) {
  return lines.flatMap((line) => (line.type === 'results' ? line.results : []));
}

/** Returns the final line of each supplier. */
export function endsIn(lines: readonly StayLine[]) {
  return lines
    .filter((line) => line.type === 'supplier')
    .filter(({ status }) => status === 'done' || status === 'failed');
}
