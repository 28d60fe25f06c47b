import type { Approval, ApprovalDetails } from '@traveldesk/approvals-contract';
import type { Page } from '@traveldesk/shared-contract';
import { newId } from '@traveldesk/shared-server';
import { addCompany, describeOnDatabase, type TestApi } from '@traveldesk/shared-testing/server';
import { approver, ask, deskModules, givenPerson, newKey, send, type Person } from './testing/desk.fake';

type Route = [method: 'GET' | 'POST', path: string, body: object | undefined];

const listed: Route[] = [
  ['GET', '/approvals', undefined],
  ['GET', '/approval_kinds', undefined],
  ['POST', '/approvals/{id}/approve', {}],
  ['POST', '/approvals/{id}/decline', { reason: 'No' }],
];
const own: Route[] = [
  ['GET', '/approvals/{id}', undefined],
  ['GET', '/approvals/{id}/history', undefined],
  ['POST', '/approvals/{id}/cancel', {}],
];

describeOnDatabase('access to approvals', (makeApi) => {
  let api: TestApi;
  let nile: string;
  let delta: string;
  let atlas: string;
  let id: string;
  let staff: Person;

  beforeAll(async () => {
    api = await makeApi({ modules: deskModules });
    nile = await addCompany(api, { name: 'Nile Travel' });
    delta = await addCompany(api, { name: 'Delta Tours', parentId: nile });
    atlas = await addCompany(api, { name: 'Atlas Voyages' });
    staff = await givenPerson(api, { name: 'Nora Author' });
    id = (await ask(api, staff, { companyId: nile })).id;
  });

  const call = ([method, path, payload]: Route, headers: object, of = id) =>
    api.inject({
      method,
      url: `/api/v1${path.replace('{id}', of)}`,
      headers: { ...headers, ...(method === 'POST' && { 'idempotency-key': newKey() }) },
      ...(payload && { payload }),
    });
  const of = (companyId: string, permissions: readonly string[] = ['show_approvals']) =>
    givenPerson(api, { type: 'company', companyId, permissions });
  const list = async ({ headers }: Pick<Person, 'headers'>, query = '') => {
    const answer = await api.inject({ url: `/api/v1/approvals?per_page=100${query}`, headers });
    expect({ status: answer.statusCode, body: answer.body }).toMatchObject({ status: 200 });
    return answer.json<Page<Approval>>();
  };

  describe.each([...listed, ...own])('%s %s', (...route) => {
    it('is a 401 for a visitor and for an unknown token', async () => {
      expect((await call(route, {})).statusCode).toBe(401);
      expect((await call(route, { authorization: 'Bearer nobody' })).statusCode).toBe(401);
    });

    it('is a 403 for an API token, and a 409 before the password is changed', async () => {
      const program = await api.signIn({ permissions: approver, apiToken: true });
      expect((await call(route, program)).statusCode).toBe(403);
      const unchanged = await api.signIn({ permissions: approver, passwordChanged: false });
      expect((await call(route, unchanged)).statusCode).toBe(409);
    });

    if (route[1].includes('{id}')) {
      it('is a 404 for an unknown request, and a 400 for an invalid id', async () => {
        const { headers } = await givenPerson(api);
        expect((await call(route, headers, newId())).statusCode).toBe(404);
        expect((await call(route, headers, 'mine')).statusCode).toBe(400);
      });

      it('is a 404 for another company, and for a company about which staff asked', async () => {
        const asked = await ask(api, await of(nile), { companyId: nile });
        expect((await call(route, (await of(atlas, approver)).headers, asked.id)).statusCode).toBe(404);
        expect((await call(route, (await of(nile, approver)).headers)).statusCode).toBe(404);
      });
    }
  });

  it.each(listed)('%s %s is a 403 without show_approvals, and names that permission', async (...route) => {
    const answer = await call(route, await api.signIn({ permissions: ['approve_gifts', 'show_tasks'] }));
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ permissions: ['show_approvals'] });
  });

  it('an author without show_approvals sees and withdraws only their own requests', async () => {
    const author = await of(nile, []);
    const { id: mine } = await ask(api, author, { companyId: nile });
    const { id: colleagues } = await ask(api, await of(nile, []), { companyId: nile });
    expect((await call(['GET', '/approvals/{id}', undefined], author.headers, mine)).statusCode).toBe(200);
    expect((await call(['GET', '/approvals/{id}/history', undefined], author.headers, mine)).statusCode).toBe(
      200,
    );
    const other = await call(['GET', '/approvals/{id}', undefined], author.headers, colleagues);
    const missing = await call(['GET', '/approvals/{id}', undefined], author.headers, newId());
    expect([other.statusCode, missing.statusCode]).toEqual([404, 404]);
    expect((await send(api, 'cancel', colleagues, author)).statusCode).toBe(404);
    expect((await send(api, 'cancel', mine, author)).statusCode).toBe(200);
  });

  describe('a decision without one of its permissions', () => {
    it.each([
      ['approve', approver, 200, undefined],
      ['approve', ['approve_gifts'], 403, ['show_approvals']],
      ['approve', ['show_approvals'], 403, ['approve_gifts']],
      ['decline', approver, 200, undefined],
      ['decline', ['approve_gifts'], 403, ['show_approvals']],
      ['decline', ['show_approvals'], 403, ['approve_gifts']],
    ] as const)('%s with %j is a %s that names %j', async (what, permissions, status, missing) => {
      const asked = await ask(api, staff);
      const person = await givenPerson(api, { permissions });
      const answer = await send(api, what, asked.id, person);
      expect([answer.statusCode, answer.json<{ permissions?: string[] }>().permissions]).toEqual([
        status,
        missing,
      ]);
    });
  });

  it('a company sees the requests of its own users and of companies below it, in lists and files', async () => {
    const [here, below] = [
      await ask(api, await of(nile), { companyId: nile }),
      await ask(api, await of(delta), { companyId: delta }),
    ];
    const elsewhere = await ask(api, await of(atlas), { companyId: atlas });
    const reader = await of(nile, ['show_approvals', 'export_approvals']);
    const seen = (await list(reader)).data.map((one) => one.id);
    expect(seen).toEqual(expect.arrayContaining([here.id, below.id]));
    expect(seen).not.toContain(elsewhere.id);
    expect(seen).not.toContain(id);
    const file = await api.inject({ url: '/api/v1/approval/export', headers: reader.headers });
    expect(file.statusCode).toBe(200);
    expect(file.body.trim().split('\n')).toHaveLength(1 + seen.length);
    expect((await list(staff)).data.map((one) => one.id)).toEqual(
      expect.arrayContaining([here.id, below.id, elsewhere.id, id]),
    );
  });

  it('a company sees the task of its own users’ request, but not of a request that staff make about it', async () => {
    const readers = [
      await of(nile, ['show_tasks']),
      await givenPerson(api, { permissions: ['show_tasks'] }),
    ] as const;
    const tasks = ({ headers }: Person) =>
      api.inject({ url: '/api/v1/tasks', headers }).then((answer) => answer.json<Page<unknown>>().total);
    const before = await Promise.all(readers.map(tasks));
    await ask(api, await of(nile), { companyId: nile });
    await ask(api, staff, { companyId: nile });
    const after = await Promise.all(readers.map(tasks));
    expect(after.map((total, index) => total - (before[index] ?? 0))).toEqual([1, 2]);
  });

  it('a company learns neither which staff decided nor which staff may decide', async () => {
    const author = await of(nile);
    const { id: asked } = await ask(api, author, { companyId: nile });
    const read = async () =>
      (await call(['GET', '/approvals/{id}', undefined], author.headers, asked)).json<ApprovalDetails>();
    expect((await read()).deciders).toBeNull();
    await send(api, 'approve', asked, await givenPerson(api, { name: 'Secret Staff' }), { note: 'Fine' });
    const seen = await read();
    expect(seen).toMatchObject({ state: 'approved', decided_by: { hidden: 'staff' }, note: 'Fine' });
    const history = await call(['GET', '/approvals/{id}/history', undefined], author.headers, asked);
    expect(history.body + JSON.stringify(seen)).not.toContain('Secret Staff');
    expect(history.json<Page<{ action: string }>>().data.map(({ action }) => action)).toEqual([
      'approve',
      'create',
    ]);
  });

  it('finds the waiting requests that the caller may approve, which no other caller finds', async () => {
    const [one, other] = [await givenPerson(api, { permissions: approver }), await of(nile, approver)];
    const mine = await ask(api, one, { companyId: nile });
    const others = await ask(api, other, { companyId: nile });
    const declined = await ask(api, other, { companyId: nile });
    await send(api, 'decline', declined.id, one);
    const found = async (person: Person, query = '') =>
      (await list(person, `&decidable=true${query}`)).data.map((request) => request.id);
    const mayApprove = async ({ headers }: Person) => {
      const { data } = await list({ headers }, '&state=new');
      const details = data.map(({ id: waiting }) =>
        call(['GET', '/approvals/{id}', undefined], headers, waiting),
      );
      const shown = (await Promise.all(details)).map((answer) => answer.json<ApprovalDetails>());
      return shown.filter(({ may }) => may.approve).map((request) => request.id);
    };
    for (const person of [one, other]) expect(await found(person)).toEqual(await mayApprove(person));
    expect(await found(one)).toEqual(expect.arrayContaining([others.id]));
    expect(await found(one)).not.toContain(mine.id);
    expect(await found(one)).not.toContain(declined.id);
    expect(await found(one, '&state=declined')).toEqual([]);
    // Not of the caller's company, and without the kind's permission.
    expect(await found(other)).not.toContain(mine.id);
    expect(await found(await givenPerson(api, { permissions: ['show_approvals'] }))).toEqual([]);
    const exporter = await givenPerson(api, { permissions: [...approver, 'export_approvals'] });
    const file = await api.inject({
      url: '/api/v1/approval/export?decidable=true',
      headers: exporter.headers,
    });
    expect(file.body.trim().split('\n')).toHaveLength(1 + (await found(exporter)).length);
  });

  it('lists waiting requests first, with every filter and sort', async () => {
    const asking = await givenPerson(api, { name: 'Zoé Élan' });
    const old = await ask(api, asking, { companyId: atlas });
    const waiting = await ask(api, asking);
    const declined = await ask(api, asking);
    await send(api, 'decline', declined.id, staff);
    const ids = async (query: string) => (await list(staff, query)).data.map((one) => one.id);
    expect(await ids('&author=zoe%20elan')).toEqual([waiting.id, old.id, declined.id]);
    expect(await ids('&author=elan&state=declined')).toEqual([declined.id]);
    expect(await ids(`&author=elan&company_id=${atlas}`)).toEqual([old.id]);
    expect(await ids('&author=elan&sort=created_at')).toEqual([old.id, waiting.id, declined.id]);
    expect(await ids('&author=elan&sort=-company')).toEqual([old.id, declined.id, waiting.id]);
    expect((await ids('&author=elan&sort=decided_at'))[0]).toBe(declined.id);
    expect(await ids('&author=elan&kind=gift')).toHaveLength(3);
    expect(await ids('&author=elan&kind=loan')).toEqual([]);
    const today = new Date().toISOString().slice(0, 10);
    expect(await ids(`&author=elan&from=${today}&to=${today}`)).toHaveLength(3);
    expect(await ids('&author=elan&from=2999-01-01')).toEqual([]);
    expect(await ids('&author=elan&to=2020-01-01')).toEqual([]);
  });

  it.each([
    'state=open',
    'kind=A%20B',
    'company_id=nile',
    'from=yesterday',
    'from=0000-01-01',
    'to=0000-12-31',
    'sort=amount',
    'payload=1',
  ])('refuses the query %s', async (query) => {
    const answer = await api.inject({ url: `/api/v1/approvals?${query}`, headers: staff.headers });
    expect([answer.statusCode, Object.keys(answer.json().fields ?? {})]).toEqual([
      400,
      [query.split('=')[0]],
    ]);
  });

  it('a company with a request cannot be deleted', async () => {
    const headers = await api.signIn({ permissions: ['delete_companies'] });
    const answer = await api.inject({ method: 'DELETE', url: `/api/v1/companies/${atlas}`, headers });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ message: expect.stringMatching(/requests? for approval/) });
  });
});
