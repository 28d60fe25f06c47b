import { faultsOfBooks } from '@traveldesk/bookings-server/testing';
import { sql } from 'kysely';
import { moneyOf } from '@traveldesk/shared-contract';
import { describeOnDatabase } from '@traveldesk/shared-testing/server';
import type { Sandbox } from '@traveldesk/flights-server/testing';
import type { Caller } from '@traveldesk/wallet-server/testing';
import { refreshBooking } from '@traveldesk/bookings-server';
import { insertBooking } from '../../testing/insert-booking';
import { startBookingsApi, startSandboxProgram, type BookingsApi } from '../../testing/bookings-api.fake';

/**
 * DESIGN 5: a refund that the supplier confirmed is posted at once; anything beyond is an adjustment approved by a second person.
 */
describeOnDatabase('a booking that waits for its refund', (makeApi) => {
  let sandbox: Sandbox;
  let bookings: BookingsApi;
  beforeAll(async () => {
    sandbox = await startSandboxProgram();
    bookings = await startBookingsApi(makeApi, { at: sandbox.url });
  });
  afterAll(() => sandbox.stop());
  afterEach(() => sandbox.turn({ void_hours: null, cancellation_outcome: 'normal' }));

  const db = () => bookings.api.kernel.db;
  const balance = async () => Number((await bookings.wallet()).balance);
  const minor = (money: { amount: string }) => Math.round(Number(money.amount) * 100);
  const post = (id: string, path: string, body?: object, who: Caller = bookings.agent) =>
    who('POST', `/flights/bookings/${id}/${path}`, body);
  const read = async (id: string) => (await bookings.staff('GET', `/flights/bookings/${id}`)).body;
  const tasksOf = (id: string) =>
    db()
      .selectFrom('tasks')
      .select(['reason', 'status'])
      .where('about_id', '=', id)
      .orderBy('created_at')
      .execute();
  const complete = async (
    id: string,
    confirmed: string,
    beyond: string | null = null,
    who: Caller = bookings.staff,
  ) => {
    const euros = (amount: string) => ({ amount, currency: 'EUR' });
    const body = {
      confirmed: euros(confirmed),
      beyond: beyond === null ? null : euros(beyond),
      reason: 'On the phone',
    };
    const { version } = await read(id);
    return who('POST', `/flights/bookings/${id}/refund-completion`, body, { 'if-match': `"${version}"` });
  };

  const ticketed = async () => {
    await sandbox.turn({ void_hours: 0 });
    const id = await bookings.book('pay');
    await bookings.settled(id);
    return id;
  };
  /**
   * Confirms a quote without a refund amount, as some suppliers send it; this supplier sends the amount
   * later.
   */
  const unpriced = async () => {
    const id = await ticketed();
    const quote = (await post(id, 'cancellation-quotes')).body.data;
    const unknown = { kind: 'cancel', back: null, kept: null, penalty: null, split: null };
    await sql`
      update booking_quotes set content = content || ${JSON.stringify(unknown)}::jsonb
      where id = ${quote.id}`.execute(db());
    await sandbox.turn({ cancellation_outcome: 'done_then_500' });
    expect((await post(id, 'refund', { quote_id: quote.id, reason: null })).status).toBe(201);
    await bookings.settled(id);
    expect(await bookings.lookUp(id)).toMatchObject({ state: 'refund_pending', refunded: 0 });
    return { id, back: quote.back };
  };
  /** Cancels the order directly at the supplier. */
  const outside = async () => {
    const id = await ticketed();
    const { order_ref: order_id } = await bookings.record(id);
    const quote = await sandbox.ask<{ id: string }>('POST', '/air/order_cancellations', { order_id });
    await sandbox.ask('POST', `/air/order_cancellations/${quote.id}/actions/confirm`, {});
    await refreshBooking(bookings.api.kernel, id);
    expect(await bookings.record(id)).toMatchObject({ state: 'refund_pending', flags: ['changed_outside'] });
    return { id, due: (await read(id)).refund_due as { amount: string } };
  };

  it('is reported to staff, and posts by itself when the supplier confirms the amount', async () => {
    const { id, back } = await unpriced();
    expect(await tasksOf(id)).toEqual([
      { reason: 'in_doubt', status: 'done' },
      { reason: 'refund_pending', status: 'open' },
    ]);
    const before = await balance();
    await refreshBooking(bookings.api.kernel, id);
    expect(await bookings.record(id)).toMatchObject({ state: 'refunded', refunded: minor(back) });
    expect(await balance()).toBe(before + minor(back));
    expect((await tasksOf(id))[1]).toEqual({ reason: 'refund_pending', status: 'done' });
    await refreshBooking(bookings.api.kernel, id);
    expect(await balance()).toBe(before + minor(back));
    expect(await faultsOfBooks(bookings.api.kernel)).toEqual([]);
  });

  it('after an outside cancellation is completed once by a person, for the amount that the supplier has confirmed', async () => {
    const { id, due } = await outside();
    expect(minor(due)).toBeGreaterThan(0);
    const before = await balance();
    await refreshBooking(bookings.api.kernel, id);
    expect(await balance()).toBe(before);
    // Both more and less than the confirmed amount are refused.
    for (const cents of [1, -1]) {
      const { amount: shown } = moneyOf(BigInt(minor(due) + cents), 'EUR');
      expect((await complete(id, shown)).body.code).toBe('booking_refund_differs');
    }
    const answers = await Promise.all([complete(id, due.amount), complete(id, due.amount)]);
    // The slower caller has read an outdated version.
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 412]);
    expect(await bookings.record(id)).toMatchObject({ state: 'refunded', flags: [], refunded: minor(due) });
    expect(await balance()).toBe(before + minor(due));
    expect((await tasksOf(id)).every(({ status }) => status === 'done')).toBe(true);
    expect((await complete(id, due.amount)).body.code).toBe('booking_refund_over');
  });

  it('requires a second person for any amount beyond the confirmed one', async () => {
    const { id, due } = await outside();
    const before = await balance();
    expect((await complete(id, due.amount, '7.50')).body.permissions).toEqual(['adjust_wallets']);
    const adjuster = await bookings.signedIn({ permissions: ['settle_bookings', 'adjust_wallets'] });
    // The limits of an adjustment apply: a wallet could not store these amounts.
    for (const none of ['0.00', '-5.00', '7.5055', '1000000000000.00']) {
      const { status, body } = await complete(id, due.amount, none, adjuster);
      expect([none, status, Object.keys(body.fields ?? {})]).toEqual([none, 422, ['beyond']]);
    }
    expect(await balance()).toBe(before);
    expect((await complete(id, due.amount, '7.50', adjuster)).status).toBe(201);
    expect(await balance()).toBe(before + minor(due));
    const [asked] = await db()
      .selectFrom('approval_requests')
      .select(['id', 'kind', 'state'])
      .where('company_id', '=', bookings.company.id)
      .execute();
    expect(asked).toMatchObject({ kind: 'wallet_adjustment', state: 'new' });
    const second = await bookings.signedIn({ permissions: ['approve_adjustments', 'show_approvals'] });
    const approved = await second('POST', `/approvals/${asked?.id}/approve`, {});
    expect(approved.status).toBe(200);
    expect(await balance()).toBe(before + minor(due) + 750);
    const { pnr } = await bookings.record(id);
    const transfer = db().selectFrom('ledger_transfers').select(['reference', 'about_id']);
    expect(await transfer.where('id', '=', approved.body.data.result.id).execute()).toEqual([
      { reference: pnr, about_id: id },
    ]);
    const money = (await bookings.staff('GET', `/flights/bookings/${id}/money`)).body;
    expect(money.data.at(-1)).toMatchObject({ kind: 'other', amount: { amount: '7.50' }, blocked: null });
    expect(money.blocked).toMatchObject({ amount: '0.00' });
  });

  it('never refunds more than was paid, even with an amount beyond', async () => {
    const adjuster = await bookings.signedIn({ permissions: ['settle_bookings', 'adjust_wallets'] });
    const { id, due } = await outside();
    const { paid } = await bookings.record(id);
    const left = Number(paid) - minor(due);
    const beyond = (cents: number) => moneyOf(BigInt(left + cents), 'EUR').amount;
    const before = await balance();
    const refused = await complete(id, due.amount, beyond(1), adjuster);
    expect(refused).toMatchObject({ status: 422, body: { code: 'booking_refund_beyond' } });
    expect(Object.keys(refused.body.fields)).toEqual(['beyond']);
    expect([await balance(), (await bookings.record(id)).state]).toEqual([before, 'refund_pending']);
    expect((await complete(id, due.amount, beyond(0), adjuster)).status).toBe(201);
    // A manual booking whose payment was already refunded in full.
    const manual = await insertBooking(db(), {
      company_id: bookings.company.id,
      state: 'refund_pending',
      paid: 10_000,
      refunded: 10_000,
    });
    const answers = [
      await complete(manual, '0.00', '0.01', adjuster),
      await complete(manual, '0.00', null, adjuster),
    ];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [422, 'booking_refund_beyond'],
      [201, undefined],
    ]);
  });

  it('whose money could not be posted can still be completed', async () => {
    const id = await ticketed();
    const quote = (await post(id, 'cancellation-quotes')).body.data;
    await sandbox.turn({ cancellation_outcome: 'done_then_500' });
    await post(id, 'refund', { quote_id: quote.id, reason: null });
    await bookings.settled(id);
    await sql`
      update booking_quotes set content = jsonb_set(content, '{split,income,amount}', '"99999.00"')
      where id = ${quote.id}`.execute(db());
    expect(await bookings.lookUp(id)).toMatchObject({ state: 'refund_pending' });
    const before = await balance();
    // The amount depends on who earned the markup; nothing posts by itself again.
    await refreshBooking(bookings.api.kernel, id);
    expect(await bookings.record(id)).toMatchObject({ state: 'refund_pending' });
    expect((await read(id)).refund_due).toEqual(quote.back);
    expect((await complete(id, quote.back.amount)).status).toBe(201);
    expect(await balance()).toBe(before + minor(quote.back));
  });

  it('in an unexpected currency is left to staff, and the booking can still be read', async () => {
    const { id } = await unpriced();
    await db().updateTable('bookings').set({ currency: 'USD' }).where('id', '=', id).execute();
    await refreshBooking(bookings.api.kernel, id);
    expect(await bookings.record(id)).toMatchObject({ state: 'refund_pending', refunded: 0 });
    expect(await tasksOf(id)).toContainEqual({ reason: 'money_open', status: 'open' });
    const answer = await bookings.staff('GET', `/flights/bookings/${id}`);
    expect([answer.status, answer.body.refund_due]).toEqual([200, null]);
  });

  it('in an unexpected currency can be completed by a person, with the converted amount', async () => {
    const { id, back } = await unpriced();
    await db().updateTable('bookings').set({ currency: 'USD' }).where('id', '=', id).execute();
    await refreshBooking(bookings.api.kernel, id);
    const { refund_unpriced: said, version } = await read(id);
    expect(said).toMatchObject({ currency: 'EUR', amount: expect.stringMatching(/^[1-9]/) });
    expect((await bookings.agent('GET', `/flights/bookings/${id}`)).body).not.toHaveProperty(
      'refund_unpriced',
    );
    const nothing = { amount: '0.00', currency: 'USD' };
    const body = { confirmed: nothing, beyond: null, reason: 'Paid by cheque' };
    const path = `/flights/bookings/${id}/refund-completion`;
    const unseen = await bookings.staff('POST', path, body);
    expect([unseen.status, unseen.body.code]).toEqual([428, 'if_match_required']);
    expect((await bookings.staff('POST', path, body, { 'if-match': `"${version}"` })).status).toBe(201);
    const completed = await bookings.record(id);
    expect(completed).toMatchObject({ state: 'refunded', refunded: 0 });
    expect(completed.picture?.cancellation?.confirmed_at).toEqual(expect.any(String));
    expect(minor(back)).toBeGreaterThan(0);
  });

  it('is completed only by users with the permission, within their companies', async () => {
    const { id, due } = await outside();
    expect((await complete(id, due.amount, null, bookings.agent)).status).toBe(403);
    const other = await bookings.addCompany('Strangers', [], { currency: 'EUR' });
    const stranger = await bookings.signedIn({
      type: 'company',
      companyId: other.id,
      permissions: ['show_bookings', 'settle_bookings'],
    });
    expect((await complete(id, due.amount, null, stranger)).status).toBe(404);
    const action = (await read(id)).available_actions.find(
      (one: { action: string }) => one.action === 'complete_refund',
    );
    expect(action).toMatchObject({ allowed: true });
  });
});
