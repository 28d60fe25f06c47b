import { describeOnDatabase } from '@traveldesk/shared-testing/server';
import { newId } from '@traveldesk/shared-server';
import { rateInput, startNegotiatedDesk, type NegotiatedDesk } from '../testing/negotiated-desk.fake';

describeOnDatabase('negotiated rates', (makeApi) => {
  let desk: NegotiatedDesk;
  let property: string;
  beforeAll(async () => {
    desk = await startNegotiatedDesk(makeApi);
    property = await desk.property();
  });
  afterAll(() => desk.close());
  beforeEach(() => desk.clear());

  it('are registered at the supplier when they are added, changed and deleted', async () => {
    const added = await desk.add({ code: 'NILE1' });
    expect([added.status, added.message]).toEqual([
      201,
      'Nile 2027 is saved and registered at the supplier.',
    ]);
    expect(added.data).toMatchObject({
      name: 'Nile 2027',
      code: 'NILE1',
      chain: { ref: 'chn_nile', name: 'Nile' },
      properties: null,
      version: 1,
      registration: { state: 'registered', reason: null },
    });
    const [sent] = desk.supplier.callsTo('POST /stays/negotiated_rates');
    expect(sent?.body).toEqual({
      display_name: 'Nile 2027',
      rate_access_code: 'NILE1',
      chain_id: 'chn_nile',
    });

    const path = desk.pathOf(desk.nile, added.data.id);
    const body = { name: 'Nile 2028', chain: null, property_ids: [property] };
    const changed = await desk.call('PUT', path, { body, more: { 'if-match': '"1"' } });
    expect(changed.data).toMatchObject({
      chain: null,
      properties: [{ id: property, name: 'Nile Palace one', city: 'Cairo' }],
      version: 2,
      registration: { state: 'registered' },
    });
    expect([...desk.supplier.rates.values()]).toMatchObject([
      { display_name: 'Nile 2028', chain_id: null, accommodation_ids: ['acc_one'] },
    ]);

    const deleted = await desk.remove(added.data.id);
    expect([deleted.status, deleted.message]).toEqual([200, 'Nile 2028 was deleted.']);
    expect([desk.supplier.rates.size, (await desk.list()).data]).toEqual([0, []]);
    expect(await desk.history('NILE1')).toMatchObject([
      {
        before: null,
        after: { negotiated_rate: { of: ['Nile'] } },
        user_name: 'Amira Mansour',
      },
      { after: { negotiated_registration: { state: 'registered', ref: 'nre_1' } }, user_name: null },
      {
        before: { negotiated_rate: { name: 'Nile 2027' } },
        after: { negotiated_rate: { of: ['Nile Palace one'] } },
      },
      { after: { negotiated_registration: { state: 'registered' } } },
      { before: { negotiated_rate: { name: 'Nile 2028' } }, after: null },
      { after: { negotiated_registration: { state: 'removed', ref: 'nre_1' } } },
    ]);
  });

  it('are added once, however often the form is sent', async () => {
    const more = { 'idempotency-key': newId() };
    const send = () => desk.call('POST', desk.pathOf(desk.nile), { body: rateInput(), more });
    const [first, again] = [await send(), await send()];
    expect([first.status, again.status, again.data.id]).toEqual([201, 201, first.data.id]);
    expect(desk.supplier.callsTo('POST /stays/negotiated_rates')).toHaveLength(1);
  });

  it.each<[string, object, Record<string, string>]>([
    ['too short', { code: 'N' }, { code: 'A code has 2 to 6 letters or digits.' }],
    ['too long', { code: 'NILE123' }, { code: 'A code has 2 to 6 letters or digits.' }],
    ['other characters', { code: 'NI-1' }, { code: 'A code has 2 to 6 letters or digits.' }],
    ['no name', { name: ' ' }, { name: 'This field is required.' }],
    ['neither', { chain: null }, { chain: 'Choose a chain or at least one property.' }],
    ['both', { property_ids: [newId()] }, { chain: 'Choose a chain or properties, not both.' }],
    ['no such chain', { chain: 'chn_other' }, { chain: 'The supplier has no such chain.' }],
    [
      'no such property',
      { chain: null, property_ids: [newId()] },
      { property_ids: 'The supplier does not have all of these properties.' },
    ],
  ])('%s: refused at the field', async (_, change, fields) => {
    const answer = await desk.add(change);
    expect([answer.status, answer.fields]).toEqual([422, fields]);
    expect(desk.supplier.calls).toEqual([]);
  });

  it('have a code once at a supplier, in capital letters; another company may have the same', async () => {
    await desk.add({ code: 'nile1' });
    const again = await desk.add({ code: 'NILE1', name: 'Other' });
    expect([again.status, again.fields]).toEqual([
      422,
      { code: 'The company already has a rate with this code here.' },
    ]);
    expect((await desk.add({}, desk.delta)).status).toBe(201);
    expect(new Set([...desk.supplier.rates.values()].map(({ id }) => id)).size).toBe(2);
  });

  it('are limited to fifty for each company and supplier', async () => {
    const many = Array.from({ length: 50 }, (_, index) => ({
      id: newId(),
      company_id: desk.nile,
      supplier_id: desk.supplierId,
      name: 'Many',
      code: `M${index}`,
      chain_ref: 'chn_nile',
      property_refs: null,
    }));
    await desk.db.insertInto('hotel_negotiated_rates').values(many).execute();
    expect(await desk.add()).toMatchObject({ status: 422, code: 'negotiated_limit' });
  });

  it('refuse a change of an older version', async () => {
    const { data } = await desk.add();
    const body = { name: 'Newer', chain: 'chn_delta', property_ids: null };
    const save = () =>
      desk.call('PUT', desk.pathOf(desk.nile, data.id), { body, more: { 'if-match': '"1"' } });
    expect([(await save()).status, (await save()).status]).toEqual([200, 412]);
    const stale = await desk.call('DELETE', desk.pathOf(desk.nile, data.id), { more: { 'if-match': '"1"' } });
    expect(stale.status).toBe(412);
  });

  it('are read by the company, and changed only by staff', async () => {
    const { data } = await desk.add({ code: 'NILE1' });
    const headers = await desk.hotels.signIn({
      type: 'company',
      companyId: desk.nile,
      permissions: ['update_companies'],
    });
    expect((await desk.list(desk.nile, headers)).data).toMatchObject([{ code: 'NILE1' }]);
    const path = desk.pathOf(desk.nile, data.id);
    const { property_ids, chain, name } = rateInput();
    const body = { property_ids, chain, name };
    const answers = [
      await desk.add({ code: 'OTHER' }, desk.nile, headers),
      await desk.call('PUT', path, { headers, body }),
      await desk.call('DELETE', path, { headers }),
      await desk.call('POST', `${path}/registrations`, { headers }),
      await desk.call('GET', `${path.split('negotiated')[0]}negotiated-rate-chains`, { headers }),
      await desk.call('GET', `${path.split('negotiated')[0]}negotiated-rate-properties?q=nile`, { headers }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403]);
    expect(desk.supplier.rates.size).toBe(1);
  });

  it('do not exist for another company, and require the permission', async () => {
    const { data } = await desk.add();
    const other = await desk.hotels.signIn({
      type: 'company',
      companyId: desk.delta,
      permissions: ['update_companies'],
    });
    const weak = await desk.hotels.signIn({ permissions: ['show_companies'] });
    const get = (headers: typeof other, path: string) => desk.call('GET', path, { headers });
    expect((await get(other, desk.pathOf(desk.nile))).status).toBe(404);
    expect((await get(weak, desk.pathOf(desk.nile))).status).toBe(403);
    expect((await desk.list(desk.delta, other)).data).toEqual([]);
    // Nor by the address of a company that the caller sees.
    expect((await desk.retry(data.id, desk.delta)).status).toBe(404);
    expect((await desk.remove(data.id, desk.delta)).status).toBe(404);
    const { id: stranger } = await desk.hotels.addCompany('Sphinx Travel', []);
    expect((await get(desk.hotels.staff, desk.pathOf(stranger))).status).toBe(404);
  });

  it('offer the properties that this supplier has sold', async () => {
    const path = `/companies/${desk.nile}/suppliers/${desk.supplierId}/negotiated-rate-properties`;
    const found = await desk.call<object[]>('GET', `${path}?q=palace`);
    expect(found.data).toEqual([
      { id: property, name: 'Nile Palace one', city: 'Cairo', country_code: 'EG' },
    ]);
    const { id } = await desk.hotels.addSupplier('stranger', desk.supplier.url);
    const company = (await desk.hotels.addCompany('Delta Two', [id])).id;
    const none = await desk.call(
      'GET',
      `/companies/${company}/suppliers/${id}/negotiated-rate-properties?q=palace`,
    );
    expect(none.data).toEqual([]);
    const refused = await desk.call('POST', `/companies/${company}/suppliers/${id}/negotiated-rates`, {
      body: rateInput({ chain: null, property_ids: [property] }),
    });
    expect(Object.keys(refused.fields ?? {})).toEqual(['property_ids']);
  });

  it('offer the last known chains if the supplier does not answer', async () => {
    const path = `/companies/${desk.nile}/suppliers/${desk.supplierId}/negotiated-rate-chains`;
    const chains = () => desk.hotels.call('GET', path).then(({ text }) => JSON.parse(text));
    const known = {
      answered: true,
      data: [
        { ref: 'chn_delta', name: 'Delta' },
        { ref: 'chn_nile', name: 'Nile' },
      ],
    };
    expect([await chains(), desk.supplier.calls]).toEqual([known, []]);
    const old = { listed_at: new Date(Date.now() - 2 * 3_600_000) };
    await desk.db.updateTable('hotel_supplier_chains').set(old).execute();
    desk.supplier.fails('GET /stays/chains', (response) => void response.writeHead(500).end());
    expect(await chains()).toEqual({ ...known, answered: false });
    desk.supplier.fails('GET /stays/chains', null);
    expect(await chains()).toEqual(known);
  });

  it('are not offered at a supplier whose protocol has none', async () => {
    const protocol = desk.tools.kernel.tools.suppliers?.protocols.get('duffel_stays');
    const { negotiated } = protocol!.products.hotels!;
    delete protocol!.products.hotels!.negotiated;
    try {
      expect(await desk.list()).toEqual({ supported: false, data: [] });
      expect((await desk.add()).status).toBe(404);
    } finally {
      Object.assign(protocol!.products.hotels!, { negotiated });
    }
  });
});
