import { hotelPaths } from '@traveldesk/hotels-contract';
import { createPostgres, describeOnDatabase, startTestApi } from '@traveldesk/shared-testing/server';
import { hotelsOptions } from '../testing/hotels-api.fake';
import { startQuotesApi, type QuotesApi } from '../testing/quotes-api.fake';
import { forgetQuotes } from './quotes.sql';

type Headers = QuotesApi['staff'];

describeOnDatabase('a quote and its readers', (makeApi) => {
  let hotels: QuotesApi;
  let ours: Headers;
  let colleague: Headers;
  let theirs: Headers;
  const permissions = ['hotels_search', 'hotels_bookings'];
  beforeAll(async () => {
    hotels = await startQuotesApi(makeApi);
    const nile = await hotels.addCompany('Nile Travel', [hotels.supplierId]);
    const delta = await hotels.addCompany('Delta Travel', [hotels.supplierId]);
    const of = (companyId: string) => hotels.signIn({ type: 'company', companyId, permissions });
    [ours, colleague, theirs] = [await of(nile.id), await of(nile.id), await of(delta.id)];
  });
  afterAll(() => hotels.stays.close());
  beforeEach(() => hotels.sells());

  const quoted = async (headers = ours) => (await hotels.quote(await hotels.choose(headers), headers)).quote;
  const read = (id: string, headers = ours) => hotels.ask('GET', hotelPaths.quote(id), undefined, headers);
  const accept = (id: string, headers = ours) =>
    hotels.ask('POST', hotelPaths.quoteAcceptances(id), undefined, headers);
  const mail = (id: string, headers = ours) =>
    hotels.ask('POST', hotelPaths.quoteMails(id), { to: 'client@nile.example', language: 'en' }, headers);

  it('is read again without a call, by its company and by staff', async () => {
    const quote = await quoted();
    const calls = hotels.calls();
    const again = await read(quote.id);
    const { now: _, ...search } = quote.search;
    expect([again.status, again.body]).toEqual([200, { ...quote, search: expect.objectContaining(search) }]);
    const staff = (await read(quote.id, hotels.staff)).body;
    expect([staff.search.company.name, staff.rate.price.net.amount, hotels.calls()]).toEqual([
      'Nile Travel',
      '15000.00',
      calls,
    ]);
  });

  it('of another company is a 404, for its rate and to accept, print or send it', async () => {
    const rate = await hotels.choose(ours);
    expect((await hotels.quote(rate, theirs)).status).toBe(404);
    const { id } = (await hotels.quote(rate, ours)).quote;
    const answers = [
      await hotels.quote(rate, theirs),
      await read(id, theirs),
      await accept(id, theirs),
      await hotels.ask('GET', hotelPaths.quoteDocument(id), undefined, theirs),
      await mail(id, theirs),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    const staffs = await quoted(hotels.staff);
    expect((await read(staffs.id)).status).toBe(404);
  });

  it('needs the permission for each part, and a token its scope', async () => {
    const { id } = await quoted();
    const companyId: string = (await read(id, hotels.staff)).body.search.company.id;
    const statusesOf = async (own: string[], apiToken = false) => {
      const headers = await hotels.signIn({ type: 'company', companyId, permissions: own, apiToken });
      const all = [
        await hotels.quote({ id }, headers),
        await read(id, headers),
        await accept(id, headers),
        await hotels.call('GET', hotelPaths.quoteDocument(id), undefined, headers),
        await mail(id, headers),
      ];
      return all.map(({ status }) => status);
    };
    expect(await statusesOf(['hotels_search'])).toEqual([404, 200, 201, 403, 403]);
    expect(await statusesOf(['hotels_bookings'])).toEqual([403, 403, 403, 200, 201]);
    expect(await statusesOf(['hotels_search'], true)).toEqual([404, 200, 201, 403, 403]);
    expect(await statusesOf(['flights_search', 'flights_bookings'], true)).toEqual([403, 403, 403, 403, 403]);
  });

  it('is accepted by each user, once, and the audit trail says so', async () => {
    hotels.quotes({ rate: { board_type: 'room_only' } });
    const { id } = await quoted();
    const first = await accept(id);
    const second = await accept(id);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body.data).toEqual(first.body.data);
    expect((await read(id)).body.accepted_at).toBe(first.body.data.accepted_at);
    expect((await read(id, colleague)).body.accepted_at).toBeNull();
    await accept(id, colleague);
    const entries = await hotels.api.kernel.db
      .selectFrom('audit_entries')
      .select(['action', 'after'])
      .where('entity', '=', 'hotel_quote')
      .where('entity_id', '=', id)
      .execute();
    const entry = { action: 'accept_quote', after: { changes: ['board'] } };
    expect(entries).toEqual([entry, entry]);
  });

  it('two simultaneous acceptances count as one', async () => {
    const { id } = await quoted();
    const both = await Promise.all([accept(id), accept(id)]);
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    expect(both[0].body.data).toEqual(both[1].body.data);
  });

  it('is reported as expired for a day, and then as unknown', async () => {
    const { id } = await quoted();
    await hotels.expire(id);
    const answers = [
      await accept(id),
      await hotels.ask('GET', hotelPaths.quoteDocument(id), undefined, ours),
      await mail(id),
    ];
    expect(answers.map(({ body }) => body.code)).toEqual(['rate_expired', 'rate_expired', 'rate_expired']);
    expect((await read(id)).status).toBe(200);
    const { db } = hotels.api.kernel;
    const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);
    await forgetQuotes(db, inHours(23));
    expect((await read(id)).status).toBe(200);
    await forgetQuotes(db, inHours(25));
    expect((await read(id)).status).toBe(404);
  });
});

describe('a quote that two replicas ask for', () => {
  it('at the same time is one call and one row', async () => {
    const { url, drop } = await createPostgres();
    const hotels = await startQuotesApi((options) => startTestApi({ ...options, url }));
    const other = await startTestApi({ ...hotelsOptions, url });
    try {
      hotels.sells();
      const rate = await hotels.choose();
      const headers = await other.signIn({ permissions: ['hotels_search'] });
      const elsewhere = async () => {
        const payload = { rate_id: rate.id };
        const path = `/api/v1${hotelPaths.quotes}`;
        return (await other.inject({ method: 'POST', url: path, headers, payload })).json();
      };
      const [here, there] = await Promise.all([hotels.quote(rate), elsewhere()]);
      expect([there.id, hotels.calls()]).toEqual([here.quote.id, 1]);
      const { db } = hotels.api.kernel;
      const rows = await db.selectFrom('hotel_quotes').select('id').execute();
      const claims = await db.selectFrom('hotel_quote_claims').select('rate_id').execute();
      expect([rows.length, claims]).toEqual([1, []]);
    } finally {
      await hotels.stays.close();
      await hotels.api.close();
      await other.close();
      await drop();
    }
  });
});
