import { describeOnDatabase } from '@traveldesk/shared-testing/server';
import { post, startNegotiatedDesk, stateOf, type NegotiatedDesk } from '../testing/negotiated-desk.fake';
import { json } from '../testing/stays-server.fake';

describeOnDatabase('the registration of a negotiated rate', (makeApi) => {
  let desk: NegotiatedDesk;
  beforeAll(async () => {
    desk = await startNegotiatedDesk(makeApi);
  });
  afterAll(() => desk.close());
  beforeEach(() => desk.clear());

  it('fails at a dead supplier with a message, and is retried by a user or the job', async () => {
    desk.supplier.fails('GET /stays/negotiated', (response) => void response.writeHead(503).end());
    const added = await desk.add();
    expect([added.status, added.message, stateOf(added.data)]).toEqual([
      201,
      'Nile 2027 is saved, but not registered at the supplier yet.',
      ['waiting', 'unavailable'],
    ]);
    expect(stateOf((await desk.retry(added.data.id)).data!)).toEqual(['waiting', 'unavailable']);
    desk.supplier.fails('GET /stays/negotiated', null);
    // Two attempts have failed, so the next one is due after ten minutes.
    await desk.job(9);
    expect(await desk.states()).toEqual([['waiting', 'unavailable']]);
    await desk.job(11);
    expect([await desk.states(), desk.posts(), await desk.told()]).toEqual([
      [['registered', null]],
      1,
      ['unavailable', 'registered'],
    ]);
  });

  it('reports a refusal, with the supplier’s text for staff only', async () => {
    const errors = [
      { type: 'validation_error', code: 'validation_format', title: 'Invalid', message: 'No such code' },
    ];
    desk.supplier.fails(post, (response) => json(response, 422, { errors }));
    expect((await desk.add()).data.registration).toMatchObject({
      state: 'waiting',
      reason: 'refused',
      said: 'No such code',
    });
    const company = { type: 'company', companyId: desk.nile, permissions: ['update_companies'] } as const;
    const shown = await desk.list(desk.nile, await desk.hotels.signIn(company));
    expect(shown.data[0]?.registration).toMatchObject({ reason: 'refused', said: null });
    // It had no effect, so a new attempt does not wait.
    desk.supplier.fails(post, null);
    await desk.retry(shown.data[0]!.id);
    expect([await desk.states(), desk.posts()]).toEqual([[['registered', null]], 2]);
  });

  it.each<[string, number]>([
    ['401', 401],
    ['403', 403],
  ])('needs access: %s', async (_, status) => {
    desk.supplier.fails('GET /stays/negotiated', (response) => void response.writeHead(status).end('No.'));
    expect(stateOf((await desk.add()).data)).toEqual(['waiting', 'no_access']);
  });

  it('continues once when the caller stops waiting for a slow supplier', async () => {
    let answer = () => {};
    const slow = new Promise<void>((resolve) => (answer = resolve));
    desk.supplier.fails('GET /stays/negotiated', (response) => {
      void slow.then(() => json(response, 200, { data: [] }));
    });
    desk.tools.patienceMs = 1;
    try {
      const rate = (await desk.add()).data;
      while (desk.supplier.calls.length === 0) await new Promise(setImmediate);
      expect(await desk.states()).toEqual([['registering', null]]);
      // Neither a person nor the job begins a second registration.
      await desk.retry(rate.id);
      await desk.job();
      expect(desk.supplier.calls).toHaveLength(1);
      answer();
      while (!(await desk.states()).every((one) => one?.[0] === 'registered'))
        await new Promise(setImmediate);
      expect(desk.posts()).toBe(1);
    } finally {
      desk.tools.patienceMs = 8_000;
      answer();
    }
  });

  it('keeps the former terms if a change fails, and registers a rate again that the supplier has lost', async () => {
    const { id } = (await desk.add()).data;
    const change = (name: string) =>
      desk.call('PUT', desk.pathOf(desk.nile, id), {
        body: { name, chain: 'chn_delta', property_ids: null },
      });
    desk.supplier.fails('PATCH', (response) => void response.writeHead(500).end());
    expect(stateOf((await change('New')).data)).toEqual(['changing', 'unavailable']);
    desk.supplier.fails('PATCH', null);
    await desk.job(6);
    expect([await desk.states(), [...desk.supplier.rates.values()]]).toMatchObject([
      [['registered', null]],
      [{ display_name: 'New', chain_id: 'chn_delta' }],
    ]);
    desk.supplier.rates.clear();
    expect(stateOf((await change('Newer')).data)).toEqual(['registered', null]);
    expect([...desk.supplier.rates.values()]).toMatchObject([{ display_name: 'Newer' }]);
  });

  it('includes a change made during the registration', async () => {
    let first = true;
    desk.supplier.fails('GET /stays/negotiated', (response) => {
      if (!first) return false;
      first = false;
      const meanwhile = { name: 'Meanwhile', version: 2 };
      const changed = desk.db.updateTable('hotel_negotiated_rates').set(meanwhile).execute();
      void changed.then(() => json(response, 200, { data: [] }));
      return true;
    });
    await desk.add();
    expect([await desk.states(), [...desk.supplier.rates.values()]]).toMatchObject([
      [['registered', null]],
      [{ display_name: 'Meanwhile' }],
    ]);
  });

  it('is deleted if the supplier has deleted it already; a dead supplier is asked again', async () => {
    const { id } = (await desk.add()).data;
    desk.supplier.rates.clear();
    expect((await desk.remove(id)).data).toBeNull();
    const { id: second } = (await desk.add()).data;
    desk.supplier.fails('DELETE', (response) => void response.writeHead(500).end());
    const removing = await desk.remove(second);
    expect([removing.message, stateOf(removing.data!)]).toEqual([
      'Nile 2027 was deleted, but the supplier has not removed it yet.',
      ['removing', 'unavailable'],
    ]);
    // The code is free again.
    desk.supplier.fails('DELETE', null);
    const again = (await desk.add()).data;
    await desk.job(6);
    expect([(await desk.list()).data.map((one) => one.id), desk.supplier.rates.size]).toEqual([
      [again.id],
      1,
    ]);
  });

  it('a supplier that does not answer is not asked for each rate', async () => {
    desk.supplier.fails('GET /stays/negotiated', (response) => void response.writeHead(429).end());
    await desk.add();
    await desk.add({ code: `${desk.code()}B` });
    const calls = desk.supplier.calls.length;
    await desk.job(6);
    expect(desk.supplier.calls.length).toBeLessThanOrEqual(calls + 1);
  });
});
