import type {
  Markup,
  MarkupInput,
  MarkupSettings,
  MarkupVersion,
  Simulation,
} from '@traveldesk/markups-contract';
import {
  mockApi,
  problem,
  type MockAnswer,
  type MockApi,
  type MockRequest,
} from '@traveldesk/shared-testing/web';
import { delta, duffel, names, nile, rule } from './rule.fake';

/** A rule in the form of an API response; `changes` override fields. */
export function markup(changes: Partial<Markup> = {}): Markup {
  return {
    id: '0198f000-0000-7000-8000-0000000000a1',
    ...rule(),
    state: 'active',
    revision: 1,
    in_force: 1,
    effective_at: '2026-11-21T08:00:00.000Z',
    approval_id: null,
    names,
    version: 1,
    created_at: '2026-11-21T08:00:00.000Z',
    updated_at: '2026-11-21T08:00:00.000Z',
    ...changes,
  };
}

export const settings: MarkupSettings = {
  percent_limit: '15',
  amount_limit: { amount: '50.00', currency: 'EUR' },
  discount_share: '30',
  version: 3,
  waiting: [],
};

export function version(number: number, changes: Partial<MarkupVersion> = {}): MarkupVersion {
  return {
    number,
    state: 'published',
    in_force: false,
    author: { id: '1', name: 'Mona Said' },
    reason: null,
    effective_at: `2026-11-2${number}T08:00:00.000Z`,
    created_at: `2026-11-2${number}T08:00:00.000Z`,
    approval_id: null,
    rule: rule(),
    names,
    changes: [],
    ...changes,
  };
}

/** A simulation of 200 prices: 30 rise and 10 fall. */
export function simulation(changes: Partial<Simulation> = {}): Simulation {
  const euro = (amount: string) => ({ amount, currency: 'EUR' });
  return {
    sampled: 200,
    from: '2026-11-01T00:00:00.000Z',
    until: '2026-11-23T00:00:00.000Z',
    matches: 60,
    wins: 40,
    prevailing: [],
    moved: 40,
    raised: 30,
    lowered: 10,
    before: euro('20000.00'),
    after: euro('20150.00'),
    largest: [
      {
        sample_id: '0198f000-0000-7000-8000-0000000000f1',
        route: 'CAI-DXB',
        airline: 'EK',
        company: { id: nile, name: 'Nile Travel' },
        supplier: 'Duffel',
        searched_at: '2026-11-20T08:00:00.000Z',
        before: euro('400.00'),
        after: euro('420.00'),
      },
      {
        sample_id: '0198f000-0000-7000-8000-0000000000f2',
        route: 'CAI-RUH',
        airline: 'SV',
        company: null,
        supplier: 'Duffel',
        searched_at: '2026-11-20T08:00:00.000Z',
        before: euro('300.00'),
        after: euro('290.00'),
      },
    ],
    buckets: [
      { from: -5, to: 0, count: 10 },
      { from: 0, to: 5, count: 25 },
      { from: 5, to: 10, count: 5 },
    ],
    ...changes,
  };
}

const missing = problem(404, 'not_found', 'This was not found.');
const list = (data: unknown[]): MockAnswer => ({ body: { data, total: data.length } });

/** Fake answers for the pickers of a rule: a company and its subsidiary, one supplier, two airlines, a city and a country. */
const pickers = {
  'GET /companies': ({ query }: MockRequest) =>
    list(
      [
        { id: nile, name: 'Nile Travel', parent: null },
        { id: delta, name: 'Delta Tours', parent: { id: nile, name: 'Nile Travel' } },
      ].filter(({ name }) => has(name, query['q'])),
    ),
  'GET /companies/{id}': ({ params: { id } }: MockRequest) => ({
    body: { id, name: names.companies[id ?? ''], parent: null },
  }),
  'GET /suppliers': () => list([{ id: duffel, name: 'Duffel', key: 'duffel' }]),
  'GET /suppliers/{id}': () => ({ body: { id: duffel, name: 'Duffel', key: 'duffel' } }),
  'GET /airlines': ({ query }: MockRequest) =>
    list(
      [
        { id: '1', iata: 'EK', name: 'Emirates', country: null },
        { id: '2', iata: 'MS', name: 'EgyptAir', country: null },
      ].filter(({ name }) => has(name, query['q'])),
    ),
  'GET /countries': ({ query }: MockRequest) =>
    list(
      [
        { id: '1', code: 'EG', name: { en: 'Egypt', fr: 'Égypte', ar: 'مصر' } },
        { id: '2', code: 'KW', name: { en: 'Kuwait', fr: 'Koweït', ar: 'الكويت' } },
      ].filter(({ name }) => has(name.en, query['q'])),
    ),
  'GET /airports': ({ query }: MockRequest) =>
    list([airport('CAI', 'Cairo'), airport('DXB', 'Dubai')].filter(({ name }) => has(name, query['q']))),
  'GET /markup-zones': () => list([]),
};

const has = (name: string, typed = '') => name.toLowerCase().includes(typed.toLowerCase());

function airport(iata: string, city: string) {
  const named = { en: city, fr: city, ar: city };
  const country = { id: city, code: 'XX', name: named };
  return {
    id: iata,
    iata,
    former_codes: [],
    name: `${city} International`,
    city: { id: city, code: iata, name: named, country },
  };
}

/** A fake markups API in memory that follows the contract: pages, search by name, versions for If-Match. */
export function fakeMarkups(markups: Markup[], versions: MarkupVersion[] = []): MockApi {
  const rows = [...markups];
  const indexOf = (id: string | undefined) => rows.findIndex((row) => row.id === id);
  const change = (id: string | undefined, request: MockRequest, next: (current: Markup) => Markup) => {
    const current = rows[indexOf(id)];
    if (!current) return missing;
    if (request.headers.get('if-match') !== `"${current.version}"`) {
      return problem(412, 'stale', 'Someone else has changed this since you opened it.');
    }
    const changed = { ...next(current), version: current.version + 1 };
    rows[indexOf(id)] = changed;
    return { body: { message: `${changed.name} was saved.`, data: changed } };
  };
  return mockApi({
    ...pickers,
    'GET /markups/overlaps': () => ({ body: { data: [], total: 0, unreachable: [] } }),
    'POST /markups/simulations': () => ({ body: simulation() }),
    'GET /markup-settings': () => ({ body: settings }),
    'GET /markups': ({ query }) => {
      const found = rows.filter(({ name }) => has(name, query['name']));
      return { body: { data: found, total: found.length } };
    },
    'POST /markups': ({ body }) => {
      const { change_reason: _, effective_at, ...written } = body as MarkupInput;
      const id = `0198f000-0000-7000-8000-${String(rows.length).padStart(12, '0')}`;
      const added = markup({ ...written, effective_at, id });
      rows.unshift(added);
      return { status: 201, body: { message: `${added.name} was added.`, data: added } };
    },
    'GET /markups/{id}': ({ params }) => {
      const found = rows[indexOf(params['id'])];
      return found ? { body: found } : missing;
    },
    'PUT /markups/{id}': (request) => {
      const { change_reason: _, effective_at, ...written } = request.body as MarkupInput;
      return change(request.params['id'], request, (current) => ({ ...current, ...written, effective_at }));
    },
    'POST /markups/{id}/status': (request) => {
      const { status } = request.body as { status: 'active' | 'paused' };
      return change(request.params['id'], request, (current) => ({ ...current, status, state: status }));
    },
    'POST /markups/{id}/returns': (request) =>
      change(request.params['id'], request, (current) => ({ ...current, revision: current.revision + 1 })),
    'DELETE /markups/{id}': ({ params }) => {
      const [removed] = rows.splice(indexOf(params['id']), 1);
      return { body: { message: `${removed?.name} was deleted.`, data: removed } };
    },
    'GET /markups/{id}/versions': ({ query }) => {
      const page = Number(query['page'] ?? 1);
      return { body: { data: versions.slice((page - 1) * 2, page * 2), total: versions.length } };
    },
    'GET /markups/{id}/history': () => list([]),
  });
}
