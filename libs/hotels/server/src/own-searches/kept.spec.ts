import { addDays } from '@traveldesk/shared-contract';
import { newId } from '@traveldesk/shared-server';
import { describeOnDatabase } from '@traveldesk/shared-testing/server';
import { inCairo, someDay, startHotelsApi, type HotelsApi } from '../testing/hotels-api.fake';
import { startFakeStays, type FakeStays } from '../testing/stays-server.fake';

const someId = '0193a1b2-0000-7000-8000-00000000ffff';
const cairo = { kind: 'city', name: 'Cairo', time_zone: 'Africa/Cairo' };

describeOnDatabase('recent and saved searches for hotels', (makeApi) => {
  let hotels: HotelsApi;
  let supplier: FakeStays;
  let supplierId: string;
  let headers: HotelsApi['staff'];
  beforeAll(async () => {
    hotels = await startHotelsApi(makeApi);
    supplier = await startFakeStays({ id: 'one' });
    ({ id: supplierId } = await hotels.addSupplier('one', supplier.url));
  });
  afterAll(() => supplier.close());
  beforeEach(async () => {
    headers = await hotels.signIn({});
  });

  const call = async (method: 'GET' | 'POST' | 'DELETE', url: string, body?: object, as = headers) => {
    const answer = await hotels.api.inject({
      method,
      url: `/api/v1${url}`,
      headers: as,
      ...(body && { payload: body }),
    });
    return { status: answer.statusCode, body: JSON.parse(answer.body) };
  };
  const searches = async (as = headers) => (await call('GET', '/hotels/searches', undefined, as)).body;
  const save = (name: string, query = inCairo(), as = headers) =>
    call('POST', '/hotels/saved-searches', { name, query }, as);

  it('lists the user’s recent searches, the latest first and each once, with their places', async () => {
    await hotels.search(inCairo(), headers);
    await hotels.search(inCairo({ radius: 20 }), headers);
    await hotels.search(inCairo(), headers);
    const { recent } = await searches();
    expect(recent).toMatchObject([
      { criteria: { radius: 10, company_id: null }, company: null, place: cairo },
      { criteria: { radius: 20 } },
    ]);
    expect((await searches(await hotels.signIn({}))).recent).toEqual([]);
  });

  it('does not list a search of one supplier, because it is a part of another search', async () => {
    await hotels.search(`${inCairo()}&supplier=one`, headers);
    expect((await searches()).recent).toEqual([]);
  });

  it('names the company of a search, and hides it from a user who no longer sees it', async () => {
    const nile = await hotels.addCompany('Nile Stays', [supplierId]);
    const delta = await hotels.addCompany('Delta Stays', [supplierId]);
    const userId = newId();
    const before = await hotels.signIn({ userId });
    await hotels.search(inCairo({ company_id: nile.id, place: 'office' }), before);
    expect((await searches(before)).recent).toMatchObject([
      {
        company: { id: nile.id, name: 'Nile Stays' },
        criteria: { company_id: nile.id },
        place: { kind: 'office' },
      },
    ]);
    const moved = await hotels.signIn({ userId, type: 'company', companyId: delta.id });
    expect((await searches(moved)).recent).toEqual([]);
  });

  it('saves a search under a name, and deletes it', async () => {
    const { status, body } = await save('  Cairo for two ');
    expect(status).toBe(201);
    expect(body).toMatchObject({
      message: 'The search Cairo for two was saved.',
      data: { name: 'Cairo for two', weeks: 0, criteria: { check_in: someDay() }, place: cairo },
    });
    expect((await searches()).saved).toEqual([body.data]);
    const gone = await call('DELETE', `/hotels/saved-searches/${body.data.id}`);
    expect(gone).toMatchObject({ status: 200, body: { data: { name: 'Cairo for two' } } });
    expect((await searches()).saved).toEqual([]);
  });

  it('moves a past search by whole weeks, and keeps its nights', async () => {
    const { body } = await save('Weekly');
    const past = addDays(new Date().toISOString().slice(0, 10), -10);
    await hotels.api.kernel.db
      .updateTable('saved_searches')
      .set({ query: inCairo({ check_in: past, check_out: addDays(past, 3) }) })
      .where('id', '=', body.data.id)
      .execute();
    expect((await searches()).saved).toMatchObject([
      {
        weeks: 2,
        criteria: { check_in: past },
        next: { check_in: addDays(past, 14), check_out: addDays(past, 17) },
      },
    ]);
  });

  it('keeps a search whose place is gone', async () => {
    await save('Nowhere', inCairo({ place: `property.${someId}` }));
    expect((await searches()).saved).toMatchObject([{ name: 'Nowhere', place: null }]);
  });

  it('shows no address of an office to a reader who does not see companies in full', async () => {
    const { id: companyId } = await hotels.addCompany('Seen by name', [supplierId]);
    const reader = await hotels.signIn({ type: 'company', companyId });
    const { body } = await save('Office', inCairo({ place: 'office' }), reader);
    expect(body.data.place).toEqual({
      place: 'office',
      kind: 'office',
      name: 'Seen by name',
      detail: null,
      time_zone: null,
    });
  });

  it('is found by its name in the global search, only by its owner', async () => {
    const { body } = await save('Monday at the Nile');
    const found = async (as = headers) =>
      (await call('GET', '/search?q=monday', undefined, as)).body.data.filter(
        ({ kind }: { kind: string }) => kind === 'hotel_search',
      );
    expect(await found()).toMatchObject([
      { name: 'Monday at the Nile', path: `/hotels/search?saved=${body.data.id}` },
    ]);
    for (const other of [hotels.staff, await hotels.signIn({ permissions: ['show_markups'] })])
      expect(await found(other)).toEqual([]);
  });

  it.each([
    ['a taken name', { name: 'Taken', query: inCairo() }, 'name'],
    ['no name', { name: ' ', query: inCairo() }, 'name'],
    ['unreadable criteria', { name: 'Odd', query: `${inCairo()}&rooms=many` }, 'query'],
    ['incomplete criteria', { name: 'Half', query: 'place=city.CAI' }, 'query'],
    ['a child without an age', { name: 'Child', query: inCairo().replace('rooms=2', 'rooms=2-x') }, 'query'],
  ])('%s is a 422', async (_, body, field) => {
    await save('Taken');
    const answer = await call('POST', '/hotels/saved-searches', body);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.fields)).toEqual([field]);
  });

  it("another user's search does not exist", async () => {
    const { body } = await save('Mine');
    const other = await hotels.signIn({});
    expect((await searches(other)).saved).toEqual([]);
    expect((await call('DELETE', `/hotels/saved-searches/${body.data.id}`, undefined, other)).status).toBe(
      404,
    );
  });

  it.each([
    ['GET', '/hotels/searches'],
    ['POST', '/hotels/saved-searches'],
    ['DELETE', `/hotels/saved-searches/${someId}`],
  ] as const)('%s %s is a 401 and a 403', async (method, url) => {
    expect((await hotels.api.inject({ method, url: `/api/v1${url}` })).statusCode).toBe(401);
    const other = await hotels.api.signIn({ permissions: ['flights_search'] });
    expect((await call(method, url, undefined, other)).status).toBe(403);
  });
});
