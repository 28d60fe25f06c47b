import type { Offer } from '@traveldesk/flights-contract';
import { addDays } from '@traveldesk/shared-contract';
import { newId, systemChange } from '@traveldesk/shared-server';
import { describeOnDatabase } from '@traveldesk/shared-testing/server';
import { createUser, systemAccess } from '@traveldesk/users-server';
import { withoutFees } from '../search/kept-offer';
import { startFakeDuffel, type FakeDuffel } from '../testing/duffel-server.fake';
import { offersIn, oneway, someDay, startFlightsApi, type FlightsApi } from '../testing/flights-api.fake';

const someId = '0193a1b2-0000-7000-8000-00000000ffff';

describeOnDatabase('saved and shared searches', (makeApi) => {
  let flights: FlightsApi;
  let supplier: FakeDuffel;
  let supplierId: string;
  let headers: { authorization: string };
  beforeAll(async () => {
    flights = await startFlightsApi(makeApi);
    supplier = await startFakeDuffel({ id: 'off_1', total: '199.90' });
    ({ id: supplierId } = await flights.addSupplier('steady', supplier.url));
  });
  afterAll(() => supplier.close());
  beforeEach(async () => {
    headers = await flights.signIn({ name: 'Nadia Farouk' });
  });

  const call = async (method: 'GET' | 'POST' | 'DELETE', url: string, body?: object, as = headers) => {
    const { status, text } = await flights.call(method, url, body, as);
    return { status, body: JSON.parse(text) };
  };
  const searches = async (as = headers) => (await call('GET', '/flights/searches', undefined, as)).body;

  describe('GET /flights/searches', () => {
    it('is empty without a search', async () => {
      expect(await searches()).toEqual({ recent: [], saved: [] });
    });

    it('lists the user’s own searches, newest first, each once', async () => {
      await flights.search(oneway(), headers);
      await flights.search(oneway({ adults: 2 }), headers);
      await flights.search(oneway(), headers);
      const { recent } = await searches();
      expect(recent.map(({ criteria }: { criteria: { adults: number } }) => criteria.adults)).toEqual([1, 2]);
      expect(await searches(flights.staff)).not.toMatchObject({ recent: [{ criteria: { adults: 1 } }, {}] });
    });

    it('names the company of each search, ten at most', async () => {
      const company = await flights.addCompany('Nile Travel', [supplierId]);
      for (let adults = 1; adults <= 9; adults += 1) await flights.search(oneway({ adults }), headers);
      await flights.search(oneway({ adults: 2, children: [4] }), headers);
      await flights.search(oneway({ company_id: company.id }), headers);
      const { recent } = await searches();
      expect(recent).toHaveLength(10);
      expect(recent[0]).toMatchObject({
        company: { id: company.id, name: 'Nile Travel' },
        criteria: { company_id: company.id },
      });
    });
  });

  it('hides searches for a company that the user can no longer see', async () => {
    const [nile, delta] = [
      await flights.addCompany('Nile Voyages', [supplierId]),
      await flights.addCompany('Delta Voyages', [supplierId]),
    ];
    const userId = newId();
    const before = await flights.signIn({ userId });
    await flights.search(oneway({ company_id: nile.id }), before);
    expect((await searches(before)).recent).toMatchObject([{ company: { name: 'Nile Voyages' } }]);
    const moved = await flights.signIn({ userId, type: 'company', companyId: delta.id });
    expect((await searches(moved)).recent).toEqual([]);
  });

  describe('POST /flights/saved-searches', () => {
    it('saves a search under a name, and deletes it', async () => {
      const { status, body } = await call('POST', '/flights/saved-searches', {
        name: '  Dubai for two ',
        query: oneway({ adults: 2 }),
      });
      expect(status).toBe(201);
      expect(body).toMatchObject({
        message: 'The search Dubai for two was saved.',
        data: { name: 'Dubai for two', criteria: { adults: 2, trips: [{ origin: 'CAI', date: someDay() }] } },
      });
      expect((await searches()).saved).toEqual([body.data]);
      const gone = await call('DELETE', `/flights/saved-searches/${body.data.id}`);
      expect(gone).toMatchObject({ status: 200, body: { data: { name: 'Dubai for two' } } });
      expect((await searches()).saved).toEqual([]);
    });

    it('moves a past search by whole weeks, and shows the price then and now', async () => {
      const day = addDays(someDay(), -30);
      const passed = (days: number) =>
        oneway({
          trips: [
            { origin: 'CAI', destination: 'DXB', date: addDays(day, days), departure: null, arrival: null },
          ],
        });
      await call('POST', '/flights/saved-searches', { name: 'Weekly', query: passed(-10) });
      const [weekly] = (await searches()).saved;
      expect(weekly).toMatchObject({
        weeks: 2,
        criteria: { trips: [{ date: addDays(day, -10) }] },
        next: { trips: [{ date: addDays(day, 4) }] },
        price_then: null,
        price_now: null,
      });
      await flights.search(passed(4), headers);
      expect((await searches()).saved).toMatchObject([{ price_now: { price: { amount: '199.90' } } }]);
    });

    it('keeps the last known price, and never shows another company’s', async () => {
      const query = oneway({ children: [7] });
      await flights.search(query, headers);
      const { body } = await call('POST', '/flights/saved-searches', { name: 'With child', query });
      const seen = { price: { amount: '199.90', currency: 'EUR' }, seen_at: expect.any(String) };
      expect(body.data).toMatchObject({ price_then: seen, price_now: seen });
      const company = await flights.addCompany('Delta Travel', [supplierId]);
      const other = await flights.signIn({ type: 'company', companyId: company.id });
      await call('POST', '/flights/saved-searches', { name: 'Ours', query }, other);
      expect((await searches(other)).saved).toMatchObject([{ price_then: null, price_now: null }]);
    });

    it('hides the price of one company’s agreements in another company, wherever the user moves', async () => {
      const [nile, delta] = [
        await flights.addCompany('Nile Agreements', [supplierId]),
        await flights.addCompany('Delta Agreements', [supplierId]),
      ];
      const userId = newId();
      const at = (company?: { id: string }) =>
        flights.signIn({ userId, ...(company && { type: 'company', companyId: company.id }) });
      const query = oneway({ children: [9] });
      const before = await at(nile);
      await flights.search(query, before);
      const { body } = await call('POST', '/flights/saved-searches', { name: 'Agreed', query }, before);
      const { price_then: agreed } = body.data;
      expect(agreed).toMatchObject({ price: { currency: 'EGP' } });
      const thenOf = async (as: typeof headers) => (await searches(as)).saved[0]?.price_then;
      expect(await thenOf(before)).toEqual(agreed);
      expect(await thenOf(await at(delta))).toBeNull();
      expect(await thenOf(await at())).toBeNull();
      expect(await thenOf(await at(nile))).toEqual(agreed);
      const path = `/flights/saved-searches/${body.data.id}`;
      const gone = await call('DELETE', path, undefined, await at(delta));
      expect(gone.body.data).toMatchObject({ name: 'Agreed', price_then: null, price_now: null });
    });

    it('hides the platform’s own price from a user who has moved to a company', async () => {
      const { id: companyId } = await flights.addCompany('Nile Moved', [supplierId]);
      const userId = newId();
      const query = oneway({ children: [8] });
      const before = await flights.signIn({ userId });
      await flights.search(query, before);
      await call('POST', '/flights/saved-searches', { name: 'Ours', query }, before);
      expect((await searches(before)).saved).toMatchObject([{ price_then: { price: { currency: 'EUR' } } }]);
      const moved = await flights.signIn({ userId, type: 'company', companyId });
      expect((await searches(moved)).saved).toMatchObject([{ price_then: null }]);
    });

    it('is found by its name in the global search, only by its owner', async () => {
      const saved = { name: 'Monday 100% Port-au-Prince', query: oneway() };
      const { body } = await call('POST', '/flights/saved-searches', saved);
      const found = async (as = headers, q = '100%25') =>
        (await call('GET', `/search?q=${q}`, undefined, as)).body.data.filter(
          ({ kind }: { kind: string }) => kind === 'saved_search',
        );
      expect(await found()).toMatchObject([
        { name: 'Monday 100% Port-au-Prince', path: `/flights/search?saved=${body.data.id}` },
      ]);
      expect(await found(headers, 'port%20au%20prince')).toHaveLength(1);
      const others = [flights.staff, await flights.signIn({ permissions: ['show_markups'] })];
      for (const other of others) expect(await found(other)).toEqual([]);
    });

    it.each([
      ['a taken name', { name: 'Taken', query: oneway() }, 'name'],
      ['no name', { name: ' ', query: oneway() }, 'name'],
      ['unreadable criteria', { name: 'Odd', query: 'cabin=Luxury' }, 'query'],
      ['incomplete criteria', { name: 'Half', query: 'type=oneway&trips=CAI--' }, 'query'],
    ])('%s is a 422', async (_, body, field) => {
      await call('POST', '/flights/saved-searches', { name: 'Taken', query: oneway() });
      const answer = await call('POST', '/flights/saved-searches', body);
      expect(answer.status).toBe(422);
      expect(Object.keys(answer.body.fields)).toEqual([field]);
    });

    it('has a limit', async () => {
      for (let at = 0; at < 50; at += 1) {
        await call('POST', '/flights/saved-searches', { name: `Search ${at}`, query: oneway() });
      }
      const { status, body } = await call('POST', '/flights/saved-searches', {
        name: 'One more',
        query: oneway(),
      });
      expect([status, body.code]).toEqual([422, 'saved_searches_full']);
    });

    it('also applies the limit to simultaneous requests', async () => {
      const { id: userId } = await systemChange(flights.api.kernel, (tx, record) =>
        createUser(tx, record, systemAccess, {
          name: 'Nadia',
          email: `${newId()}@nile.example`,
          type: 'staff',
          language: 'en',
          status: 'active',
          roleIds: [],
        }),
      );
      const hers = await flights.signIn({ userId });
      const save = (name: string) => call('POST', '/flights/saved-searches', { name, query: oneway() }, hers);
      for (let at = 1; at < 50; at += 1) await save(`Search ${at}`);
      const answers = await Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map(save));
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422, 422, 422, 422]);
      expect((await searches(hers)).saved).toHaveLength(50);
    });

    it('hides another user’s search', async () => {
      const { body } = await call('POST', '/flights/saved-searches', { name: 'Mine', query: oneway() });
      const other = await flights.signIn({});
      expect((await searches(other)).saved).toEqual([]);
      expect((await call('DELETE', `/flights/saved-searches/${body.data.id}`, undefined, other)).status).toBe(
        404,
      );
    });
  });

  describe('shares', () => {
    it('keep the offer as it was seen, without its net price', async () => {
      const { lines } = await flights.search(oneway());
      const [offer] = offersIn(lines) as [Offer];
      const shared = await call('POST', '/flights/shares', { offer_id: offer.id });
      expect(shared.status).toBe(201);
      const { status, body } = await call(
        'GET',
        `/flights/shares/${shared.body.data.id}`,
        undefined,
        flights.staff,
      );
      expect(status).toBe(200);
      const { net: _, ...price } = offer.price;
      expect(body).toMatchObject({
        shared_by: 'Nadia Farouk',
        criteria: { type: 'oneway', company_id: null },
      });
      expect(body.offer).toEqual(withoutFees({ ...offer, price }));
      expect(Object.keys(body.names.places).sort()).toEqual(['CAI', 'DXB']);
    });

    it('hide names of staff from others, and show staff all names', async () => {
      const company = await flights.addCompany('Named', [supplierId]);
      const mine = await flights.signIn({ type: 'company', companyId: company.id, name: 'Mona Said' });
      const [offer] = offersIn((await flights.search(oneway({ company_id: company.id }))).lines);
      const sharedBy = async (as: typeof mine) => {
        const { body } = await call('POST', '/flights/shares', { offer_id: offer?.id }, as);
        const seenBy = async (reader: typeof mine) => {
          const path = `/flights/shares/${body.data.id}`;
          return (await call('GET', path, undefined, reader)).body.shared_by;
        };
        return { company: await seenBy(mine), staff: await seenBy(flights.staff) };
      };
      expect(await sharedBy(headers)).toEqual({ company: null, staff: 'Nadia Farouk' });
      expect(await sharedBy(mine)).toEqual({ company: 'Mona Said', staff: 'Mona Said' });
    });

    it('are not found if they belong to another company, are unknown, or have expired', async () => {
      const [one, other] = [
        await flights.addCompany('One', [supplierId]),
        await flights.addCompany('Other', [supplierId]),
      ];
      const mine = await flights.signIn({ type: 'company', companyId: one.id });
      const theirs = await flights.signIn({ type: 'company', companyId: other.id });
      const [offer] = offersIn((await flights.search(oneway(), mine)).lines);
      expect((await call('POST', '/flights/shares', { offer_id: offer?.id }, theirs)).status).toBe(404);
      const { body } = await call('POST', '/flights/shares', { offer_id: offer?.id }, mine);
      const path = `/flights/shares/${body.data.id}`;
      expect((await call('GET', path, undefined, theirs)).status).toBe(404);
      expect((await call('GET', path, undefined, mine)).status).toBe(200);
      expect((await call('GET', `/flights/shares/${someId}`)).status).toBe(404);
      expect((await call('POST', '/flights/shares', { offer_id: someId })).body.code).toBe('offer_expired');
      await flights.api.kernel.db.updateTable('flight_shares').set({ expires_at: new Date() }).execute();
      expect((await call('GET', path, undefined, mine)).status).toBe(404);
    });
  });

  it.each([
    ['GET', '/flights/searches'],
    ['POST', '/flights/saved-searches'],
    ['DELETE', `/flights/saved-searches/${someId}`],
    ['POST', '/flights/shares'],
    ['GET', `/flights/shares/${someId}`],
    ['GET', '/flights/nearby-airports?code=CAI'],
    ['GET', '/flights/day-prices'],
    ['GET', '/flights/day-price'],
  ] as const)('%s %s is a 401 and a 403', async (method, url) => {
    expect((await flights.api.inject({ method, url: `/api/v1${url}` })).statusCode).toBe(401);
    const other = await flights.api.signIn({ permissions: ['show_bookings'] });
    expect((await call(method, url, undefined, other)).status).toBe(403);
  });
});
