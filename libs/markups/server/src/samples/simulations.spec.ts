import type { MarkupInput, Simulation } from '@traveldesk/markups-contract';
import type { PricedItem, PricedOffer } from '@traveldesk/markups-contract/engine';
import { addCompany, describeOnDatabase, type TestApi } from '@traveldesk/shared-testing/server';
import { keepSamples, type KeptContext } from '..';
import {
  addRule,
  addSupplier,
  callerOf,
  markupModules,
  offerOf,
  rateOf,
  ruleBody,
  setRate,
  staffPermissions,
  type Caller,
} from '../testing/markups-api';
import { forgetSamples } from './samples';
import { contextAt, poundsAt } from './samples.fake';

const day = 24 * 3_600_000;

describeOnDatabase('simulations', (makeApi) => {
  let api: TestApi;
  let staff: Caller;
  let company: string;
  let supplier: string;

  beforeAll(async () => {
    api = await makeApi({ modules: markupModules });
    staff = callerOf(api, await api.signIn({ permissions: staffPermissions }));
    await setRate(api, 'EGP', '50');
    await setRate(api, 'USD', '1.25');
    company = await addCompany(api, { name: 'Nile Travel' });
    supplier = await addSupplier(api, 'atlas');
  });
  beforeEach(async () => {
    await api.kernel.db.deleteFrom('markup_samples').execute();
    for (const { id } of (await staff('GET', '/markups')).body.data) await staff('DELETE', `/markups/${id}`);
  });

  const ago = (days: number) => new Date(Date.now() - days * day);
  /** An offer of an airline, at a price in euros. */
  const offer = (airline: string, amount: string, change: Partial<PricedOffer> = {}) =>
    offerOf({ airline, net: { total: { amount, currency: 'EUR' }, base: null, tax: null }, ...change });
  const keep = (at: Date, offers: PricedItem[], change: Partial<KeptContext> = {}) =>
    keepSamples(api.kernel.db, [{ context: contextAt(supplier, at, change), offers }]);
  const simulate = async (change: Partial<MarkupInput>, id: string | null = null) => {
    const { change_reason: _, effective_at: __, ...rule } = ruleBody(change);
    return staff('POST', '/markups/simulations', { id, rule });
  };
  const result = async (change: Partial<MarkupInput>, id: string | null = null): Promise<Simulation> => {
    const { status, body } = await simulate(change, id);
    expect({ status, body }).toMatchObject({ status: 200 });
    return body;
  };
  const plating = (...codes: string[]) => ({ plating: { mode: 'only' as const, codes } });
  const revision = async () =>
    (await api.kernel.db.selectFrom('markup_state').select('revision').executeTakeFirstOrThrow()).revision;

  it('are empty without searches', async () => {
    expect(await result({})).toMatchObject({ sampled: 0, from: null, until: null, moved: 0, largest: [] });
  });

  it('limit a fixed discount like prices', async () => {
    await keep(ago(1), [offer('MS', '100.00'), offer('EK', '400.00')]);
    const fixed = { kind: 'discount', value_type: 'fixed', percent: null, amount: '50' } as const;
    // 30 % of 100, and 50 of 400.
    expect(await result(fixed)).toMatchObject({ before: { amount: '500.00' }, after: { amount: '420.00' } });
  });

  it('count the changes by a new rule, compared with figures calculated by hand', async () => {
    // All pay 10 % more; MS pays 4 % in its place.
    await addRule(staff, { name: 'All', percent: '10' });
    await keep(ago(2), [offer('MS', '100.00'), offer('EK', '200.00'), offer('LH', '300.00')]);
    await keep(ago(1), [offer('MS', '1000.00')]);
    const before = await revision();
    const answer = await result({ name: 'MS', percent: '4', ...plating('MS') });
    // Before: 110 + 220 + 330 + 1100 = 1760; after: 104 + 220 + 330 + 1040 = 1694.
    expect(answer).toMatchObject({
      sampled: 4,
      matches: 2,
      wins: 2,
      moved: 2,
      raised: 0,
      lowered: 2,
      before: { amount: '1760.00', currency: 'EUR' },
      after: { amount: '1694.00', currency: 'EUR' },
      from: expect.stringContaining(ago(2).toISOString().slice(0, 13)),
      until: expect.stringContaining(ago(1).toISOString().slice(0, 13)),
    });
    expect(answer.largest).toMatchObject([
      {
        airline: 'MS',
        route: 'CAI–DXB',
        company: null,
        supplier: 'Supplier atlas',
        before: { amount: '1100.00' },
        after: { amount: '1040.00' },
      },
      { before: { amount: '110.00' }, after: { amount: '104.00' } },
    ]);
    // 6 / 110 is 5.45 % less.
    const filled = answer.buckets.filter(({ count }) => count > 0);
    expect(filled).toEqual([{ from: -10, to: -5, count: 2 }]);
    // It has changed nothing.
    expect([await revision(), (await staff('GET', '/markups')).body.total]).toEqual([before, 1]);
  });

  it('recognize a rule that matches and does not win', async () => {
    const { id } = await addRule(staff, { name: 'All', percent: '10', priority: 5 });
    await addRule(staff, { name: 'A fee for all', kind: 'service_fee', percent: '1', priority: 9 });
    await keep(ago(1), [offer('MS', '100.00'), offer('EK', '100.00')]);
    const prevailing = [{ id, name: 'All', count: 2 }];
    expect(await result({ percent: '4' })).toMatchObject({ matches: 2, wins: 0, moved: 0, prevailing });
    expect(await result({ percent: '4', ...plating('MS') })).toMatchObject({
      wins: 1,
      prevailing: [],
    });
  });

  it('replace the rule by its edit, which keeps the rule’s age', async () => {
    const { id } = await addRule(staff, { name: 'All', percent: '10' });
    await addRule(staff, { name: 'Newer', percent: '20', status: 'paused' });
    await keep(ago(1), [offer('MS', '100.00')]);
    expect(await result({ percent: '12' }, id)).toMatchObject({
      wins: 1,
      raised: 1,
      before: { amount: '110.00' },
      after: { amount: '112.00' },
    });
    // Offers that the rule no longer matches are sold for less.
    expect(await result({ percent: '10', ...plating('EK') }, id)).toMatchObject({
      matches: 0,
      lowered: 1,
      after: { amount: '100.00' },
    });
    expect((await simulate({}, '0198f000-0000-7000-8000-00000000dead')).status).toBe(404);
  });

  it('treat a draft as active and always valid, but keep its booking windows', async () => {
    await keep(ago(5), [offer('MS', '100.00')]);
    const later = new Date(Date.now() + day).toISOString();
    expect(await result({ status: 'draft', valid_from: later })).toMatchObject({ wins: 1 });
    expect(await result({ booking_from: later.slice(0, 10) })).toMatchObject({ matches: 0 });
    // Each sample is booked when it was searched, which was before the window, and not today, which is in it.
    const begun = { booking_from: ago(3).toISOString().slice(0, 10) };
    expect(await result(begun)).toMatchObject({ sampled: 1, matches: 0 });
  });

  describe('of searches in another currency', () => {
    const pounds = (at: Date, rate: string) => poundsAt(company, at, rate);
    const fixed = (amount: string, currency: string) =>
      ({ value_type: 'fixed', percent: null, amount, currency }) as const;

    it('sum up in the platform’s currency, and convert a rule’s amounts at the present rate', async () => {
      await keep(ago(1), [offer('MS', '100.00')], pounds(ago(1), '40'));
      // It was searched at 40 pounds a euro: 4000.00 EGP. 2 USD are 2 / 1.25 × 50 = 80.00 EGP. In euros, at 50: 80.00 and 81.60.
      expect(await result(fixed('2', 'USD'))).toMatchObject({
        wins: 1,
        before: { amount: '80.00', currency: 'EUR' },
        after: { amount: '81.60', currency: 'EUR' },
        largest: [
          {
            company: { id: company, name: 'Nile Travel' },
            before: { amount: '4000.00', currency: 'EGP' },
            after: { amount: '4080.00' },
          },
        ],
      });
    });

    it('price each sample, fare and rule, by its stored rates instead of today’s', async () => {
      for (const [days, rate] of [
        [2, '40'],
        [1, '45'],
      ] as const)
        await keep(ago(days), [offer('MS', '100.00')], pounds(ago(days), rate));
      const { largest } = await result(fixed('2', 'EUR'));
      // A euro is 50 pounds today, and was 45 and 40.
      expect(largest.map(({ before, after }) => [before.amount, after.amount])).toEqual([
        ['4500.00', '4590.00'],
        ['4000.00', '4080.00'],
      ]);
    });
  });

  it('refuse an invalid rule at its field', async () => {
    const { status, body } = await simulate({ suppliers: ['0198f000-0000-7000-8000-00000000dead'] });
    expect([status, Object.keys(body.fields)]).toEqual([422, ['suppliers']]);
    expect((await simulate({ percent: '0' })).status).toBe(422);
  });

  it.each([
    [
      'a price',
      'amount',
      ['999999999999999'],
      { value_type: 'fixed', percent: null, amount: '999999999999' },
    ],
    ['a price', 'percent', ['999999999999999'], { percent: '1000' }],
    ['a sum', 'percent', ['400000000000000', '400000000000001', '400000000000002'], { percent: '1' }],
  ] as const)('refuse %s that would be too large, at the rule’s %s', async (_, field, fares, rule) => {
    await keep(
      ago(1),
      fares.map((fare) => offer('MS', fare)),
    );
    const { status, body } = await simulate(rule);
    expect([status, body.fields]).toEqual([
      422,
      { [field]: 'The amount would be too large. Enter a smaller one.' },
    ]);
  });

  it('price rates of hotels by rules for hotels', async () => {
    await keep(ago(1), [{ ...rateOf(), guest: 'Mona' } as never], { journey: 'stay' });
    await keep(ago(1), [offer('MS', '100.00')]);
    const luxury: Partial<MarkupInput> = { product: 'hotel', stars: [5], per: 'room_night', infants: false };
    const answer = await result({ ...luxury, value_type: 'fixed', percent: null, amount: '7' });
    expect(answer).toMatchObject({ sampled: 1, matches: 1, after: { amount: '214.00' } });
    expect(answer.largest).toMatchObject([{ route: 'DXB', airline: null, after: { amount: '214.00' } }]);
    // A rule for both prices both; a rule that becomes one for hotels no longer prices flights.
    const both: Partial<MarkupInput> = { product: 'both', per: 'booking', infants: false };
    expect(await result(both)).toMatchObject({ sampled: 2, matches: 2 });
    const { id } = await addRule(staff, { percent: '10' });
    expect(await result({ ...luxury, percent: '10' }, id)).toMatchObject({
      sampled: 2,
      raised: 1,
      lowered: 1,
    });
    const rows = await api.kernel.db.selectFrom('markup_samples').select('offer').execute();
    expect(JSON.stringify(rows)).not.toContain('Mona');
  });

  describe('use a sample that', () => {
    const kept = async () => {
      const rows = await api.kernel.db.selectFrom('markup_samples').selectAll().orderBy('slot').execute();
      return rows.map(({ offer: kept, ...row }) => ({ ...row, offer: kept as PricedOffer }));
    };

    it('has three offers of a search, and one search per route and company within an hour', async () => {
      const hour = new Date(Math.floor(Date.now() / 3_600_000) * 3_600_000);
      const offers = ['AA', 'BB', 'CC', 'DD', 'EE'].map((airline) => offer(airline, '100.00'));
      await keep(hour, offers);
      expect((await kept()).map((row) => row.offer.airline)).toEqual(['AA', 'CC', 'EE']);
      await keep(new Date(hour.getTime() + 60_000), offers);
      expect(await kept()).toHaveLength(3);
      await keep(hour, [offer('MS', '1.00')], { companies: [{ id: company, type: 'B2B' }] });
      await keep(new Date(hour.getTime() - 60_000), [offer('MS', '1.00')]);
      expect(await kept()).toHaveLength(5);
    });

    it('stores only the travelers’ types, whatever its input', async () => {
      const travellers = [
        { type: 'adult', name: 'Mona Said', passport: 'A123' },
        { type: 'infant' },
      ] as never;
      await keep(
        ago(0),
        [{ ...offer('MS', '100.00'), travellers, ref: 'off_123', contact: 'mona@nile.example' } as never],
        {
          user: 'Mona Said',
        } as never,
      );
      const [row] = await kept();
      expect(row?.offer.travellers).toEqual([{ type: 'adult' }, { type: 'infant' }]);
      expect(JSON.stringify(row)).not.toMatch(/Mona|A123|off_123|mona@/);
    });

    it('drops samples older than four weeks', async () => {
      await keep(ago(29), [offer('MS', '1.00')]);
      await keep(ago(27), [offer('EK', '1.00')]);
      await forgetSamples(api.kernel.db);
      expect((await kept()).map((row) => row.offer.airline)).toEqual(['EK']);
    });

    it('keeps the newest samples of each product', async () => {
      for (const days of [4, 3]) await keep(ago(days), [offer('MS', '1.00')]);
      for (const days of [2, 1]) await keep(ago(days), [rateOf()], { journey: 'stay' });
      await forgetSamples(api.kernel.db, new Date(), 1);
      const days = (await kept()).map(({ searched_at: at }) => Math.round((Date.now() - at.getTime()) / day));
      expect(days.sort()).toEqual([1, 3]);
    });

    it('does not fail a search without offers', async () => {
      await keepSamples(api.kernel.db, []);
      await keep(ago(0), []);
      expect(await kept()).toEqual([]);
    });
  });
});
