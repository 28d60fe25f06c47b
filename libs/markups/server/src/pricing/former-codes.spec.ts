import type { City, CityRecord } from '@traveldesk/geo-contract';
import type { ConsideredRule, MarkupVersion } from '@traveldesk/markups-contract';
import type { PricedPlace } from '@traveldesk/markups-contract/engine';
import { describeOnDatabase, type TestApi } from '@traveldesk/shared-testing/server';
import { explain, loadRules, pricedPlaces } from '..';
import {
  addRule,
  callerOf,
  markupModules,
  offerOf,
  priceBy,
  ruleBody,
  staffPermissions,
  type Caller,
} from '../testing/markups-api';

const city = (code: string) => ({ kind: 'city' as const, code });

describeOnDatabase('rules that name a city by its former code', (makeApi) => {
  let api: TestApi;
  let staff: Caller;

  beforeAll(async () => {
    api = await makeApi({ modules: markupModules });
    const permissions = [...staffPermissions, 'show_cities', 'add_city', 'update_city', 'delete_city'];
    staff = callerOf(api, await api.signIn({ permissions }));
  });
  beforeEach(async () => {
    for (const { id } of (await staff('GET', '/markups')).body.data) await staff('DELETE', `/markups/${id}`);
  });

  const cityOf = async (code: string): Promise<CityRecord> => {
    const { data } = (await staff('GET', `/cities?code=${code}`)).body;
    return (await staff('GET', `/cities/${(data as City[])[0]?.id}`)).body;
  };
  /** As staff do it on the city's form. */
  const recode = async (was: string, code: string | null) => {
    const { id, version, name, country, time_zone } = await cityOf(was);
    const body = { name, code, country_id: country.id, time_zone };
    const { status } = await staff('PUT', `/cities/${id}`, body, { 'if-match': `"${version}"` });
    expect(status).toBe(200);
  };
  /** A rule of 5 % to a city that has another code by now. */
  const ruleTo = async (was: string, now: string) => {
    await recode(now, was);
    const rule = await addRule(staff, { destinations: [city(was)] });
    await recode(was, now);
    return rule;
  };
  /** Returns the selling price of 100.00 net from Cairo to an airport. */
  const priceTo = async (destination: string) => {
    const places = await pricedPlaces(api.kernel.db, ['CAI', destination]);
    const swapped = (code: string) => places.get(code === 'DXB' ? destination : code);
    return priceBy(await loadRules(api.kernel), new Date(), { place: swapped });
  };

  it('price its flights, like those that name it by its current code', async () => {
    const { id } = await ruleTo('HBE', 'ALY');
    expect(await priceTo('HBE')).toBe('105.00');
    expect(await priceTo('DXB')).toBe('100.00');
    await staff('DELETE', `/markups/${id}`);
    await addRule(staff, { destinations: [city('ALY')] });
    expect(await priceTo('HBE')).toBe('105.00');
  });

  it('refer to another city once it gets the code', async () => {
    await addRule(staff, { destinations: [city('NCE')] });
    await recode('NCE', 'QQN');
    expect(await priceTo('NCE')).toBe('105.00');
    await recode('LYS', 'NCE');
    expect([await priceTo('NCE'), await priceTo('LYS')]).toEqual(['100.00', '105.00']);
    await recode('NCE', 'LYS');
    await recode('QQN', 'NCE');
  });

  it('price the city’s flights even if it no longer has a code', async () => {
    await addRule(staff, { destinations: [city('TUN')] });
    const { id } = await cityOf('TUN');
    await recode('TUN', null);
    expect(await priceTo('TUN')).toBe('105.00');
    const { version, name, country, time_zone } = (await staff('GET', `/cities/${id}`)).body;
    const body = { name, code: 'TUN', country_id: country.id, time_zone };
    await staff('PUT', `/cities/${id}`, body, { 'if-match': `"${version}"` });
  });

  it('explain a price by the places as they were when it was calculated', async () => {
    await ruleTo('HBE', 'ALY');
    const [slice] = offerOf().slices;
    const offer = offerOf({
      slices: [
        {
          fare_brand: null,
          segments: (slice?.segments ?? []).map((one) => ({ ...one, destination: 'HBE' })),
        },
      ],
    });
    const at = new Date();
    const { revision } = await loadRules(api.kernel, at);
    const explained = async (place?: PricedPlace) => {
      const context = {
        companies: [],
        supplierId: '0198f000-0000-7000-8000-000000000201',
        markupEnabled: true,
        journey: 'oneway' as const,
        currency: 'EUR',
        at: at.toISOString(),
        rates: { EUR: { from: 'EUR', to: 'EUR', at: at.toISOString(), legs: [] } },
        ...(place && { places: { HBE: place } }),
      };
      const { rules, total } = await explain(api.kernel, { revision, context, offer });
      return [total.amount, rules.map(({ failed }: ConsideredRule) => failed)];
    };
    // When the city had that code; after it was given another, as long as nobody knew the former one; and by what is known now.
    expect(await explained({ city_code: 'HBE', country_code: 'EG' })).toEqual(['105.00', [null]]);
    expect(await explained({ city_code: 'ALY', country_code: 'EG' })).toEqual(['100.00', ['route']]);
    expect(await explained()).toEqual(['105.00', [null]]);
  });

  it.each([
    ['en', 'Alexandria'],
    ['fr', 'Alexandrie'],
    ['ar', 'الإسكندرية'],
  ])(
    'are shown with its name in %s and its current code, and versions keep the written code',
    async (language, name) => {
      const { id } = await ruleTo('HBE', 'ALY');
      const read = (path: string) => staff('GET', path, undefined, { 'accept-language': language });
      const shown = { places: { 'city HBE': name }, codes: { 'city HBE': 'ALY' } };
      const one = (await read(`/markups/${id}`)).body;
      expect(one).toMatchObject({ names: shown, destinations: [city('HBE')] });
      expect((await staff('GET', '/markup/export', undefined, { accept: '*/*' })).body).toContain(',ALY,No,');
      const [version] = (await read(`/markups/${id}/versions`)).body.data as MarkupVersion[];
      expect(version).toMatchObject({ names: shown, rule: { destinations: [city('HBE')] } });
    },
  );

  it('can be changed, paused, activated and restored with the former code', async () => {
    const { id } = await ruleTo('HBE', 'ALY');
    const changed = await staff(
      'PUT',
      `/markups/${id}`,
      ruleBody({ percent: '6', destinations: [city('HBE')] }),
    );
    const paused = await staff('POST', `/markups/${id}/status`, { status: 'paused', reason: null });
    const active = await staff('POST', `/markups/${id}/status`, { status: 'active', reason: null });
    const back = await staff('POST', `/markups/${id}/returns`, { number: 1, reason: null });
    expect([changed, paused, active, back].map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await priceTo('HBE')).toBe('105.00');
  });

  it('overlap those that name it by its current code', async () => {
    await ruleTo('HBE', 'ALY');
    await addRule(staff, { name: 'Now', destinations: [city('ALY')] });
    const { data, unreachable } = (await staff('GET', '/markups/overlaps')).body;
    expect(data).toMatchObject([{ rule: { name: 'Now' }, other: { name: 'Everybody' }, dead: true }]);
    expect(unreachable).toEqual([]);
  });

  it('report a deleted city, or one without an airport, as unknown, and match nothing', async () => {
    const { country, time_zone } = await cityOf('ALY');
    const name = { en: 'Siwa', fr: 'Siwa', ar: 'سيوة' };
    await staff('POST', '/cities', { name, code: 'QQS', country_id: country.id, time_zone });
    const { id } = await addRule(staff, { name: 'Siwa', destinations: [city('QQS')] });
    const unreachable = async () => (await staff('GET', '/markups/overlaps')).body.unreachable;
    expect(await unreachable()).toEqual([{ rule: { id, name: 'Siwa' }, why: 'city_gone' }]);
    await staff('DELETE', `/cities/${(await cityOf('QQS')).id}`);
    expect(await unreachable()).toEqual([{ rule: { id, name: 'Siwa' }, why: 'city_gone' }]);
    const { names } = (await staff('GET', `/markups/${id}`)).body;
    expect([names.places, names.codes]).toEqual([{}, { 'city QQS': null }]);
  });
});
