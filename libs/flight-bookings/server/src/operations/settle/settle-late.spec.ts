import { describeOnDatabase } from '@traveldesk/shared-testing/server';
import type { Sandbox } from '@traveldesk/flights-server/testing';
import { systemChange } from '@traveldesk/shared-server';
import {
  type OperationRecord,
  settleLate,
  raiseStaffTask,
  faultsOfBooks,
} from '@traveldesk/bookings-server/testing';
import { lockBooking, refreshBooking } from '@traveldesk/bookings-server';
import { startBookingsApi, startSandboxProgram, type BookingsApi } from '../../testing/bookings-api.fake';
import { giveUp } from '../../testing/give-up';
import { truthOf } from '../../testing/supplier-truth.fake';

/** SECURITY 13: a late success is settled once, by a person. */
describeOnDatabase('a late success', (makeApi) => {
  let sandbox: Sandbox;
  let bookings: BookingsApi;
  beforeAll(async () => {
    sandbox = await startSandboxProgram();
    bookings = await startBookingsApi(makeApi, { at: sandbox.url });
  });
  afterAll(() => sandbox.stop());
  afterEach(() => sandbox.turn({ order_outcome: 'normal', cancellation_outcome: 'normal' }));

  /** A booking that was wrongly settled as refused, although the supplier has sold it. */
  const late = async (mode: 'hold' | 'pay' = 'pay', meanwhile = async (_id: string) => {}) => {
    await sandbox.turn({ order_outcome: 'done_then_500' });
    const id = await bookings.book(mode);
    await bookings.settled(id);
    await sandbox.turn({ order_outcome: 'normal' });
    await giveUp(bookings.api.kernel, id);
    expect(await bookings.record(id)).toMatchObject({ state: 'failed' });
    await meanwhile(id);
    await refreshBooking(bookings.api.kernel, id);
    return id;
  };
  const settle = (id: string, decision: 'take' | 'give_back', who = bookings.staff) =>
    who('POST', `/flights/bookings/${id}/late-success`, { decision, reason: 'As agreed with the client' });
  const actionOf = async (id: string) => {
    const { body } = await bookings.staff('GET', `/flights/bookings/${id}`);
    return body.available_actions.find(({ action }: { action: string }) => action === 'settle_late');
  };
  const statusOf = (id: string, reason: string) =>
    bookings.api.kernel.db
      .selectFrom('tasks')
      .select('status')
      .where('about_id', '=', id)
      .where('reason', '=', reason)
      .execute();
  const lateTasks = (id: string) => statusOf(id, 'late_success');

  it('is kept and paid, or canceled, once, whichever of two people decides first', async () => {
    const before = await bookings.wallet();
    const id = await late();
    expect(await bookings.record(id)).toMatchObject({ state: 'ticketed', flags: ['late_success'], paid: 0 });
    expect(await actionOf(id)).toMatchObject({ allowed: true });
    const trip = { index: 0, origin: 'CAI', destination: 'LHR', date: '2099-01-01', cabin: null };
    const change = await bookings.agent('POST', `/flights/bookings/${id}/change-requests`, { trips: [trip] });
    expect(change.body.code).toBe('booking_late_open');
    const answers = await Promise.all([settle(id, 'take'), settle(id, 'take'), settle(id, 'give_back')]);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const settled = await bookings.settled(id);
    const isKept = settled.state === 'ticketed';
    const spent = isKept ? Number(settled.total) : 0;
    expect(await bookings.wallet()).toMatchObject({ balance: Number(before.balance) - spent, held: 0 });
    expect((await settle(id, 'take')).body.code).toBe('booking_late_settled');
    expect(await bookings.wallet()).toMatchObject({ balance: Number(before.balance) - spent, held: 0 });
    expect(await actionOf(id)).toMatchObject({ allowed: false, obstacle: 'not_late' });
    expect(await lateTasks(id)).toEqual([{ status: 'done' }]);
    expect(await faultsOfBooks(bookings.api.kernel)).toEqual([]);
  });

  it('that is kept behaves as any other booking, and can be refunded', async () => {
    const before = Number((await bookings.wallet()).balance);
    const id = await late();
    expect((await settle(id, 'take')).status).toBe(201);
    const kept = await bookings.record(id);
    expect(kept).toMatchObject({
      state: 'ticketed',
      flags: [],
      paid: kept.total,
      payment_id: expect.any(String),
    });
    const quote = (await bookings.agent('POST', `/flights/bookings/${id}/cancellation-quotes`)).body.data;
    await bookings.agent('POST', `/flights/bookings/${id}/void`, { quote_id: quote.id, reason: null });
    expect(await bookings.settled(id)).toMatchObject({ state: 'voided', refunded: kept.total });
    expect(Number((await bookings.wallet()).balance)).toBe(before);
  });

  it('reports a wallet that cannot pay it, and can then be canceled', async () => {
    const id = await late();
    const { db } = bookings.api.kernel;
    await db.updateTable('bookings').set({ total: 99_999_999n }).where('id', '=', id).execute();
    const { balance } = await bookings.wallet();
    expect((await settle(id, 'take')).body.code).toBe('insufficient_funds');
    expect(await bookings.record(id)).toMatchObject({ flags: ['late_success'], paid: 0 });
    expect(await bookings.wallet()).toMatchObject({ balance, held: 0 });
    expect((await settle(id, 'give_back')).status).toBe(201);
    expect(await bookings.settled(id)).toMatchObject({ state: 'refunded', flags: [], paid: 0, refunded: 0 });
    expect(await bookings.wallet()).toMatchObject({ balance, held: 0 });
    expect(await truthOf(sandbox, id)).toMatchObject({ orders: 1, is: 'cancelled' });
    expect(await lateTasks(id)).toEqual([{ status: 'done' }]);
  });

  it('of a hold costs nothing yet, and can be canceled or paid', async () => {
    const [kept, gone] = [await late('hold'), await late('hold')];
    const { balance } = await bookings.wallet();
    expect((await settle(kept, 'take')).status).toBe(201);
    expect(await bookings.record(kept)).toMatchObject({ state: 'on_hold', flags: [], paid: 0 });
    expect((await settle(gone, 'give_back')).status).toBe(201);
    expect(await bookings.settled(gone)).toMatchObject({ state: 'cancelled', flags: [] });
    expect(await bookings.wallet()).toMatchObject({ balance, held: 0 });
  });

  it.each([
    ['pay', 'ticketed', []],
    ['cancel', 'cancelled', []],
    ['hold', 'on_hold', ['price_rose']],
  ] as const)(
    'keeps the flag of a risen price only while the booking is a hold: %s',
    async (kind, to, left) => {
      const { kernel } = bookings.api;
      const id = await bookings.book('hold');
      await bookings.settled(id);
      const [operation] = await bookings.operations(id);
      await systemChange(kernel, async (tx, record) => {
        const at = new Date();
        const flags = ['price_rose'] as const;
        await tx
          .updateTable('bookings')
          .set({ flags: [...flags] })
          .where('id', '=', id)
          .execute();
        const booking = await lockBooking(tx, id);
        await raiseStaffTask(tx, record, null, kernel, { booking, reason: 'price_rose' });
        const effect = { kind: 'paid', payment: null, order: null } as const;
        const given = { ...(operation as OperationRecord), kind, before: 'on_hold' as const };
        await settleLate(tx, record, null, kernel, { booking, operation: given, effect, facts: null, at });
      });
      expect(await bookings.record(id)).toMatchObject({ state: to, flags: [...left, 'late_success'] });
      expect(await statusOf(id, 'price_rose')).toEqual([{ status: left.length > 0 ? 'open' : 'done' }]);
    },
  );

  it('with an airline change gets the flag of that change too, with its own task and due time', async () => {
    const id = await late('pay', async (id) => {
      const { ref } = await truthOf(sandbox, id);
      await sandbox.ask('POST', `/_training/orders/${ref}/airline_change`, {});
    });
    expect(await bookings.record(id)).toMatchObject({ flags: ['late_success', 'schedule_change'] });
    const task = bookings.api.kernel.db.selectFrom('tasks').select('due_at').where('about_id', '=', id);
    expect(await task.where('reason', '=', 'schedule_change').execute()).toEqual([
      { due_at: expect.any(Date) },
    ]);
  });

  it('stays flagged while its cancellation is in doubt, and allows no other decision meanwhile', async () => {
    const id = await late();
    await sandbox.turn({ cancellation_outcome: 'done_then_500' });
    expect((await settle(id, 'give_back')).status).toBe(201);
    expect(await bookings.settled(id)).toMatchObject({ state: 'ticketed', flags: ['late_success'] });
    expect((await settle(id, 'take')).body.code).toBe('booking_busy');
    expect(await bookings.lookUp(id)).toMatchObject({ state: 'refunded', flags: [] });
  });

  it('is settled only by users with the permission, within their companies', async () => {
    const id = await late();
    expect((await settle(id, 'take', bookings.agent)).status).toBe(403);
    const other = await bookings.addCompany('Strangers', [], { currency: 'EUR' });
    const stranger = await bookings.signedIn({
      type: 'company',
      companyId: other.id,
      permissions: ['show_bookings', 'settle_bookings'],
    });
    expect((await settle(id, 'take', stranger)).status).toBe(404);
  });
});
