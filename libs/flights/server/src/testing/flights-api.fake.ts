import { encodeCriteria, type CriteriaDraft, type StreamLine } from '@traveldesk/flights-contract';
import { givenRates } from '@traveldesk/currencies-server/testing';
import type { MarkupInput } from '@traveldesk/markups-contract';
import { markupModules } from '@traveldesk/markups-server/testing';
import { addDays } from '@traveldesk/shared-contract';
import type { ReadyConfig, ServerModule } from '@traveldesk/shared-server';
import type { SignInOptions, TestApi, TestApiOptions } from '@traveldesk/shared-testing/server';
import { fakeProtocols } from '@traveldesk/suppliers-server/testing';
import { flightsServer } from '..';
import { ruleInput } from './rules.fake';

/** Flights and the modules that they depend on. */
export const flightsModules: readonly ServerModule[] = [
  // The real protocols register themselves, so the fake ones are left out.
  ...markupModules.filter((module) => module !== fakeProtocols),
  flightsServer,
];

/** Returns a day that is always on sale: 30 days from now plus `later`. */
export const someDay = (later = 0) => addDays(new Date().toISOString().slice(0, 10), 30 + later);

/** Returns the query of a one-way search from Cairo to Dubai for one adult. */
export function oneway(change: Partial<CriteriaDraft> = {}): string {
  return encodeCriteria({
    type: 'oneway',
    trips: [{ origin: 'CAI', destination: 'DXB', date: someDay(), departure: null, arrival: null }],
    cabin: 'Economy',
    adults: 1,
    children: [],
    infants: [],
    airlines: [],
    excluded_airlines: [],
    private_fares: [],
    flexible: false,
    max_stops: null,
    company_id: null,
    ...change,
  });
}

const administration = [
  'flights_search',
  'show_markups',
  'show_modules',
  'add_suppliers',
  'update_suppliers',
  'add_companies',
  'update_companies',
  'add_markups',
  'update_markups',
  'delete_markups',
];

/** Exchange rates of one euro, the platform's currency. There is none for Bahraini dinars. */
const rates = { EGP: '50', JPY: '160' };

/** Starts the API with flights, with functions to create test data. Suppliers at loopback addresses are allowed. */
export async function startFlightsApi(
  makeApi: (options: TestApiOptions) => Promise<TestApi>,
  config: Partial<ReadyConfig> = {},
  logged?: TestApiOptions['logged'],
  modules: readonly ServerModule[] = flightsModules,
) {
  const api = await makeApi({
    modules,
    config: { supplierAllowedHosts: ['127.0.0.1'], sandboxPort: 1, ...config },
    ...(logged && { logged }),
  });
  const staff = await api.signIn({ permissions: administration, name: 'Amira Mansour' });
  const call = async (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    body?: object,
    headers: Record<string, string> = staff,
  ) => {
    const answer = await api.inject({
      method,
      url: `/api/v1${url}`,
      headers,
      ...(body && { payload: body }),
    });
    return { status: answer.statusCode, headers: answer.headers, text: answer.body };
  };
  const made = async (url: string, body: object): Promise<{ id: string }> => {
    const { status, text } = await call('POST', url, body);
    if (status > 201) throw new Error(`${url}: ${text}`);
    return JSON.parse(text).data;
  };
  await givenRates(api, ...Object.entries(rates).map(([quote, rate]) => ({ quote, rate })));
  const found = JSON.parse((await call('GET', '/modules?key=flights')).text);
  const moduleId: string = found.data[0].id;
  const country = await api.kernel.db
    .selectFrom('countries')
    .select('id')
    .where('code', '=', 'EG')
    .executeTakeFirstOrThrow();

  return {
    api,
    staff,
    call,
    signIn: (options: SignInOptions) => api.signIn({ permissions: ['flights_search'], ...options }),
    addSupplier: (key: string, base_url: string, change: object = {}) =>
      made('/suppliers', {
        name: `Supplier ${key}`,
        key,
        module_id: moduleId,
        protocol: 'duffel',
        base_url,
        credentials: `token_of_${key}_1234`,
        currency: 'EUR',
        timeout_ms: 2_000,
        concurrency: 5,
        status: 'active',
        ...change,
      }),
    addCompany: async (name: string, suppliers: readonly string[], change: object = {}) => {
      const company = await made('/companies', {
        name,
        type: 'B2B',
        parent_id: null,
        country_id: country.id,
        city_id: null,
        email: 'desk@company.example',
        phone: null,
        currency: 'EGP',
        status: 'active',
        ...change,
      });
      await made(`/companies/${company.id}/modules-with-suppliers`, {
        modules: suppliers.length > 0 ? [{ id: moduleId, suppliers }] : [],
      });
      return company;
    },
    /** Creates a rule in force at once; returns its id and a function that deletes it. */
    addRule: async (change: Partial<MarkupInput> = {}) => {
      const { id } = await made('/markups', ruleInput(change));
      return { id, end: () => call('DELETE', `/markups/${id}`) };
    },
    search: async (query: string, headers: Record<string, string> = staff) => {
      const answer = await call('GET', `/flights/offers?${query}`, undefined, headers);
      return { ...answer, lines: answer.status === 200 ? linesOf(answer.text) : [] };
    },
  };
}

export type FlightsApi = Awaited<ReturnType<typeof startFlightsApi>>;

export function linesOf(text: string): StreamLine[] {
  return text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
}

export function offersIn(lines: readonly StreamLine[]) {
  return lines.flatMap((line) => (line.type === 'offers' ? line.offers : []));
}

/** Returns the final line of each supplier. */
export function endsIn(lines: readonly StreamLine[]) {
  return lines
    .filter((line) => line.type === 'supplier')
    .filter(({ status }) => status === 'done' || status === 'failed');
}
