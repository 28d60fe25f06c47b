import { describeOnDatabase } from '@traveldesk/shared-testing/server';
import { post, startNegotiatedDesk, stateOf, type NegotiatedDesk } from '../testing/negotiated-desk.fake';

describeOnDatabase('a registration after a change of the supplier’s access', (makeApi) => {
  let desk: NegotiatedDesk;
  beforeAll(async () => {
    desk = await startNegotiatedDesk(makeApi);
  });
  afterAll(() => desk.close());
  beforeEach(() => desk.clear());

  const path = () => `/companies/${desk.nile}/suppliers/${desk.supplierId}/settings`;
  const useToken = (credentials: string | null) => desk.call('POST', path(), { body: { credentials } });
  const refs = async () =>
    (await desk.db.selectFrom('hotel_negotiated_rates').select('ref').execute()).map(({ ref }) => ref);
  afterEach(() => useToken(null));

  it('is made again, and the former one is not mistaken for it', async () => {
    await desk.add();
    const [former] = await refs();
    await useToken('duffel_test_own_access');
    expect(await desk.states()).toEqual([['waiting', 'other_account']]);
    await desk.job();
    expect(await desk.states()).toEqual([['registered', null]]);
    expect(desk.supplier.callsTo(post).map(({ token }) => token)).toEqual([
      'duffel_test_training_quick',
      'duffel_test_own_access',
    ]);
    expect(await refs()).not.toEqual([former]);
    // Back at the former account, its rate is found again.
    await useToken(null);
    await desk.job();
    expect([await refs(), desk.posts(), await desk.told()]).toEqual([
      [former],
      2,
      ['registered', 'registered', 'registered'],
    ]);
  });

  it('waits when the access has ended', async () => {
    await useToken('duffel_test_own_access');
    await desk.add();
    await desk.db
      .updateTable('company_supplier_settings')
      .set({ credentials: null, credentials_for: null, credentials_ended_at: new Date() })
      .where('company_id', '=', desk.nile)
      .execute();
    const calls = desk.supplier.calls.length;
    await desk.job();
    expect([await desk.states(), desk.supplier.calls.length]).toEqual([[['waiting', 'no_access']], calls]);
  });

  it('stays in the former account when it is deleted here', async () => {
    const { id } = (await desk.add()).data;
    await useToken('duffel_test_own_access');
    expect((await desk.remove(id)).data).toBeNull();
    expect([desk.supplier.rates.size, (await desk.told()).at(-1)]).toEqual([1, 'left']);
  });

  it('to a new token of the same account is found by its id', async () => {
    await desk.add();
    await useToken('duffel_test_renewed_one');
    for (const rate of desk.supplier.rates.values()) rate.token = 'duffel_test_renewed_one';
    await desk.job();
    expect([await desk.states(), desk.posts()]).toEqual([[['registered', null]], 1]);
  });

  it('waits while the supplier is not in use', async () => {
    const status = (value: 'active' | 'inactive') =>
      desk.db.updateTable('suppliers').set({ status: value }).where('id', '=', desk.supplierId).execute();
    await status('inactive');
    try {
      expect([stateOf((await desk.add()).data), desk.supplier.calls]).toEqual([['waiting', 'inactive'], []]);
    } finally {
      await status('active');
    }
    await desk.job(6);
    expect(await desk.states()).toEqual([['registered', null]]);
  });

  it('ends with its company', async () => {
    const company = (await desk.hotels.addCompany('Short Travel', [desk.supplierId])).id;
    await desk.add({}, company);
    expect(desk.supplier.rates.size).toBe(1);
    await desk.db.deleteFrom('companies').where('id', '=', company).execute();
    await desk.job();
    expect([
      desk.supplier.rates.size,
      await desk.db.selectFrom('hotel_negotiated_rates').select('id').execute(),
    ]).toEqual([0, []]);
  });
});
