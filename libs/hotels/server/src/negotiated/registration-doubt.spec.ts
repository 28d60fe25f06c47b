import { describeOnDatabase } from '@traveldesk/shared-testing/server';
import {
  broken,
  post,
  startNegotiatedDesk,
  stateOf,
  type NegotiatedDesk,
} from '../testing/negotiated-desk.fake';
import { json } from '../testing/stays-server.fake';
import { bringToSupplier } from './bring-to-supplier';

describeOnDatabase('a registration in doubt', (makeApi) => {
  let desk: NegotiatedDesk;
  beforeAll(async () => {
    desk = await startNegotiatedDesk(makeApi);
  });
  afterAll(() => desk.close());
  beforeEach(() => desk.clear());

  it('is found at the supplier, and not made twice', async () => {
    desk.supplier.fails(post, broken, 'after');
    const rate = (await desk.add()).data;
    expect(stateOf(rate)).toEqual(['waiting', 'in_doubt']);
    expect(desk.supplier.rates.size).toBe(1);
    expect(stateOf((await desk.retry(rate.id)).data!)).toEqual(['registered', null]);
    expect([desk.posts(), desk.supplier.rates.size, await desk.told()]).toEqual([
      1,
      1,
      ['in_doubt', 'registered'],
    ]);
  });

  it.each<[string, (response: Parameters<typeof json>[0]) => void]>([
    ['500', (response) => void response.writeHead(500).end()],
    ['no JSON', (response) => void response.writeHead(201).end('<html>')],
    [
      'another rate',
      (response) =>
        json(response, 201, { data: { id: 'nre_x', rate_access_code: 'OTHER', display_name: 'X' } }),
    ],
    ['a page', (response) => void response.writeHead(404).end('<html>')],
  ])('after %s', async (_, fault) => {
    desk.supplier.fails(post, fault);
    expect(stateOf((await desk.add()).data)).toEqual(['waiting', 'in_doubt']);
  });

  it('is repeated only after the first call can no longer take effect', async () => {
    desk.supplier.fails(post, broken);
    const { id } = (await desk.add()).data;
    desk.supplier.fails(post, null);
    expect(stateOf((await desk.retry(id)).data!)).toEqual(['waiting', 'in_doubt']);
    await desk.settle(id);
    expect([stateOf((await desk.retry(id)).data!), desk.posts()]).toEqual([['registered', null], 2]);
    expect(await desk.told()).toEqual(['in_doubt', 'registered']);
  });

  it('never takes the rate of another company', async () => {
    const theirs = (await desk.add({}, desk.delta)).data;
    desk.supplier.fails(post, broken);
    const { id } = (await desk.add()).data;
    desk.supplier.fails(post, null);
    await desk.settle(id);
    await desk.retry(id);
    const refs = await desk.db
      .selectFrom('hotel_negotiated_rates')
      .select(['id', 'ref'])
      .orderBy('ref')
      .execute();
    expect(refs.map((one) => one.id)).toEqual([theirs.id, id]);
    expect([desk.supplier.rates.size, new Set(refs.map(({ ref }) => ref)).size]).toEqual([2, 2]);
  });

  it('also arises when a process dies', async () => {
    const { id } = (await desk.add()).data;
    const terms = { name: 'Nile 2027', code: desk.code(), chain: 'chn_nile', properties: null };
    const { ref } = await desk.db
      .selectFrom('hotel_negotiated_rates')
      .select('ref')
      .executeTakeFirstOrThrow();
    await desk.db
      .updateTable('hotel_negotiated_rates')
      .set({ ref: null, registered: null, creating: terms, creating_at: new Date() })
      .set({ busy_until: new Date(Date.now() + 60_000) })
      .execute();
    await bringToSupplier(desk.tools, id);
    expect(await desk.states()).toEqual([['registering', null]]);
    await desk.db
      .updateTable('hotel_negotiated_rates')
      .set({ busy_until: new Date(Date.now() - 1) })
      .execute();
    expect(await desk.states()).toEqual([['waiting', 'in_doubt']]);
    await desk.job();
    const after = await desk.db.selectFrom('hotel_negotiated_rates').select('ref').executeTakeFirst();
    expect([await desk.states(), after?.ref, desk.posts()]).toEqual([[['registered', null]], ref, 1]);
  });

  it('is withdrawn if the rate was deleted meanwhile', async () => {
    desk.supplier.fails(post, broken, 'after');
    const { id } = (await desk.add()).data;
    const deleted = await desk.remove(id);
    expect([deleted.data, desk.supplier.rates.size]).toEqual([null, 0]);
    desk.supplier.fails(post, broken);
    const { id: unknown } = (await desk.add()).data;
    const waiting = await desk.remove(unknown);
    expect(stateOf(waiting.data!)).toEqual(['removing', 'in_doubt']);
    await desk.settle(unknown);
    expect((await desk.retry(unknown)).data).toBeNull();
  });
});
