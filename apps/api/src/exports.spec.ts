import { blankRule } from '@traveldesk/markups-contract';
import { Problem } from '@traveldesk/shared-server';
import { startTestApi, type TestApi } from '@traveldesk/shared-testing/server';
import { modules } from './modules';

/** Every list with its own permission to export (SPECIFICATION 6), and one of its filters and sorts. */
const lists = [
  ['/user/export', 'export_users', 'users', 'user', 'name=x&sort=-email'],
  ['/role/export', 'export_roles', 'roles', 'role', 'name=x&sort=-users'],
  ['/module/export', 'export_modules', 'modules', 'module', 'key=x&sort=-key'],
  ['/supplier/export', 'export_suppliers', 'suppliers', 'supplier', 'key=x&sort=-currency'],
  ['/company/export', 'export_companies', 'companies', 'company', 'name=x&sort=-type'],
  ['/task/export', 'export_tasks', 'tasks', 'task', 'title=x&sort=-due_on'],
  ['/country/export', 'update_countries', 'countries', 'country', 'search=x&sort=-currency'],
  ['/city/export', 'show_cities', 'cities', 'city', 'country=x&sort=-country'],
  ['/airport/export', 'update_airports', 'airports', 'airport', 'code=X&sort=-city'],
  [
    '/exchange_rate/export',
    'show_exchange_rates',
    'exchange-rates',
    'exchange_rate',
    'source=ecb&sort=-pair',
  ],
  ['/airline/export', 'update_airlines', 'airlines', 'airline', 'name=x&sort=-iata'],
  ['/markup/export', 'export_markups', 'markups', 'markup', 'name=x&sort=-name'],
  [
    '/transaction/export',
    'export_transactions',
    'transactions',
    'transaction',
    'type=deposit&sort=-created_at',
  ],
  ['/approval/export', 'export_approvals', 'approvals', 'approval', 'state=new&sort=-created_at'],
  ['/sales-report/export', 'show_sales_report', 'sales-report', 'sales_report', 'by=day&sort=-sales'],
  ['/booking/export', 'export_bookings', 'bookings', 'booking', 'search=x&sort=-created_at'],
] as const;

describe('list exports and other expensive calls', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startTestApi({ modules });
  });
  afterAll(() => api.close());

  const get = async (
    path: string,
    permission: string,
    language: 'en' | 'fr' | 'ar' = 'en',
    accept = '*/*',
  ) => {
    const headers = { ...(await api.signIn({ permissions: [permission] })), accept };
    return api.inject({ url: `/api/v1${path}`, headers: { ...headers, 'accept-language': language } });
  };

  it.each(lists)('%s is UTF-8 CSV with a header in three languages', async (path, permission, name) => {
    const answers = [];
    const separators = { en: ',', fr: ';', ar: ';' };
    for (const language of ['en', 'fr', 'ar'] as const) {
      const answer = await get(path, permission, language, 'text/csv');
      expect({ status: answer.statusCode, body: answer.body }).toMatchObject({ status: 200 });
      expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
      expect(answer.headers['content-disposition']).toBe(`attachment; filename="${name}.csv"`);
      expect(answer.headers['cache-control']).toContain('no-store');
      expect([...answer.rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
      answers.push((answer.body.slice(1).split('\r\n')[0] ?? '').split(separators[language]));
    }
    expect(new Set(answers.map(String)).size).toBe(3);
    expect(new Set(answers.map(({ length }) => length)).size).toBe(1);
    expect(answers[0]?.length).toBeGreaterThan(3);
  });

  it('has a workbook beside each CSV', async () => {
    const { paths } = (await get('/openapi.json', 'show_markups')).json();
    const exported = Object.entries<{ get?: object }>(paths).filter(([path]) => path.endsWith('/export'));
    expect(exported.length).toBeGreaterThan(lists.length);
    for (const [path, { get: route }] of exported) {
      const formats = { name: 'format', schema: expect.objectContaining({ enum: ['csv', 'xlsx'] }) };
      expect([path, route]).toEqual([
        path,
        expect.objectContaining({ parameters: expect.arrayContaining([expect.objectContaining(formats)]) }),
      ]);
    }
    for (const [path, permission, name] of lists) {
      const answer = await get(`${path}?format=xlsx`, permission);
      expect([path, answer.statusCode]).toEqual([path, 200]);
      expect(answer.headers['content-disposition']).toBe(`attachment; filename="${name}.xlsx"`);
      expect(answer.rawPayload.subarray(0, 2).toString()).toBe('PK');
      expect((await get(`${path}?format=pdf`, permission)).statusCode).toBe(400);
    }
  });

  it.each(lists)(
    '%s applies the filters and the sort of the list, but no page',
    async (path, permission, ...rest) => {
      const [, entity, query] = rest;
      expect((await get(`${path}?${query}`, permission)).statusCode).toBe(200);
      expect((await get(`${path}?page=2`, permission)).statusCode).toBe(400);
      expect((await get(`${path}?sort=password`, permission)).statusCode).toBe(400);
      expect((await get(path, 'flights_search')).statusCode).toBe(403);
      const noted = await api.kernel.db
        .selectFrom('audit_entries')
        .select('after')
        .where('entity', '=', entity)
        .where('action', '=', 'export')
        .execute();
      expect(noted.map(({ after }) => after)).toContainEqual(
        expect.objectContaining(Object.fromEntries(new URLSearchParams(query))),
      );
    },
  );

  const rule = { ...blankRule('EUR'), name: 'Everybody', percent: '5', percent_of: 'total' };
  it.each([
    ['POST', '/markups/simulations', 'costly', { id: null, rule }],
    ['GET', '/markups/overlaps', 'costly', null],
    ['POST', '/ledger/check', 'costly', null],
    ['GET', '/sales-report', 'costly', null],
    ['GET', '/sales-report/suppliers', 'costly', null],
    ['GET', '/search?q=cairo', 'searches', null],
  ] as const)(
    '%s %s waits for its turn, and refuses when there is none',
    async (method, path, kind, payload) => {
      const headers = await api.signIn({ permissions: [...api.kernel.permissions] });
      const call = () => api.inject({ method, url: `/api/v1${path}`, headers, ...(payload && { payload }) });
      const none = new Problem(503, 'calls_busy', { retryAfter: 30 });
      const take = jest.spyOn(api.kernel.turns[kind], 'take').mockRejectedValueOnce(none);
      const refused = await call();
      expect([refused.statusCode, refused.json().code, refused.headers['retry-after']]).toEqual([
        503,
        'calls_busy',
        '30',
      ]);
      const answered = await call();
      expect({ status: answered.statusCode, body: answered.body }).toMatchObject({ status: 200 });
      expect(take).toHaveBeenCalledTimes(2);
      take.mockRestore();
    },
  );
});
