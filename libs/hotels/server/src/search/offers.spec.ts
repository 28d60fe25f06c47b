import { stayErrorCodes } from '@traveldesk/hotels-contract';
import { describeOnDatabase } from '@traveldesk/shared-testing/server';
import {
  endsIn,
  inCairo,
  resultsIn,
  someDay,
  startHotelsApi,
  type HotelsApi,
} from '../testing/hotels-api.fake';
import { rateWire, stayWire } from '../testing/stay-wire.fake';
import { json, startFakeStays, type FakeStays } from '../testing/stays-server.fake';
import { forgetSearches } from './searches.sql';

describeOnDatabase('GET /hotels/offers', (makeApi) => {
  let hotels: HotelsApi;
  let good: FakeStays;
  let other: FakeStays;
  let goodId: string;
  let day = 0;
  beforeAll(async () => {
    hotels = await startHotelsApi(makeApi);
    good = await startFakeStays({ id: 'good' });
    other = await startFakeStays({ id: 'other' });
    ({ id: goodId } = await hotels.addSupplier('good', good.url));
    await hotels.addSupplier('other', other.url);
    await hotels.addRule();
  });
  afterAll(async () => {
    await good.close();
    await other.close();
  });
  beforeEach(() => {
    good.sells({ id: 'good' });
    other.sells({ id: 'other' });
  });

  /** Another day for each search, so that none is shared. */
  const anotherDay = () => {
    day += 1;
    return { check_in: someDay(day), check_out: someDay(day + 3) };
  };
  const search = (change: Parameters<typeof inCairo>[0] = {}, headers?: HotelsApi['staff']) =>
    hotels.search(inCairo({ ...anotherDay(), ...change }), headers);
  const offersOf = (lines: Parameters<typeof resultsIn>[0], supplier: string) =>
    resultsIn(lines).filter((result) => result.supplier === supplier);

  const setStatus = (column: 'id' | 'key', value: string, status: 'active' | 'inactive') =>
    hotels.api.kernel.db.updateTable('suppliers').set({ status }).where(column, '=', value).execute();

  it('sends the search, then the results of each supplier, then the end', async () => {
    const { lines } = await search({
      rooms: [
        { adults: 2, children: [8] },
        { adults: 1, children: [] },
      ],
    });
    expect(lines[0]).toMatchObject({
      type: 'search',
      currency: 'EUR',
      company: null,
      place: { kind: 'city', name: 'Cairo', time_zone: 'Africa/Cairo' },
      suppliers: [{ key: 'good' }, { key: 'other' }],
    });
    expect(endsIn(lines)).toMatchObject([
      { status: 'done', count: 1 },
      { status: 'done', count: 1 },
    ]);
    expect(lines.at(-1)).toMatchObject({ type: 'end', count: 2 });
    expect(good.asked.at(-1)).toMatchObject({
      rooms: 2,
      guests: [{ type: 'adult' }, { type: 'adult' }, { type: 'adult' }, { type: 'child', age: 8 }],
    });
  });

  it('sells at the price of the rules, in total and per night, without changing the amount due there', async () => {
    const [result] = offersOf((await search()).lines, 'good');
    expect(result?.rates[0]?.price).toEqual({
      total: { amount: '330.00', currency: 'EUR' },
      per_night: { amount: '110.00', currency: 'EUR' },
      due: { amount: '90.00', currency: 'EGP' },
      net: { amount: '300.00', currency: 'EUR' },
    });
    expect(result?.property).toMatchObject({ name: 'Nile Palace good', km: expect.any(Number) });
  });

  it('a rate expires at its own time, at the latest with its result', async () => {
    const early = new Date(Date.now() + 600_000).toISOString();
    const rates = [early, '2099-01-02T00:00:00Z'].map((expires_at) => rateWire({ expires_at }));
    good.sells({ id: 'good', rates });
    const [result] = offersOf((await search()).lines, 'good');
    expect(result?.rates.map(({ expires_at }) => expires_at)).toEqual([early, result?.expires_at]);
  });

  it('shows a company its own suppliers, its own currency, and never the net price', async () => {
    const { id } = await hotels.addCompany('Nile Travel', [goodId]);
    const headers = await hotels.signIn({ type: 'company', companyId: id });
    const { lines, text } = await search({}, headers);
    expect(resultsIn(lines).map(({ supplier, rates }) => [supplier, rates[0]?.price.total])).toEqual([
      ['good', { amount: '16500.00', currency: 'EGP' }],
    ]);
    expect(text).not.toMatch(/"net"|15000\.00|300\.00/);
  });

  it('shows a company no net price, even of a search that staff started for it', async () => {
    const { id } = await hotels.addCompany('Sphinx Travel', [goodId]);
    const headers = await hotels.signIn({ type: 'company', companyId: id });
    const stay = anotherDay();
    const staffs = await hotels.search(inCairo({ ...stay, company_id: id }));
    const calls = good.asked.length;
    const theirs = await hotels.search(inCairo(stay), headers);
    expect([good.asked.length, resultsIn(theirs.lines).length]).toEqual([calls, 1]);
    expect(staffs.text).toContain('"net"');
    expect(theirs.text).not.toMatch(/"net"|15000\.00/);
  });

  it('sends the results of one supplier while another is still pending', async () => {
    const { db } = hotels.api.kernel;
    const stored = async () => (await db.selectFrom('hotel_result_batches').select('id').execute()).length;
    const before = await stored();
    other.onSearch((_request, response, asked) => {
      const answer = async () => {
        while ((await stored()) === before) await new Promise(setImmediate);
        json(response, 201, { data: { results: [stayWire(asked, { id: 'late' })] } });
      };
      void answer();
    });
    const { lines } = await search();
    const results = lines.flatMap((line) => (line.type === 'results' ? line.supplier : []));
    expect(results).toEqual(['good', 'other']);
  });

  it('refuses a caller without the permission, and a company without hotels', async () => {
    const nobody = await hotels.signIn({ permissions: ['flights_search'] });
    expect((await search({}, nobody)).status).toBe(403);
    const { id } = await hotels.addCompany('Delta Travel', []);
    const headers = await hotels.signIn({ type: 'company', companyId: id });
    const { status, text } = await search({}, headers);
    expect([status, JSON.parse(text).code]).toEqual([422, 'hotels_no_supplier']);
    const foreign = await search({ company_id: goodId }, headers);
    expect(Object.keys(JSON.parse(foreign.text).fields)).toEqual(['company_id']);
  });

  it('names each field that is wrong', async () => {
    const query = inCairo({
      radius: 0,
      check_in: someDay(),
      check_out: someDay(),
      rooms: [{ adults: 0, children: [] }],
    });
    const { status, text } = await hotels.search(query);
    expect([status, JSON.parse(text).fields]).toEqual([
      422,
      {
        radius: 'The radius is 1 to 100 kilometers.',
        check_out: 'Check-out must be after check-in.',
        'rooms.0.adults': 'Each room needs an adult.',
      },
    ]);
  });

  it('calls only the requested supplier, which must be one of the company’s', async () => {
    const calls = other.asked.length;
    const query = inCairo(anotherDay());
    expect(endsIn((await hotels.search(`${query}&supplier=good`)).lines)).toMatchObject([
      { supplier: 'good' },
    ]);
    expect(other.asked).toHaveLength(calls);
    expect((await hotels.search(`${query}&supplier=nobody`)).status).toBe(422);
    // Neither is taken for the other afterwards.
    expect(endsIn((await hotels.search(query)).lines)).toHaveLength(2);
    const goods = good.asked.length;
    await hotels.search(`${query}&supplier=good`);
    expect(good.asked).toHaveLength(goods);
  });

  it('calls no supplier twice for equal searches at the same time or within a minute', async () => {
    const query = inCairo(anotherDay());
    const calls = good.asked.length;
    const [one, two] = await Promise.all([hotels.search(query), hotels.search(query)]);
    const later = await hotels.search(query);
    expect(good.asked).toHaveLength(calls + 1);
    const idsOf = ({ lines }: typeof one) => resultsIn(lines).map(({ id }) => id);
    expect([idsOf(two).sort(), idsOf(later).sort()]).toEqual([idsOf(one).sort(), idsOf(one).sort()]);
  });

  it('calls no supplier twice because of one that is skipped', async () => {
    const { id } = await hotels.addSupplier('dinars', other.url, { currency: 'KWD' });
    const company_id = (await hotels.addCompany('Dinar Travel', [goodId, id])).id;
    const query = inCairo({ ...anotherDay(), company_id });
    const calls = good.asked.length;
    const [first, again] = [await hotels.search(query), await hotels.search(query)];
    await setStatus('id', id, 'inactive');
    expect(endsIn(first.lines)).toContainEqual(expect.objectContaining({ reason: 'no_rate' }));
    expect([resultsIn(again.lines), good.asked.length]).toEqual([resultsIn(first.lines), calls + 1]);
  });

  it('keeps a sample of its rates for simulations', async () => {
    const { db } = hotels.api.kernel;
    const samples = () =>
      db.selectFrom('markup_samples').select('offer').where('route', '=', 'CAI').execute();
    await search();
    // Samples are written in the background.
    while ((await samples()).length === 0) await new Promise(setImmediate);
    expect((await samples())[0]?.offer).toMatchObject({ nights: 3, board: 'breakfast', stars: 4 });
  });

  it('forgets a search and its results after half an hour', async () => {
    await search();
    const { db } = hotels.api.kernel;
    const kept = async (minutes: number) => {
      await forgetSearches(db, new Date(Date.now() + minutes * 60_000));
      return (await db.selectFrom('hotel_result_batches').select('id').execute()).length;
    };
    expect([(await kept(29)) > 0, await kept(31)]).toEqual([true, 0]);
  });

  describe('a supplier at fault', () => {
    let ill = 0;
    beforeAll(() => setStatus('key', 'other', 'inactive'));
    afterAll(() => setStatus('key', 'other', 'active'));

    /** Each fault has its own supplier, so that no pause carries over to the next. The good one must always sell. */
    const endOf = async (fault: () => void) => {
      fault();
      ill += 1;
      const { id } = await hotels.addSupplier(`ill-${ill}`, other.url);
      const { lines } = await search();
      await setStatus('id', id, 'inactive');
      expect(offersOf(lines, 'good')).toHaveLength(1);
      return endsIn(lines).find(({ supplier }) => supplier !== 'good');
    };
    const far = {
      address: { city_name: 'Cairo', country_code: 'EG' },
      geographic_coordinates: { latitude: 31, longitude: 31.24 },
    };

    it.each<[string, object, object]>([
      ['other days', { result: { check_out_date: '2030-01-01' } }, { dates: 1 }],
      ['other guests', { result: { guests: [{ type: 'adult' }] } }, { guests: 1 }],
      ['another number of rooms', { result: { rooms: 2 } }, { guests: 1 }],
      ['far away', { accommodation: { location: far } }, { place: 1 }],
      ['for nothing', { rate: { total_amount: '0.00' } }, { price: 1, no_rates: 1 }],
      ['more than fits', { rate: { total_amount: '999999999999999.00' } }, { price: 1, no_rates: 1 }],
      ['without an id', { result: { id: null } }, { id: 1 }],
    ])('%s: left out and counted', async (_, wish, causes) => {
      const end = await endOf(() => other.sells({ id: 'lie', ...wish }));
      expect(end).toMatchObject({ status: 'failed', reason: 'impossible', count: 0, causes });
    });

    it('one bad result fails no supplier; a repeated property is listed once', async () => {
      const rates = [rateWire({ total_currency: 'USD' }), rateWire()];
      const end = await endOf(() => other.sells({ id: 'a' }, { id: 'a' }, { id: 'b', rates }, { id: 'c' }));
      expect(end).toMatchObject({ status: 'done', count: 3, dropped: 2, causes: { id: 1, currency: 1 } });
    });

    it('expired results are left out, which is no fault', async () => {
      const end = await endOf(() =>
        other.sells({ id: 'old', result: { expires_at: '2020-01-01T00:00:00Z' } }),
      );
      expect(end).toMatchObject({ status: 'done', count: 0, causes: { expired: 1 } });
    });

    it.each<[string, string, () => void]>([
      [
        'another currency',
        'wrong_currency',
        () => other.sells({ id: 'usd', rate: { total_currency: 'USD' } }),
      ],
      ['no JSON', 'malformed', () => other.onSearch((_, response) => void response.end('<html>'))],
      [
        'another shape',
        'malformed',
        () => other.onSearch((_, response) => json(response, 201, { data: [] })),
      ],
      [
        'not enabled',
        'not_authorised',
        () => other.onSearch((_, response) => void response.writeHead(403).end('No.')),
      ],
      ['500', 'error', () => other.onSearch((_, response) => void response.writeHead(500).end())],
      [
        'a broken connection',
        'unreachable',
        () => other.onSearch((request) => void request.socket.destroy()),
      ],
    ])('%s: %s', async (_, reason, fault) => {
      expect(await endOf(fault)).toMatchObject({ status: 'failed', reason });
    });
  });

  it('every error of the criteria has a sentence', () => {
    const { texts } = hotels.api.kernel;
    const without = stayErrorCodes.filter(
      (code) => !/\.$/.test(texts.text('hotels', `problems.${code}`, 'en')),
    );
    expect(without).toEqual([]);
  });
});
