import { flightsOnly } from '@traveldesk/markups-contract';
import { systemChange } from '@traveldesk/shared-server';
import { addCompany, describeOnDatabase, type TestApi } from '@traveldesk/shared-testing/server';
import { sql } from 'kysely';
import { explain, loadRules, pricedPlaces, pricingContextFor, rulesAt } from '..';
import {
  addRule,
  addSupplier,
  callerOf,
  markupModules,
  offerOf,
  priceBy,
  ruleBody,
  setRate,
  staffPermissions,
  type Caller,
} from '../testing/markups-api';
import { up } from '../migrations/20261129T1443_discount_share';
import { storeShare } from '../settings/settings.sql';
import { newestRevision, takeRevision } from '../versions/revision.sql';
import type { KeptContext } from './kept-context';
import { createRuleBook } from './rule-book';

describeOnDatabase('the rules of a search', (makeApi) => {
  let api: TestApi;
  let staff: Caller;

  beforeAll(async () => {
    api = await makeApi({ modules: markupModules });
    staff = callerOf(api, await api.signIn({ permissions: staffPermissions }));
    await setRate(api, 'USD', '1.25');
    await setRate(api, 'EGP', '50');
  });
  beforeEach(async () => {
    for (const { id } of (await staff('GET', '/markups')).body.data) await staff('DELETE', `/markups/${id}`);
  });

  /** The price by the rules as they are now, with what has to be kept to explain it. */
  const priced = async () => {
    const at = new Date();
    const rules = await loadRules(api.kernel, at);
    return { state: { revision: rules.revision, at }, price: priceBy(rules, at) };
  };
  /** The same by another process, which has not seen those rules. */
  const again = async ({ state }: Awaited<ReturnType<typeof priced>>) =>
    priceBy(await createRuleBook(api.kernel.db).of(state), state.at);

  it('are an empty set without rules', async () => {
    expect((await priced()).price).toBe('100.00');
  });

  it('are compiled once for each revision, also for simultaneous callers', async () => {
    await addRule(staff);
    const [one, other] = await Promise.all([loadRules(api.kernel), loadRules(api.kernel)]);
    expect(other).toBe(one);
    expect(await loadRules(api.kernel)).toBe(one);
    await addRule(staff, { name: 'Fee', kind: 'service_fee', percent: '1' });
    const newer = await loadRules(api.kernel);
    expect(newer).not.toBe(one);
    expect(newer.revision).toBe(one.revision + 1);
  });

  it('stay the same after rules are changed, paused or deleted', async () => {
    const none = await priced();
    const { id } = await addRule(staff, { percent: '5' });
    const first = await priced();
    await staff('PUT', `/markups/${id}`, ruleBody({ percent: '6' }));
    const second = await priced();
    await staff('POST', `/markups/${id}/status`, { status: 'paused', reason: null });
    const paused = await priced();
    await staff('DELETE', `/markups/${id}`);
    const deleted = await priced();
    const all = [none, first, second, paused, deleted];
    expect(all.map(({ price }) => price)).toEqual(['100.00', '105.00', '106.00', '100.00', '100.00']);
    for (const one of all) expect(await again(one)).toBe(one.price);
  });

  it('written before hotels apply to flights only, and the upgrade does not count as a change', async () => {
    const { id } = await addRule(staff, { percent: '5' });
    const { db } = api.kernel;
    await sql`alter table markup_versions disable trigger user`.execute(db);
    await sql`update markup_versions set content = content - ${Object.keys(flightsOnly)}::text[]`.execute(db);
    await sql`alter table markup_versions enable trigger user`.execute(db);
    await staff('PUT', `/markups/${id}`, ruleBody({ percent: '6' }));
    await staff('POST', `/markups/${id}/returns`, { number: 1, reason: null });
    const at = new Date();
    const rules = await createRuleBook(db).of({ revision: (await loadRules(api.kernel)).revision, at });
    expect([priceBy(rules, at), priceBy(rules, at, { journey: 'stay' })]).toEqual(['105.00', '100.00']);
    const { data } = (await staff('GET', `/markups/${id}/versions`)).body;
    const fields = data.map(({ changes }: { changes: { field: string }[] }) =>
      changes.map(({ field }) => field),
    );
    expect(fields).toEqual([['percent'], ['percent'], []]);
    expect((await staff('GET', `/markups/${id}`)).body).toMatchObject(flightsOnly);
  });

  const fixedDiscount = { kind: 'discount', value_type: 'fixed', percent: null, amount: '45' } as const;

  it('limit fixed discounts by the share that was set then, whenever they were written', async () => {
    const limit = (share: string) =>
      systemChange(api.kernel, async (tx) => storeShare(tx, share, (await takeRevision(tx)).revision));
    await addRule(staff, fixedDiscount);
    const all = [await priced()];
    for (const share of ['10', '100', '0', '30']) {
      await limit(share);
      all.push(await priced());
    }
    expect(all.map(({ price }) => price)).toEqual(['70.00', '90.00', '55.00', '100.00', '70.00']);
    for (const one of all) expect(await again(one)).toBe(one.price);
    // Saving the same share takes no revision.
    const { revision } = await loadRules(api.kernel);
    const same = { percent_limit: '15', amount_limit: '50', discount_share: '30' };
    expect((await staff('PUT', '/markup-settings', same)).status).toBe(200);
    expect((await loadRules(api.kernel)).revision).toBe(revision);
  });

  it('limit no discount of a price from before the upgrade, but every later one', async () => {
    await addRule(staff, fixedDiscount);
    const { db } = api.kernel;
    await sql`drop table markup_discount_shares`.execute(db);
    const state = { revision: await newestRevision(db), at: new Date() };
    await db.transaction().execute((tx) => up(tx as never));
    expect(await again({ state, price: '' })).toBe('55.00');
    expect((await priced()).price).toBe('70.00');
  });

  it('keep the zones of their revision', async () => {
    const places = await pricedPlaces(api.kernel.db, ['CAI', 'DXB', 'QQQ']);
    expect(Object.fromEntries(places)).toEqual({
      CAI: { city_code: 'CAI', country_code: 'EG' },
      DXB: { city_code: 'DXB', country_code: 'AE' },
    });
    const inner = (await staff('POST', '/markup-zones', { name: 'Inner', countries: ['EG'], zones: [] })).body
      .data;
    const outer = (await staff('POST', '/markup-zones', { name: 'Outer', countries: [], zones: [inner.id] }))
      .body.data;
    await addRule(staff, { origins: [{ kind: 'zone', code: outer.id }] });
    const place = (code: string) => places.get(code);
    const at = new Date();
    const rules = await loadRules(api.kernel, at);
    expect(priceBy(rules, at, { place })).toBe('105.00');
    await staff('PUT', `/markup-zones/${inner.id}`, { name: 'Inner', countries: ['SD'], zones: [] });
    expect(priceBy(await loadRules(api.kernel), new Date(), { place })).toBe('100.00');
    const state = { revision: rules.revision, at };
    expect(await rulesAt(api.kernel, state)).toBe(rules);
    const former = await createRuleBook(api.kernel.db).of(state);
    expect(priceBy(former, at, { place })).toBe('105.00');
  });

  describe('with who pays', () => {
    let group: string;
    let travel: string;
    let shop: string;
    let supplier: string;
    const place = () => undefined;
    const contexts = async (
      companyId: string | null,
      suppliers = [{ id: supplier, currency: 'EUR', markup_enabled: true }],
    ) => {
      const at = new Date();
      const rules = await loadRules(api.kernel, at);
      const company = companyId === null ? null : { id: companyId };
      const currency = company ? 'EGP' : 'EUR';
      const input = { company, currency, suppliers, journey: 'oneway' as const, at, rules, place };
      return { rules, all: await pricingContextFor(api.kernel.db, input) };
    };

    beforeAll(async () => {
      group = await addCompany(api, { name: 'Nile Group' });
      travel = await addCompany(api, { name: 'Nile Travel', parentId: group });
      shop = await addCompany(api, { name: 'Nile Online', parentId: travel, type: 'B2C' });
      supplier = await addSupplier(api, 'atlas');
    });

    it('have the payer first, then its parents, and a rate for each needed currency', async () => {
      await addRule(staff, { min_amount: '1', currency: 'USD' });
      const suppliers = [
        { id: supplier, currency: 'EUR', markup_enabled: false },
        { id: '0198f000-0000-7000-8000-0000000000aa', currency: 'BTN', markup_enabled: true },
      ];
      const { all } = await contexts(shop, suppliers);
      const context = all.get(supplier);
      expect(context).toMatchObject({
        companies: [
          { id: shop, type: 'B2C' },
          { id: travel, type: 'B2B' },
          { id: group, type: 'B2B' },
        ],
        supplierId: supplier,
        markupEnabled: false,
        currency: 'EGP',
      });
      // Of a currency without a rate there is none: what is sold in it cannot be priced.
      expect(Object.keys(context?.rates ?? {}).sort()).toEqual(['EUR', 'USD']);
      expect((await contexts(null)).all.get(supplier)?.companies).toEqual([]);
    });

    it('are explained again with all names, with the same total', async () => {
      const { id } = await addRule(staff, { name: 'Platform', percent: '5' });
      const owned = await addRule(staff, { name: 'Group', layer: 'company', owner_id: group, percent: '10' });
      const lost = await addRule(staff, { name: 'Other cabin', cabins: ['First'] });
      const { rules, all } = await contexts(shop);
      const context = all.get(supplier);
      if (!context) throw new Error('There is no context.');
      const { place: _, ...kept } = context;
      // Changed since, and one is gone.
      await staff('PUT', `/markups/${id}`, ruleBody({ name: 'Platform', percent: '9' }));
      await staff('DELETE', `/markups/${owned.id}`);
      const said = await explain(api.kernel, { revision: rules.revision, context: kept, offer: offerOf() });
      // 100.00 EUR × 50 = 5000.00 EGP; 5 % are 250.00; 10 % of 5250.00 are 525.00.
      expect(said).toMatchObject({
        revision: rules.revision,
        company: { id: shop, name: 'Nile Online' },
        supplier: { id: supplier, name: 'Supplier atlas', markup_enabled: true },
        currency: 'EGP',
        supplier_price: { total: { amount: '100.00', currency: 'EUR' } },
        net: { amount: '5000.00', currency: 'EGP' },
        lines: [
          { name: 'Platform', rule_id: id, version: 1, amount: { amount: '250.00', currency: 'EGP' } },
          {
            name: 'Group',
            rule_id: owned.id,
            owner_id: group,
            amount: { amount: '525.00', currency: 'EGP' },
          },
        ],
        total: { amount: '5775.00', currency: 'EGP' },
        owners: { [group]: 'Nile Group' },
      });
      expect(said.rules).toContainEqual(
        expect.objectContaining({
          rule_id: lost.id,
          outcome: 'unmatched',
          failed: 'cabin',
          found: 'Economy',
        }),
      );
    });

    it('are explained with the airports’ data at the time of pricing', async () => {
      const rule = await addRule(staff, {
        name: 'To Kuwait',
        destinations: [{ kind: 'country', code: 'KW' }],
      });
      const { rules, all } = await contexts(shop);
      const context = all.get(supplier);
      if (!context) throw new Error('There is no context.');
      const { place: _, ...kept } = context;
      const winners = async (places?: KeptContext['places']) => {
        const of = { revision: rules.revision, context: { ...kept, ...(places && { places }) } };
        const { lines } = await explain(api.kernel, { ...of, offer: offerOf() });
        return lines.map(({ rule_id: id }) => id);
      };
      const last = offerOf().slices[0]?.segments.at(-1)?.destination ?? '';
      expect(await winners({ [last]: { city_code: last, country_code: 'KW' } })).toEqual([rule.id]);
      expect(await winners({ [last]: null })).toEqual([]);
      // A price stored before places were stored is explained with the places known now.
      expect(await winners()).toEqual([]);
    });

    it('use the company’s current parents and currency', async () => {
      const mover = callerOf(api, await api.signIn({ permissions: ['show_companies', 'update_companies'] }));
      const { name, type, country, email, phone, status } = (await mover('GET', `/companies/${shop}`)).body;
      const moved = { name, type, email, phone, status, country_id: country.id, city_id: null };
      const answer = await mover('PUT', `/companies/${shop}`, { ...moved, parent_id: null, currency: 'USD' });
      expect({ status: answer.status, body: answer.body }).toMatchObject({ status: 200 });
      await addRule(staff, { name: 'Group', layer: 'company', owner_id: group, percent: '10' });
      expect((await contexts(shop)).all.get(supplier)?.companies).toEqual([{ id: shop, type: 'B2C' }]);
      const query = new URLSearchParams({
        company_id: shop,
        supplier_id: supplier,
        airline: 'MS',
        origin: 'CAI',
        destination: 'DXB',
        date: '2030-03-12',
        cabin: 'Economy',
        total: '100',
        currency: 'EUR',
      });
      // 100.00 EUR × 1.25, without the group's layer.
      expect((await staff('GET', `/markups/price-check?${query}`)).body).toMatchObject({
        lines: [],
        total: { amount: '125.00', currency: 'USD' },
      });
    });
  });
});
