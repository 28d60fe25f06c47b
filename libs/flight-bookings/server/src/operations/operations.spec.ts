import { moneyOf } from '@traveldesk/shared-contract';
import { systemChange } from '@traveldesk/shared-server';
import { describeOnBoth } from '@traveldesk/shared-testing/server';
import type { Sandbox } from '@traveldesk/flights-server/testing';
import { refreshBooking } from '@traveldesk/bookings-server';
import { answerAirlineChange, writeAirlineChange } from './airline-change/airline-change';
import { adult, startBookingsApi, startSandboxProgram, type BookingsApi } from '../testing/bookings-api.fake';
import { referencesAbout } from '../testing/references-about';

describeOnBoth('after a booking', (makeApi) => {
  let sandbox: Sandbox;
  let bookings: BookingsApi;
  beforeAll(async () => {
    sandbox = await startSandboxProgram();
    bookings = await startBookingsApi(makeApi, { at: sandbox.url });
  });
  afterAll(() => sandbox.stop());
  afterEach(() =>
    sandbox.turn({ void_hours: null, cancellation_outcome: 'normal', order_outcome: 'normal' }),
  );

  const ticketed = async (journey?: readonly [string, string]) => {
    const found = await bookings.offer(bookings.agent, journey);
    const answer = await bookings.agent('POST', '/flights/bookings', bookings.inputFor(found, 'pay'));
    expect(answer.status).toBe(201);
    const { id } = answer.body.data;
    expect(await bookings.settled(id)).toMatchObject({ state: 'ticketed' });
    return id as string;
  };
  const post = (id: string, path: string, body?: object) =>
    bookings.agent('POST', `/flights/bookings/${id}/${path}`, body);
  const balance = async () => Number((await bookings.wallet()).balance);
  const minor = (money: { amount: string }) => Math.round(Number(money.amount) * 100);

  /** The quote of the booking on its page, in the list and on the board of deadlines. */
  const quotedOf = async (id: string) => {
    const page = (await bookings.agent('GET', `/flights/bookings/${id}`)).body;
    const list = (await bookings.agent('GET', `/flights/bookings?search=${page.number}`)).body;
    const board = (await bookings.agent('GET', '/booking-deadlines?kind=refund_quote&per_page=100')).body;
    const runningOut = board.data.filter(({ booking }: { booking: { id: string } }) => booking.id === id);
    return [page, ...list.data, ...runningOut.map(({ booking }: { booking: object }) => booking)].map(
      ({ quoted }) => quoted,
    );
  };

  /** The same journey three days later. */
  const quoteChange = async (id: string) => {
    const { departing_at: at } = await bookings.record(id);
    const day = new Date(Date.parse(`${at}Z`) + 3 * 86_400_000).toISOString().slice(0, 10);
    const trip = { index: 0, origin: 'CAI', destination: 'LHR', date: day, cabin: null };
    const options = await post(id, 'change-requests', { trips: [trip] });
    expect(options.status).toBe(200);
    const { request_id, options: offered } = options.body.data;
    return post(id, 'change-quotes', { request_id, ref: offered[0].ref });
  };

  const ticketsOf = (id: string) =>
    bookings.api.kernel.db
      .selectFrom('booking_tickets')
      .selectAll()
      .where('booking_id', '=', id)
      .orderBy('number')
      .execute();

  /** The price of the order at the training supplier; the offers here carry no markup. */
  const orderPriceNow = async (id: string) => {
    const { order_ref: ref } = await bookings.record(id);
    return sandbox.ask<{ base_amount: string; tax_amount: string }>('GET', `/air/orders/${ref}`);
  };

  it('refunds everything within the void window, and refuses a second confirmation', async () => {
    const before = await balance();
    const id = await ticketed();
    const quote = await post(id, 'cancellation-quotes');
    expect(quote.body.data).toMatchObject({ kind: 'void', kept: { amount: '0.00' } });
    expect(await bookings.record(id)).toMatchObject({ state: 'cancel_quoted' });
    expect(await quotedOf(id)).toEqual(['void', 'void', 'void']);
    const confirm = { quote_id: quote.body.data.id, reason: null };
    expect((await post(id, 'refund', confirm)).body.code).toBe('booking_quote_over');
    const answers = await Promise.all([post(id, 'void', confirm), post(id, 'void', confirm)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
    expect(await bookings.settled(id)).toMatchObject({ state: 'voided' });
    expect(await quotedOf(id)).toEqual([null, null]);
    expect(await balance()).toBe(before);
  });

  it('references the payment of a hold by its PNR, of an instant order by the booking’s number, and its refund alike', async () => {
    for (const mode of ['hold', 'pay'] as const) {
      const id = await bookings.book(mode);
      const { pnr, number, total } = await bookings.settled(id);
      if (mode === 'hold') {
        const amount = moneyOf(BigInt(total ?? 0), 'EUR');
        expect((await post(id, 'pay', { total: amount })).status).toBe(201);
        await bookings.settled(id);
      }
      const quote = await post(id, 'cancellation-quotes');
      expect((await post(id, 'void', { quote_id: quote.body.data.id, reason: null })).status).toBe(201);
      await bookings.settled(id);
      const reference = mode === 'hold' ? pnr : number;
      expect(await referencesAbout(bookings.api.kernel, id)).toEqual([
        `payment ${reference}`,
        `refund ${reference}`,
      ]);
    }
  });

  it('outside the void window, refunds what the supplier and the markup rules return', async () => {
    await sandbox.turn({ void_hours: 0 });
    const before = await balance();
    const id = await ticketed();
    const older = await post(id, 'cancellation-quotes');
    const { body } = await post(id, 'cancellation-quotes');
    expect(body.data.kind).toBe('cancel');
    expect(await quotedOf(id)).toEqual(['cancel', 'cancel', 'cancel']);
    const confirm = (quoteId: string) => post(id, 'refund', { quote_id: quoteId, reason: 'ill' });
    expect((await confirm(older.body.data.id)).body.code).toBe('booking_quote_changed');
    expect((await confirm(body.data.id)).status).toBe(201);
    expect(await bookings.settled(id)).toMatchObject({ state: 'refunded', refunded: minor(body.data.back) });
    expect(await balance()).toBe(before - minor(body.data.kept));
  });

  it('records credits of the airline, which are not money in the wallet', async () => {
    await sandbox.turn({ void_hours: 0 });
    const id = await ticketed(['LTN', 'SYD']);
    const paid = await balance();
    const { body } = await post(id, 'cancellation-quotes');
    expect(body.data).toMatchObject({ to: 'airline_credit', back: { amount: '0.00' } });
    await post(id, 'refund', { quote_id: body.data.id, reason: null });
    expect((await bookings.settled(id)).credits).not.toEqual([]);
    expect(await balance()).toBe(paid);
  });

  it('reports airline changes made before the order was first read to staff', async () => {
    const id = await ticketed(['LHR', 'LTN']);
    expect(await bookings.record(id)).toMatchObject({ flags: ['schedule_change'] });
    const { body } = await bookings.staff('GET', '/booking-deadlines?kind=airline_change');
    expect(JSON.stringify(body)).toContain(id);
  });

  it('records the answer to an airline change without overwriting newer facts with an older order', async () => {
    const id = await ticketed(['LHR', 'LTN']);
    const { kernel } = bookings.api;
    const read = await bookings.record(id);
    const ref = read.airline_changes[0]?.ref ?? '';
    const facts = await answerAirlineChange(kernel, read, { ref, action: 'accept' });
    const quote = await post(id, 'cancellation-quotes');
    expect((await post(id, 'void', { quote_id: quote.body.data.id, reason: null })).status).toBe(201);
    const before = await bookings.settled(id);
    const tickets = await ticketsOf(id);
    const answered = { id, seen: undefined, action: 'accept', readVersion: read.version } as const;
    const at = new Date();
    await systemChange(kernel, (tx, record) =>
      writeAirlineChange(tx, record, null, bookings.api.kernel, { ...answered, facts, at }),
    );
    expect(await bookings.record(id)).toEqual({
      ...before,
      state: 'voided',
      version: before.version + 1,
      refresh_at: at,
      updated_at: at,
    });
    expect(await ticketsOf(id)).toEqual(tickets);
    const { body } = await bookings.agent('GET', `/flights/bookings/${id}/history`);
    expect(JSON.stringify(body.data)).toContain('airline_change_accepted');
  });

  it('keeps the reason for which a hold was canceled', async () => {
    const held = await bookings.agent(
      'POST',
      '/flights/bookings',
      bookings.inputFor(await bookings.offer(), 'hold'),
    );
    const { id } = held.body.data;
    await bookings.settled(id);
    await post(id, 'cancel', { reason: 'Plans have changed' });
    await bookings.settled(id);
    const { body } = await bookings.agent('GET', `/flights/bookings/${id}/history`);
    expect(body.data.map(({ reason }: { reason: string | null }) => reason)).toContain('Plans have changed');
  });

  it('charges a change as quoted, and can then refund the whole booking', async () => {
    const before = await balance();
    const id = await ticketed();
    const paid = await balance();
    const { body } = await quoteChange(id);
    expect((await post(id, 'change', { quote_id: body.data.id, reason: null })).status).toBe(201);
    const changed = await bookings.settled(id);
    expect(changed).toMatchObject({ state: 'changed' });
    expect(await balance()).toBe(paid - minor(body.data.due));
    // The page shows the change and the new flights, on the same day as the lists.
    const { slices, agency_changes: changes } = (await bookings.agent('GET', `/flights/bookings/${id}`)).body;
    const { added, removed } = body.data;
    expect(changes).toMatchObject([{ added, removed: [{ origin: removed[0].origin }] }]);
    const days = (trips: { departing_at: string }[]) => trips.map(({ departing_at: at }) => at.slice(0, 10));
    expect(days(slices)).toEqual(days(body.data.added));
    expect(changed.departs_on).toBe(days(slices)[0]);
    const back = await post(id, 'cancellation-quotes');
    const path = back.body.data.kind === 'void' ? 'void' : 'refund';
    await post(id, path, { quote_id: back.body.data.id, reason: null });
    await bookings.settled(id);
    expect(await balance()).toBe(before - minor(back.body.data.kept));
  });

  // TRAVEL-RULES 8.
  it('does not change to days after the expiry of a passport', async () => {
    const found = await bookings.offer();
    const expires_on = found.offer.slices[0]?.arriving_at.slice(0, 10) ?? '';
    const document = { kind: 'passport' as const, number: 'A1234567', country: 'EG', expires_on };
    const sent = bookings.inputFor(found, 'pay', { travellers: [adult({ given_name: 'Ends', document })] });
    const { id } = (await bookings.agent('POST', '/flights/bookings', sent)).body.data;
    await bookings.settled(id);
    const { status, body } = await quoteChange(id);
    expect([status, body.code]).toEqual([422, 'booking_change_passport']);
    expect(body.message).toContain('Ends Haddad');
  });

  it('does not show the quote of a change as a refund, on the page, in the list or on the board', async () => {
    const id = await ticketed();
    await post(id, 'cancellation-quotes');
    expect(await quotedOf(id)).toEqual(['void', 'void', 'void']);
    expect((await quoteChange(id)).status).toBe(201);
    expect(await quotedOf(id)).toEqual([null, null]);
    const { body: page } = await bookings.agent('GET', `/flights/bookings/${id}`);
    expect(page).toMatchObject({
      state: 'ticketed',
      quote: { kind: 'change' },
      deadline: { kind: 'void_window' },
    });
  });

  it('asks to agree to the new total if the price rose after its guarantee ended', async () => {
    const id = await bookings.book('hold');
    const held = await bookings.settled(id);
    await sandbox.forward(49 * 3_600_000);
    bookings.forward(49 * 3_600_000);
    const of = (total: number) => ({ total: { amount: (total / 100).toFixed(2), currency: 'EUR' } });
    const refused = await post(id, 'pay', of(Number(held.total)));
    expect(refused.body.code).toBe('booking_price_rose');
    const risen = await bookings.record(id);
    expect(risen.flags).toContain('price_rose');
    expect(Number(risen.total)).toBeGreaterThan(Number(held.total));
    expect(Number(held.base) + Number(held.tax)).toBe(Number(held.total));
    expect(Number(risen.base) + Number(risen.tax)).toBe(Number(risen.total));
    expect(risen.base).toBe(minor({ amount: (await orderPriceNow(id)).base_amount }));
    const { body: why } = await bookings.staff('GET', `/flights/bookings/${id}/price-explanation`);
    const lines: { amount: { amount: string } }[] = why.lines;
    const sum = [why.net, why.passed_on, ...lines.map(({ amount }) => amount)].reduce(
      (total, money) => total + minor(money),
      0,
    );
    expect([minor(why.total), sum]).toEqual([Number(risen.total), Number(risen.total)]);
    expect(minor(why.passed_on)).toBe(Number(risen.total) - Number(held.total));
    await refreshBooking(bookings.api.kernel, id);
    expect(await bookings.record(id)).toMatchObject({ flags: ['price_rose'], version: risen.version });
    const before = await balance();
    expect((await post(id, 'pay', of(Number(risen.total)))).status).toBe(201);
    expect(await bookings.settled(id)).toMatchObject({ state: 'ticketed', flags: [] });
    expect(await balance()).toBe(before - Number(risen.total));
  });

  it('renews a price that has risen before it is paid, once', async () => {
    const id = await bookings.book('hold');
    const held = await bookings.settled(id);
    const check = () => post(id, 'price-checks', {});
    expect((await check()).body).toEqual({ data: { before: null } });
    await sandbox.forward(49 * 3_600_000);
    bookings.forward(49 * 3_600_000);
    const answers = await Promise.all([check(), check()]);
    const before = { amount: (Number(held.total) / 100).toFixed(2), currency: 'EUR' };
    expect(answers.map(({ body }) => body.data.before)).toEqual(expect.arrayContaining([before, null]));
    const risen = await bookings.record(id);
    expect(Number(risen.total)).toBeGreaterThan(Number(held.total));
    const total = { amount: (Number(risen.total) / 100).toFixed(2), currency: 'EUR' };
    expect((await post(id, 'pay', { total })).status).toBe(201);
    await bookings.settled(id);
    expect((await check()).body).toEqual({ data: { before: null } });
  });

  it('can be settled once, by users with the permission', async () => {
    await sandbox.turn({ order_outcome: 'done_then_500' });
    const before = await balance();
    const id = await bookings.book('pay');
    await bookings.settled(id);
    const [operation] = await bookings.operations(id);
    const settle = {
      operation_id: operation?.id,
      outcome: 'done',
      pnr: null,
      order_ref: null,
      reason: 'The airline has it',
    };
    expect((await post(id, 'settle', settle)).status).toBe(403);
    const path = `/flights/bookings/${id}/settle`;
    expect((await bookings.staff('POST', path, settle)).status).toBe(200);
    expect((await bookings.staff('POST', path, settle)).body.code).toBe('booking_in_doubt_only');
    const { state, total } = await bookings.record(id);
    expect(state).toBe('ticketed');
    expect(await bookings.wallet()).toMatchObject({ balance: before - Number(total), held: 0 });
  });
});
