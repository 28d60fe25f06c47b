import type { Page } from '@traveldesk/shared-contract';
import { describeOnDatabase } from '@traveldesk/shared-testing/server';
import type { Supplier } from '@traveldesk/suppliers-contract';
import { startSupplierApi, type SupplierApi } from './testing/supplier-api';

describeOnDatabase('GET /suppliers', (makeApi) => {
  let suppliers: SupplierApi;
  let hotels: string;

  beforeAll(async () => {
    suppliers = await startSupplierApi(makeApi);
    hotels = await suppliers.moduleId('hotels');
    await suppliers.create({
      name: 'Émeraude Voyages',
      key: 'emeraude',
      currency: 'MAD',
      status: 'inactive',
    });
    await suppliers.create({ name: 'Duffel', key: 'duffel' });
    await suppliers.create({
      name: 'atlas 100%',
      key: 'atlas',
      module_id: hotels,
      protocol: 'duffel_stays',
      currency: 'USD',
    });
    await suppliers.create({
      name: 'مورد النيل',
      key: 'nile',
      module_id: hotels,
      protocol: 'duffel_stays',
      currency: 'EGP',
      credentials: null,
    });
  });

  async function list(query: Record<string, string> = {}, language = 'en'): Promise<Page<Supplier>> {
    const answer = await suppliers.call('GET', `/suppliers?${new URLSearchParams(query)}`, undefined, {
      'accept-language': language,
    });
    expect({ status: answer.statusCode, body: answer.body }).toMatchObject({ status: 200 });
    return answer.json<Page<Supplier>>();
  }

  const keys = ({ data }: Page<Supplier>) => data.map(({ key }) => key);

  it('returns suppliers by name, ignoring accents and case, and their number', async () => {
    const page = await list();
    expect(keys(page)).toEqual(['atlas', 'duffel', 'emeraude', 'nile']);
    expect(page.total).toBe(4);
  });

  it('returns every field of a supplier, and only the last characters of its credentials', async () => {
    expect((await list({ key: 'duffel' })).data).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-/),
        version: 1,
        name: 'Duffel',
        key: 'duffel',
        module: {
          id: suppliers.duffel.module_id,
          key: 'flights',
          name: { en: 'Flights', fr: 'Vols', ar: 'رحلات الطيران' },
        },
        protocol: 'duffel',
        protocol_name: { en: 'Duffel', fr: 'Duffel', ar: 'Duffel' },
        protocol_problem: null,
        base_url: 'https://api.duffel.com',
        credentials: { set: true, set_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/), last4: '4x8Y' },
        currency: 'EUR',
        timeout_ms: 20_000,
        concurrency: 5,
        lap_infants_count: true,
        single_name: 'fnu',
        status: 'active',
        last_test: null,
        created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        updated_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      },
    ]);
    expect((await list({ key: 'nile' })).data[0]?.credentials).toEqual({
      set: false,
      set_at: null,
      last4: null,
    });
  });

  it.each([
    [{ name: 'emeraude' }, ['emeraude']],
    [{ name: 'ÉMERAUDE' }, ['emeraude']],
    [{ name: 'النيل' }, ['nile']],
    [{ name: '%' }, ['atlas']],
    [{ name: 'nile' }, []],
    [{ q: 'nile' }, ['nile']],
    [{ key: 'ATL' }, ['atlas']],
    [{ status: 'inactive' }, ['emeraude']],
    [{ currency: 'usd' }, ['atlas']],
    [{ currency: 'E' }, ['duffel', 'nile']],
    [{ currency: 'EGP', status: 'inactive' }, []],
    [{ name: "'; drop table suppliers --" }, []],
  ])('finds %j', async (query, expected) => {
    expect(keys(await list(query))).toEqual(expected);
  });

  it('finds the suppliers of a module', async () => {
    expect(keys(await list({ module: hotels }))).toEqual(['atlas', 'nile']);
  });

  it.each([
    ['-name', 'en', ['nile', 'emeraude', 'duffel', 'atlas']],
    ['key', 'en', ['atlas', 'duffel', 'emeraude', 'nile']],
    ['currency', 'en', ['nile', 'duffel', 'emeraude', 'atlas']],
    ['-currency', 'en', ['atlas', 'emeraude', 'duffel', 'nile']],
  ])('sorts by %s', async (sort, language, expected) => {
    expect(keys(await list({ sort }, language))).toEqual(expected);
  });

  it('sorts by the newest test of the connection, with untested suppliers last', async () => {
    const { db } = suppliers.api.kernel;
    const tested = async (key: string, test_outcome: 'ok' | 'timed_out') =>
      db
        .updateTable('suppliers')
        .set({ test_outcome, tested_at: new Date(), test_duration_ms: 5 })
        .where('key', '=', key)
        .execute();
    await tested('nile', 'ok');
    await tested('duffel', 'timed_out');
    expect(keys(await list({ sort: 'connection' })).slice(0, 2)).toEqual(['nile', 'duffel']);
    expect(keys(await list({ sort: '-connection' })).slice(0, 2)).toEqual(['duffel', 'nile']);
  });

  it('sorts by the module in the language of the caller', async () => {
    const moduleOf = async (sort: string, language: string) =>
      (await list({ sort }, language)).data.map(({ module }) => module.key);
    expect(await moduleOf('module', 'en')).toEqual(['flights', 'flights', 'hotels', 'hotels']);
    expect(await moduleOf('module', 'fr')).toEqual(['hotels', 'hotels', 'flights', 'flights']);
  });

  it('has pages, and an empty one after the last', async () => {
    expect(keys(await list({ per_page: '3', page: '2' }))).toEqual(['nile']);
    expect(await list({ per_page: '3', page: '3' })).toEqual({ data: [], total: 4 });
  });

  it.each([
    [{ module: 'flights' }, 'module'],
    [{ sort: 'credentials' }, 'sort'],
    [{ sort: 'timeout_ms' }, 'sort'],
    [{ status: 'paused' }, 'status'],
    [{ credentials: 'x' }, 'credentials'],
  ])('refuses %j with a 400', async (query, field) => {
    const answer = await suppliers.call(
      'GET',
      `/suppliers?${new URLSearchParams(query as Record<string, string>)}`,
    );
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'bad_request', fields: { [field]: expect.any(String) } });
  });
});
