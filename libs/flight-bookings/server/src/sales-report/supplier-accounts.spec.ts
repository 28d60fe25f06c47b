import { sql } from 'kysely';
import type { SupplierAccounts } from '@traveldesk/bookings-contract';
import type { OrderChange } from '@traveldesk/flights-server';
import type { Sandbox } from '@traveldesk/flights-server/testing';
import { minorUnits } from '@traveldesk/shared-contract';
import { newId, systemChange } from '@traveldesk/shared-server';
import { describeOnDatabase } from '@traveldesk/shared-testing/server';
import type { Caller } from '@traveldesk/wallet-server/testing';
import { settleLate } from '@traveldesk/bookings-server/testing';
import { lastOperation, lockBooking, refreshBooking } from '@traveldesk/bookings-server';
import { startBookingsApi, startSandboxProgram, type BookingsApi } from '../testing/bookings-api.fake';
import { deskOf } from '../testing/desk.fake';
import { giveUp } from '../testing/give-up';
import { postingsOf, sumOf } from './ledger-figures.fake';

/** In euros, as the wallets: the debt is the ledger's supplier part. */
describeOnDatabase('the debt to a supplier after late outcomes', (makeApi) => {
  let sandbox: Sandbox;
  let bookings: BookingsApi;
  let clerk: Caller;
  beforeAll(async () => {
    sandbox = await startSandboxProgram();
    bookings = await startBookingsApi(makeApi, { at: sandbox.url });
    clerk = await bookings.signedIn({ permissions: ['show_sales_report', 'show_markups'] });
    await sandbox.turn({ void_hours: 0 });
  });
  afterAll(() => sandbox.stop());
  afterEach(() =>
    sandbox.turn({ order_outcome: 'normal', change_outcome: 'normal', cancellation_outcome: 'normal' }),
  );

  const owed = async () => {
    const { status, body } = await clerk('GET', '/sales-report/suppliers');
    expect(status).toBe(200);
    const [account] = (body as SupplierAccounts).data;
    return { ordered: minorUnits(account?.ordered ?? none), returned: minorUnits(account?.returned ?? none) };
  };
  const none = { amount: '0.00', currency: 'EUR' };
  const net = async () => sumOf(await postingsOf(bookings.api)).net;
  const post = async (id: string, path: string, body: object, who = bookings.staff) => {
    const { version } = (await bookings.staff('GET', `/flights/bookings/${id}`)).body;
    const answer = await who('POST', `/flights/bookings/${id}/${path}`, body, {
      'if-match': `"${version}"`,
    });
    expect([path, answer.status, answer.body.code]).toEqual([path, 201, undefined]);
    return answer.body;
  };
  const take = (id: string) => post(id, 'late-success', { decision: 'take', reason: 'As agreed' });
  /** The difference that `act` makes; before and after, the debt equals the net amount in the ledger. */
  const differenceOf = async (act: () => Promise<unknown>) => {
    const before = await owed();
    await act();
    const after = await owed();
    expect(after.ordered - after.returned).toBe(await net());
    return { ordered: after.ordered - before.ordered, returned: after.returned - before.returned };
  };
  const sold = async () => {
    const id = await bookings.book('pay');
    await bookings.settled(id);
    return id;
  };

  it('includes an order that was given up once its late success is kept, and not earlier', async () => {
    await sandbox.turn({ order_outcome: 'done_then_500' });
    const id = await sold();
    await sandbox.turn({ order_outcome: 'normal' });
    await giveUp(bookings.api.kernel, id);
    await refreshBooking(bookings.api.kernel, id);
    expect(await bookings.record(id)).toMatchObject({ state: 'ticketed', flags: ['late_success'] });
    expect(await differenceOf(async () => {})).toEqual({ ordered: 0n, returned: 0n });
    const { ordered, returned } = await differenceOf(() => take(id));
    const { order_price: price } = await bookings.record(id);
    expect([ordered, returned]).toEqual([minorUnits(price ?? none), 0n]);
  });

  it('includes the refund of a cancellation without a quoted amount once it is completed', async () => {
    const desk = deskOf(bookings);
    const id = await sold();
    const quoteId = await desk.quote(id, 'cancellation');
    const { db } = bookings.api.kernel;
    const unknown = { kind: 'cancel', back: null, kept: null, penalty: null, split: null };
    await sql`
      update booking_quotes
      set content = jsonb_set(content || ${JSON.stringify(unknown)}::jsonb, '{cancellation,refund}', 'null')
      where id = ${quoteId}`.execute(db);
    await sandbox.turn({ cancellation_outcome: 'done_then_500' });
    await desk.confirm(id, 'refund', quoteId);
    await bookings.settled(id);
    expect(await differenceOf(() => bookings.lookUp(id))).toEqual({ ordered: 0n, returned: 0n });
    expect(await bookings.record(id)).toMatchObject({ state: 'refund_pending' });
    const { returned } = await differenceOf(() => refreshBooking(bookings.api.kernel, id));
    const { state, picture } = await bookings.record(id);
    expect([state, returned]).toEqual(['refunded', minorUnits(picture?.cancellation?.refund ?? none)]);
    expect(returned).toBeGreaterThan(0n);
  });

  it('includes the refund of an outside cancellation once it is completed', async () => {
    const id = await sold();
    const { order_ref: order_id } = await bookings.record(id);
    const quote = await sandbox.ask<{ id: string }>('POST', '/air/order_cancellations', { order_id });
    await sandbox.ask('POST', `/air/order_cancellations/${quote.id}/actions/confirm`, {});
    await refreshBooking(bookings.api.kernel, id);
    const { refund_due: confirmed } = (await bookings.staff('GET', `/flights/bookings/${id}`)).body;
    const { returned } = await differenceOf(() =>
      post(id, 'refund-completion', { confirmed, beyond: null, reason: 'On the phone' }),
    );
    expect(returned).toBe(minorUnits(confirmed));
    expect(returned).toBeGreaterThan(0n);
  });

  it('includes the quoted refund once, even if its money could not be posted at first', async () => {
    const desk = deskOf(bookings);
    const id = await sold();
    const { returned } = await differenceOf(async () => {
      const quoteId = await desk.quote(id, 'cancellation');
      await sandbox.turn({ cancellation_outcome: 'done_then_500' });
      await desk.confirm(id, 'refund', quoteId);
      await bookings.settled(id);
      await sql`
        update booking_quotes set content = jsonb_set(content, '{split,income,amount}', '"99999.00"')
        where id = ${quoteId}`.execute(bookings.api.kernel.db);
      expect(await bookings.lookUp(id)).toMatchObject({ state: 'refund_pending' });
      const { refund_due: confirmed } = (await bookings.staff('GET', `/flights/bookings/${id}`)).body;
      await post(id, 'refund-completion', { confirmed, beyond: null, reason: 'On the phone' });
    });
    const { picture } = await bookings.record(id);
    expect(returned).toBe(minorUnits(picture?.cancellation?.refund ?? none));
  });

  it('uses an index to find the quote of an operation', async () => {
    const plan = await bookings.api.kernel.db.transaction().execute(async (tx) => {
      await sql`set local enable_seqscan = off`.execute(tx);
      return sql`explain select from booking_quotes where used_by = ${newId()}`.execute(tx);
    });
    expect(JSON.stringify(plan.rows)).toContain('booking_quotes_used');
  });

  it('includes a change that was given up once its late success is kept', async () => {
    const desk = deskOf(bookings);
    const id = await sold();
    const quoteId = await desk.quote(id, 'change');
    await sandbox.turn({ change_outcome: 'done_then_500' });
    await desk.confirm(id, 'change', quoteId);
    await bookings.settled(id);
    const { kernel } = bookings.api;
    await giveUp(kernel, id);
    // For a change, only the supplier's late answer reports the success.
    await systemChange(kernel, async (tx, record) => {
      const booking = await lockBooking(tx, id);
      const operation = await lastOperation(tx, id);
      if (!operation) throw new Error('nothing was begun');
      const effect = { kind: 'changed', change: {} as OrderChange, order: null } as const;
      await settleLate(tx, record, null, kernel, { booking, operation, effect, facts: null, at: new Date() });
    });
    expect(await differenceOf(async () => {})).toEqual({ ordered: 0n, returned: 0n });
    const { total } = await bookings.record(id);
    const { ordered, returned } = await differenceOf(() => take(id));
    const { total: after } = await bookings.record(id);
    expect([ordered, returned]).toEqual([BigInt(after ?? 0) - BigInt(total ?? 0), 0n]);
    expect(ordered).toBeGreaterThan(0n);
  });
});
