import { sql } from 'kysely';
import { describeOnDatabase } from '@traveldesk/shared-testing/server';
import { someDay, type Sandbox } from '@traveldesk/flights-server/testing';
import { systemChange, toolsOf } from '@traveldesk/shared-server';
import { endOver, lockBooking, openOperation } from '@traveldesk/bookings-server';
import {
  eraseOldDocuments,
  refreshDue,
  settleDoubtTask,
  settleRefused,
  warnOfHolds,
  faultsOfBooks,
} from '@traveldesk/bookings-server/testing';
import { startBookingsApi, startSandboxProgram, type BookingsApi } from '../testing/bookings-api.fake';
import { deskOf, type TestDesk } from '../testing/desk.fake';

const hour = 3_600_000;

describeOnDatabase('the periodic jobs of bookings', (makeApi) => {
  let sandbox: Sandbox;
  let bookings: BookingsApi;
  let desk: TestDesk;
  beforeAll(async () => {
    sandbox = await startSandboxProgram();
    bookings = await startBookingsApi(makeApi, { at: sandbox.url });
    desk = deskOf(bookings);
  });
  afterAll(() => sandbox.stop());
  afterEach(async () => {
    toolsOf(bookings.api.kernel, 'bookings').now = () => new Date();
    const normal = 'normal';
    await sandbox.turn({ order_outcome: normal, payment_outcome: normal, cancellation_outcome: normal });
  });

  const made = async (mode: 'hold' | 'pay') => {
    const id = await desk.book(mode);
    await desk.settled(id);
    return id;
  };
  const orderOf = async (id: string) => (await bookings.record(id)).order_ref ?? '';
  const tasksOf = (id: string) =>
    bookings.api.kernel.db
      .selectFrom('tasks')
      .select(['reason', 'status'])
      .where('about_id', '=', id)
      .orderBy('created_at')
      .execute();
  const ticketsOf = (id: string) =>
    bookings.api.kernel.db
      .selectFrom('booking_tickets')
      .select(['number', 'state'])
      .where('booking_id', '=', id)
      .orderBy('issued_at')
      .execute();
  /** Refreshes the booking as its job does when it is due. */
  const refresh = async (id: string) => {
    const { db } = bookings.api.kernel;
    await db.updateTable('bookings').set({ refresh_at: null }).where('id', '!=', id).execute();
    await db
      .updateTable('bookings')
      .set({ refresh_at: new Date(0) })
      .where('id', '=', id)
      .execute();
    await refreshDue(bookings.api.kernel);
    return bookings.record(id);
  };

  it('have names that say how often they run', async () => {
    const { rows } = await sql<{ name: string; cron: string }>`
      select name, cron from jobs.schedule where name like 'bookings-%' order by name`.execute(
      bookings.api.kernel.db,
    );
    const crons = new Map(rows.map(({ name, cron }) => [name, cron]));
    expect(crons.get('bookings-hourly')).toBe('41 * * * *');
    expect(crons.has('bookings-nightly')).toBe(false);
  });

  it('a hold paid elsewhere becomes ticketed and flagged, and staff settle its money', async () => {
    const id = await made('hold');
    const { balance } = await bookings.wallet();
    const order_id = await orderOf(id);
    const { total } = await bookings.record(id);
    const payment = { type: 'balance', amount: (Number(total) / 100).toFixed(2), currency: 'EUR' };
    await sandbox.ask('POST', '/air/payments', { order_id, payment });
    expect(await refresh(id)).toMatchObject({ state: 'ticketed', flags: ['changed_outside'], paid: 0 });
    expect(await bookings.wallet()).toMatchObject({ balance, held: 0 });
    expect(await tasksOf(id)).toEqual([{ reason: 'changed_outside', status: 'open' }]);
    const version = (await bookings.record(id)).version;
    expect(await refresh(id)).toMatchObject({ version });
  });

  it('a hold canceled elsewhere becomes canceled and flagged', async () => {
    const id = await made('hold');
    const order_id = await orderOf(id);
    const quote = await sandbox.ask<{ id: string }>('POST', '/air/order_cancellations', { order_id });
    await sandbox.ask('POST', `/air/order_cancellations/${quote.id}/actions/confirm`, {});
    expect(await refresh(id)).toMatchObject({ state: 'cancelled', flags: ['changed_outside'] });
  });

  it('tickets exchanged elsewhere become exchanged, and their replacements issued', async () => {
    const id = await made('pay');
    const [order_id, tickets] = [await orderOf(id), () => ticketsOf(id)];
    const [old] = await tickets();
    const { slices } = await sandbox.ask<{ slices: { id: string }[] }>('GET', `/air/orders/${order_id}`);
    const add = [{ origin: 'CAI', destination: 'LHR', departure_date: someDay(90) }];
    const remove = slices.map((slice) => ({ slice_id: slice.id }));
    const asked = { order_id, slices: { add, remove } };
    const { order_change_offers: offers } = await sandbox.ask<{ order_change_offers: { id: string }[] }>(
      'POST',
      '/air/order_change_requests',
      asked,
    );
    const change = await sandbox.ask<{ id: string; change_total_amount: string }>(
      'POST',
      '/air/order_changes',
      {
        selected_order_change_offer: offers[0]?.id,
      },
    );
    const payment = { type: 'balance', amount: change.change_total_amount, currency: 'EUR' };
    await sandbox.ask('POST', `/air/order_changes/${change.id}/actions/confirm`, { payment });
    expect(await refresh(id)).toMatchObject({ state: 'ticketed', flags: ['changed_outside'] });
    expect(await tickets()).toEqual([
      { number: old?.number, state: 'exchanged' },
      { number: expect.not.stringMatching(old?.number ?? ''), state: 'issued' },
    ]);
  });

  it('an airline change is flagged and reported until it is answered', async () => {
    const id = await made('pay');
    const ref = await orderOf(id);
    await sandbox.ask('POST', `/_training/orders/${ref}/airline_change`, {});
    expect(await refresh(id)).toMatchObject({ state: 'ticketed', flags: ['schedule_change'] });
    expect(await tasksOf(id)).toEqual([{ reason: 'schedule_change', status: 'open' }]);
    const [change] = (await bookings.record(id)).airline_changes;
    await sandbox.ask('POST', `/air/airline_initiated_changes/${change?.ref}/actions/accept`, {});
    expect(await refresh(id)).toMatchObject({ flags: [] });
    expect(await tasksOf(id)).toEqual([{ reason: 'schedule_change', status: 'done' }]);
  });

  it.each([
    ['a hold that is paid elsewhere', 'on_hold', 'ticketed'],
    ['a canceled order that exists again', 'cancelled', 'on_hold'],
  ] as const)('an airline change is reported once even in the same refresh as %s', async (_, from, to) => {
    const id = await made('hold');
    const { order_ref: order_id, total } = await bookings.record(id);
    await bookings.api.kernel.db.updateTable('bookings').set({ state: from }).where('id', '=', id).execute();
    await sandbox.ask('POST', `/_training/orders/${order_id}/airline_change`, {});
    const payment = { type: 'balance', amount: (Number(total) / 100).toFixed(2), currency: 'EUR' };
    if (to === 'ticketed') await sandbox.ask('POST', '/air/payments', { order_id, payment });
    const flags = ['changed_outside', 'schedule_change'];
    expect(await refresh(id)).toMatchObject({ state: to, flags });
    expect((await tasksOf(id)).map(({ reason }) => reason).sort()).toEqual(flags);
    const { version } = await bookings.record(id);
    expect(await refresh(id)).toMatchObject({ version, flags });
  });

  it('staff are warned once of a hold that expires soon, and the warning ends with the payment', async () => {
    const id = await made('hold');
    const { kernel } = bookings.api;
    await warnOfHolds(kernel);
    expect(await tasksOf(id)).toEqual([]);
    // A hold lasts 72 hours (docs/training-supplier.md); the warning comes four hours before.
    bookings.forward(69 * hour);
    await warnOfHolds(kernel);
    await warnOfHolds(kernel);
    expect(await tasksOf(id)).toEqual([{ reason: 'hold_expiring', status: 'open' }]);
    await desk.pay(id);
    await desk.settled(id);
    expect(await tasksOf(id)).toEqual([{ reason: 'hold_expiring', status: 'done' }]);
  });

  it('a booking becomes flown when its last flight has landed, unless an operation is open', async () => {
    const { kernel } = bookings.api;
    const id = await made('pay');
    await endOver(kernel);
    expect(await bookings.record(id)).toMatchObject({ state: 'ticketed' });
    await kernel.db
      .updateTable('bookings')
      .set({ ends_at: new Date(Date.now() - 1_000) })
      .where('id', '=', id)
      .execute();
    await endOver(kernel);
    expect(await bookings.record(id)).toMatchObject({ state: 'flown', refresh_at: null });
  });

  it('document numbers are erased after their term, and nothing left reveals them', async () => {
    const { kernel } = bookings.api;
    const document = {
      kind: 'passport',
      number: 'X77553311',
      country: 'EG',
      expires_on: '2035-01-01',
    } as const;
    const found = await bookings.offer();
    const base = bookings.inputFor(found, 'hold');
    const travellers = base.travellers.map((one) => ({ ...one, document }));
    const answer = await bookings.agent('POST', '/flights/bookings', { ...base, travellers });
    const id = answer.body.data.id as string;
    await desk.settled(id);
    const left = () =>
      kernel.db
        .selectFrom('booking_travellers')
        .leftJoin('booking_documents', 'traveller_id', 'booking_travellers.id')
        .select(['document_ends_with', 'sealed'])
        .where('booking_travellers.booking_id', '=', id)
        .execute();
    await eraseOldDocuments(kernel);
    expect(await left()).toMatchObject([{ document_ends_with: '311', sealed: expect.any(String) }]);
    const over = new Date(Date.now() - 31 * 24 * hour);
    await kernel.db.updateTable('bookings').set({ ends_at: over }).where('id', '=', id).execute();
    await eraseOldDocuments(kernel);
    expect(await left()).toEqual([{ document_ends_with: null, sealed: null }]);
  });

  it('a late success is recorded, flagged, reported and settled once', async () => {
    const { kernel } = bookings.api;
    await sandbox.turn({ order_outcome: 'done_then_500' });
    const before = await bookings.wallet();
    const id = await made('pay');
    const open = await openOperation(kernel.db, id);
    // A person settles the operation as refused, wrongly.
    await systemChange(kernel, async (tx, record) => {
      const booking = await lockBooking(tx, id);
      const at = new Date();
      await settleRefused(tx, record, null, { booking, operation: open!, cause: 'person', at });
      await settleDoubtTask(tx, record, null, id);
    });
    expect(await bookings.record(id)).toMatchObject({ state: 'failed' });
    expect(await bookings.wallet()).toMatchObject({ balance: before.balance, held: 0 });
    expect(await refresh(id)).toMatchObject({
      state: 'ticketed',
      flags: ['late_success'],
      pnr: expect.any(String),
      paid: 0,
    });
    const { version } = await refresh(id);
    expect(await refresh(id)).toMatchObject({ version });
    expect(await bookings.wallet()).toMatchObject({ balance: before.balance, held: 0 });
    expect(await tasksOf(id)).toEqual([
      { reason: 'in_doubt', status: 'done' },
      { reason: 'late_success', status: 'open' },
    ]);
    expect(await faultsOfBooks(kernel)).toEqual([]);
  });

  it('a hold expires when its supplier says so, not when the supplier is silent', async () => {
    const id = await made('hold');
    bookings.forward(73 * hour);
    const { url } = sandbox;
    const { db } = bookings.api.kernel;
    await db.updateTable('suppliers').set({ base_url: 'http://127.0.0.1:9' }).execute();
    expect(await refresh(id)).toMatchObject({ state: 'on_hold' });
    await db.updateTable('suppliers').set({ base_url: url }).execute();
    // By the supplier's own clock the hold still lasts.
    expect(await refresh(id)).toMatchObject({ state: 'on_hold' });
    await sandbox.forward(73 * hour);
    expect(await refresh(id)).toMatchObject({ state: 'expired', flags: [] });
  });

  it('a hold whose price rises is flagged and reported, until it is canceled', async () => {
    const id = await made('hold');
    await sandbox.forward(49 * hour);
    expect(await refresh(id)).toMatchObject({ state: 'on_hold', flags: ['price_rose'] });
    const { version } = await bookings.record(id);
    expect(await refresh(id)).toMatchObject({ version });
    expect(await tasksOf(id)).toEqual([{ reason: 'price_rose', status: 'open' }]);
    await desk.letGo(id);
    expect(await desk.settled(id)).toMatchObject({ state: 'cancelled', flags: [] });
    expect(await tasksOf(id)).toEqual([{ reason: 'price_rose', status: 'done' }]);
  });
});
