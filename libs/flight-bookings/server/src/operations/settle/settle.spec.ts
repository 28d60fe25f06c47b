import { describeOnDatabase } from '@traveldesk/shared-testing/server';
import type { Sandbox } from '@traveldesk/flights-server/testing';
import { startBookingsApi, startSandboxProgram, type BookingsApi } from '../../testing/bookings-api.fake';
import { truthOf } from '../../testing/supplier-truth.fake';

describeOnDatabase('a doubt that a person settles', (makeApi) => {
  let sandbox: Sandbox;
  let bookings: BookingsApi;
  beforeAll(async () => {
    sandbox = await startSandboxProgram();
    bookings = await startBookingsApi(makeApi, { at: sandbox.url });
  });
  afterAll(() => sandbox.stop());
  afterEach(() => sandbox.turn({ order_outcome: 'normal', cancellation_outcome: 'normal' }));

  const db = () => bookings.api.kernel.db;
  /** The supplier has sold it, but the answer was lost. */
  const unheard = async () => {
    await sandbox.turn({ order_outcome: 'done_then_500' });
    const id = await bookings.book('pay');
    await bookings.settled(id);
    await sandbox.turn({ order_outcome: 'normal' });
    const { ref } = await truthOf(sandbox, id);
    return { id, ref: ref ?? '' };
  };
  const settle = async (id: string, change: object) => {
    const operations = await bookings.operations(id);
    return bookings.staff('POST', `/flights/bookings/${id}/settle`, {
      operation_id: operations.at(-1)?.id,
      outcome: 'done',
      pnr: null,
      order_ref: null,
      reason: 'Said on the phone',
      ...change,
    });
  };
  const tasksOf = (id: string) =>
    db()
      .selectFrom('tasks')
      .select(['reason', 'status'])
      .where('about_id', '=', id)
      .orderBy('created_at')
      .execute();

  const differing = {
    price: (id: string) =>
      db()
        .updateTable('bookings')
        .set({ order_price: JSON.stringify({ amount: '1.00', currency: 'EUR' }) })
        .where('id', '=', id)
        .execute(),
    currency: (id: string) =>
      db()
        .updateTable('bookings')
        .set({ order_price: JSON.stringify({ amount: '1.00', currency: 'USD' }) })
        .where('id', '=', id)
        .execute(),
    travelers: (id: string) =>
      db()
        .updateTable('booking_travellers')
        .set({ given_name: 'Zoe' })
        .where('booking_id', '=', id)
        .execute(),
  };

  it('with an airline change in the meantime gets a task with a due time', async () => {
    const { id, ref } = await unheard();
    await sandbox.ask('POST', `/_training/orders/${ref}/airline_change`, {});
    expect((await settle(id, {})).status).toBe(200);
    expect(await bookings.record(id)).toMatchObject({ flags: ['schedule_change'] });
    const task = db().selectFrom('tasks').select('due_at').where('about_id', '=', id);
    expect(await task.where('reason', '=', 'schedule_change').execute()).toEqual([
      { due_at: expect.any(Date) },
    ]);
  });

  it.each(['typed', 'found'] as const)(
    'records the whole order that is %s, if it is what was ordered',
    async (by) => {
      const { id, ref } = await unheard();
      expect((await settle(id, { order_ref: by === 'typed' ? ref : null })).status).toBe(200);
      const settled = await bookings.record(id);
      expect(settled).toMatchObject({
        state: 'ticketed',
        flags: [],
        order_ref: ref,
        pnr: expect.any(String),
      });
      expect(settled.paid).toBe(settled.total);
    },
  );

  it.each(['price', 'currency', 'travelers'] as const)(
    'reports an order with another %s, typed or found, and accepts it only with consent and a flag',
    async (what) => {
      const { id, ref } = await unheard();
      await differing[what](id);
      for (const order_ref of [ref, null]) {
        const { status, body } = await settle(id, { order_ref });
        expect([status, body.code]).toEqual([422, 'booking_order_differs']);
        expect(body.message).toContain(`another ${what}`.replace('another tra', 'other tra'));
      }
      expect(await bookings.record(id)).toMatchObject({ state: 'issuing', order_ref: null });
      expect((await settle(id, { order_ref: ref, accept_differences: true })).status).toBe(200);
      expect(await bookings.record(id)).toMatchObject({
        state: 'ticketed',
        flags: ['changed_outside'],
        order_ref: ref,
      });
      expect(await tasksOf(id)).toEqual([
        { reason: 'in_doubt', status: 'done' },
        { reason: 'changed_outside', status: 'open' },
      ]);
    },
  );

  it('refuses an order of somebody else, even with consent', async () => {
    const { id } = await unheard();
    const other = await bookings.book('pay');
    const order_ref = (await bookings.settled(other)).order_ref ?? '';
    const accepts = { order_ref, accept_differences: true };
    expect((await settle(id, accepts)).body.fields).toMatchObject({
      order_ref: expect.stringContaining('another booking'),
    });
    await sandbox.ask('PATCH', `/air/orders/${order_ref}`, { metadata: {} });
    expect((await settle(id, accepts)).body.fields).toMatchObject({
      order_ref: expect.stringContaining('other travelers'),
    });
    expect(await bookings.record(id)).toMatchObject({ state: 'issuing', order_ref: null });
  });

  it('cannot be settled with an order number while the supplier is unreachable, but can without one', async () => {
    const { id, ref } = await unheard();
    await db().updateTable('suppliers').set({ base_url: 'http://127.0.0.1:9' }).execute();
    expect((await settle(id, { order_ref: ref, pnr: 'ABC123' })).status).toBe(503);
    expect((await settle(id, { pnr: 'ABC123' })).status).toBe(200);
    expect(await bookings.record(id)).toMatchObject({ state: 'ticketed', pnr: 'ABC123', order_ref: null });
    await db().updateTable('suppliers').set({ base_url: sandbox.url }).execute();
  });

  it('says that the supplier has not carried it out, and lets the person overrule that', async () => {
    const id = await bookings.book('hold');
    await bookings.settled(id);
    await sandbox.turn({ cancellation_outcome: 'accepted_then_failed' });
    await bookings.agent('POST', `/flights/bookings/${id}/cancel`, { reason: null });
    await bookings.settled(id);
    const { body } = await settle(id, {});
    expect([body.code, body.message]).toEqual([
      'booking_order_differs',
      expect.stringContaining('has not done it'),
    ]);
    expect(await bookings.record(id)).toMatchObject({ state: 'on_hold' });
    expect((await settle(id, { accept_differences: true })).status).toBe(200);
    expect(await bookings.record(id)).toMatchObject({ state: 'cancelled', flags: ['changed_outside'] });
  });

  it('accepts differences only from users who may override', async () => {
    const { id, ref } = await unheard();
    await differing.price(id);
    const settler = await bookings.signedIn({ permissions: ['show_bookings', 'settle_bookings'] });
    const [operation] = await bookings.operations(id);
    const { status, body } = await settler('POST', `/flights/bookings/${id}/settle`, {
      operation_id: operation?.id,
      outcome: 'done',
      pnr: null,
      order_ref: ref,
      accept_differences: true,
      reason: 'Said on the phone',
    });
    expect([status, body.permissions]).toEqual([403, ['override_bookings']]);
  });

  it('refunds nothing that the supplier has not confirmed: the refund waits', async () => {
    const id = await bookings.book('pay');
    await bookings.settled(id);
    const { body } = await bookings.agent('POST', `/flights/bookings/${id}/cancellation-quotes`);
    await sandbox.turn({ cancellation_outcome: 'accepted_then_failed' });
    const confirmed = { quote_id: body.data.id, reason: null };
    await bookings.agent(
      'POST',
      `/flights/bookings/${id}/${body.data.kind === 'void' ? 'void' : 'refund'}`,
      confirmed,
    );
    await bookings.settled(id);
    const before = await bookings.wallet();
    expect((await settle(id, {})).body.code).toBe('booking_order_differs');
    expect((await settle(id, { accept_differences: true })).status).toBe(200);
    expect(await bookings.record(id)).toMatchObject({ state: 'refund_pending', refunded: 0 });
    expect(await bookings.wallet()).toMatchObject({ balance: before.balance, held: before.held });
    expect(await tasksOf(id)).toContainEqual({ reason: 'refund_pending', status: 'open' });
  });
});
