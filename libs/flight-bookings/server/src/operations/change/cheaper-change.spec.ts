import { moneyOf } from '@traveldesk/shared-contract';
import { systemChange } from '@traveldesk/shared-server';
import { describeOnDatabase } from '@traveldesk/shared-testing/server';
import type { OrderChange, RefundTarget } from '@traveldesk/flights-server';
import type { Sandbox } from '@traveldesk/flights-server/testing';
import { beginOperation, lockBooking, openOperation } from '@traveldesk/bookings-server';
import {
  forgoneOf,
  settleDone,
  settleLate,
  settleRefused,
  faultsOfBooks,
} from '@traveldesk/bookings-server/testing';
import { startBookingsApi, startSandboxProgram, type BookingsApi } from '../../testing/bookings-api.fake';

describeOnDatabase('a change to cheaper flights', (makeApi) => {
  let sandbox: Sandbox;
  let bookings: BookingsApi;
  beforeAll(async () => {
    sandbox = await startSandboxProgram();
    bookings = await startBookingsApi(makeApi, { at: sandbox.url });
  });
  afterAll(() => sandbox.stop());
  afterEach(() => sandbox.turn({ void_hours: null }));

  const post = (id: string, path: string, body?: object) =>
    bookings.agent('POST', `/flights/bookings/${id}/${path}`, body);
  const balance = async () => Number((await bookings.wallet()).balance);
  const minor = (money: { amount: string }) => Math.round(Number(money.amount) * 100);
  const tasksOf = (id: string) =>
    bookings.api.kernel.db.selectFrom('tasks').select('reason').where('about_id', '=', id).execute();

  const euros = (amount: string) => ({ amount, currency: 'EUR' });
  /**
   * A change quoted at fifty euros less and confirmed by the supplier; changes of the training supplier never
   * cost less.
   */
  const changed = async (to: RefundTarget | null, end = confirmed) => {
    const id = await bookings.book('pay');
    const before = await bookings.settled(id);
    const paid = await balance();
    const { departing_at: at } = before;
    const day = new Date(Date.parse(`${at}Z`) + 3 * 86_400_000).toISOString().slice(0, 10);
    const trip = { index: 0, origin: 'CAI', destination: 'LHR', date: day, cabin: null };
    const options = (await post(id, 'change-requests', { trips: [trip] })).body.data;
    const chosen = { request_id: options.request_id, ref: options.options[0].ref };
    const { db } = bookings.api.kernel;
    const quoteId = (await post(id, 'change-quotes', chosen)).body.data.id;
    const { content } = await db
      .selectFrom('booking_quotes')
      .select('content')
      .where('id', '=', quoteId)
      .executeTakeFirstOrThrow();
    if (content.kind !== 'change') throw new Error('another quote');
    const total = moneyOf(BigInt(before.total ?? 0) - 5_000n, 'EUR');
    const change = { ...content.change, due: euros('-50.00'), total, refund_to: to };
    const cheaper = { ...content, due: euros('-50.00'), total, change };
    await db
      .updateTable('booking_quotes')
      .set({ content: JSON.stringify(cheaper), due: -5_000n })
      .where('id', '=', quoteId)
      .execute();
    const shown = (await bookings.agent('GET', `/flights/bookings/${id}`)).body.quote;
    await end(id, quoteId);
    return { id, before, paid, shown, after: await bookings.record(id) };
  };
  const confirmed = (id: string, quoteId: string) =>
    systemChange(bookings.api.kernel, async (tx, record) => {
      const { kernel } = bookings.api;
      const [booking, at] = [await lockBooking(tx, id), new Date()];
      await beginOperation(tx, record, null, kernel, {
        booking,
        kind: 'change',
        request: { quote_id: quoteId },
        pays: null,
        at,
      });
      const operation = await openOperation(tx, id);
      if (!operation) throw new Error('nothing has begun');
      const begun = await lockBooking(tx, id);
      await settleDone(tx, record, null, kernel, {
        booking: begun,
        operation,
        effect: { kind: 'changed', change: {} as OrderChange, order: null },
        facts: null,
        at,
      });
    });
  /**
   * The change was given up but then turned out to be done, or it was refused and stays refused. Taken by a
   * person.
   */
  const keptLate = async (id: string, quoteId: string) => {
    const { kernel } = bookings.api;
    await systemChange(kernel, async (tx, record) => {
      const at = new Date();
      const refused = async (request: { quote_id?: string }) => {
        const booking = await lockBooking(tx, id);
        await beginOperation(tx, record, null, kernel, { booking, kind: 'change', request, pays: null, at });
        const operation = await openOperation(tx, id);
        if (!operation) throw new Error('nothing has begun');
        const begun = await lockBooking(tx, id);
        await settleRefused(tx, record, null, { booking: begun, operation, cause: 'person', at });
        return { ...operation, state: 'refused' as const };
      };
      const operation = await refused({ quote_id: quoteId });
      const booking = await lockBooking(tx, id);
      const effect = { kind: 'changed', change: {} as OrderChange, order: null } as const;
      await settleLate(tx, record, null, kernel, { booking, operation, effect, facts: null, at });
      await refused({});
    });
    const body = { decision: 'take', reason: 'As agreed' };
    expect((await bookings.staff('POST', `/flights/bookings/${id}/late-success`, body)).status).toBe(201);
  };
  const givenBack = async (id: string) => {
    const { body } = await post(id, 'cancellation-quotes');
    const path = body.data.kind === 'void' ? 'void' : 'refund';
    await post(id, path, { quote_id: body.data.id, reason: null });
    await bookings.settled(id);
    return body.data;
  };

  it('is refunded to the wallet if the supplier returns money, and lowers the price of the booking', async () => {
    const { before, paid, after, shown } = await changed('balance');
    expect(shown.to).toBe('wallet');
    expect(after).toMatchObject({ state: 'changed', refunded: 5_000, total: Number(before.total) - 5_000 });
    expect(after.net).toBe(Number(before.net) - 5_000);
    expect(await balance()).toBe(paid + 5_000);
  });

  it.each([0, 24])(
    'changes no paid amount if the supplier gives a credit, and a later refund takes the credit into account (%d hours to void)',
    async (hours) => {
      await sandbox.turn({ void_hours: hours });
      const { id, before, paid, after, shown } = await changed('airline_credit');
      expect(shown.to).toBe('airline_credit');
      expect(after).toMatchObject({ state: 'changed', refunded: 0, total: before.total, net: before.net });
      expect(await balance()).toBe(paid);
      expect(await tasksOf(id)).toEqual([]);
      const quote = await givenBack(id);
      // The refund is at most what the supplier returns, which keeps the credit: so at least the credit is
      // kept.
      expect(minor(quote.kept)).toBeGreaterThanOrEqual(5_000);
      expect(await bookings.record(id)).toMatchObject({ state: 'refunded', refunded: minor(quote.back) });
      expect(await balance()).toBe(paid + minor(quote.back));
      expect(await faultsOfBooks(bookings.api.kernel)).toEqual([]);
    },
  );

  it.each([
    ['balance', 5_000, false],
    [null, 0, true],
    ['airline_credit', 0, false],
  ] as const)('that succeeds late is posted like one in time: to %s', async (to, back, isOpen) => {
    const { id, paid, after } = await changed(to, keptLate);
    expect(after).toMatchObject({ state: 'changed', flags: [], refunded: back });
    expect(await balance()).toBe(paid + back);
    expect((await tasksOf(id)).some(({ reason }) => reason === 'money_open')).toBe(isOpen);
    const { db } = bookings.api.kernel;
    const forgone = to === 'balance' ? 0n : 5_000n;
    expect(await forgoneOf(db, id)).toBe(forgone);
  });

  it('moves no money if the supplier does not name the target of the refund, and is reported to staff', async () => {
    const { id, before, paid, after, shown } = await changed(null);
    expect(shown.to).toBe('unknown');
    expect(after).toMatchObject({ state: 'changed', refunded: 0, total: before.total, net: before.net });
    expect(await balance()).toBe(paid);
    expect(await tasksOf(id)).toEqual([{ reason: 'money_open' }]);
  });
});
