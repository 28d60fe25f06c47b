import { sql } from 'kysely';
import { describeOnDatabase } from '@traveldesk/shared-testing/server';
import type { Sandbox } from '@traveldesk/flights-server/testing';
import { newId, systemChange } from '@traveldesk/shared-server';
import { postConfirmed } from '@traveldesk/bookings-server/testing';
import { startBookingsApi, startSandboxProgram, type BookingsApi } from '../testing/bookings-api.fake';

const normal = { order_outcome: 'normal', cancellation_outcome: 'normal', change_outcome: 'normal' } as const;

/** DESIGN 5: a supplier's confirmation is posted at once, even if the company is suspended or the books are stopped. */
describeOnDatabase('an operation that the supplier has confirmed', (makeApi) => {
  let sandbox: Sandbox;
  let bookings: BookingsApi;
  beforeAll(async () => {
    sandbox = await startSandboxProgram();
    bookings = await startBookingsApi(makeApi, { at: sandbox.url });
  });
  afterAll(() => sandbox.stop());
  afterEach(async () => {
    await sandbox.turn({ ...normal, void_hours: null });
    await stop(false);
  });

  /** Suspends the company and stops the books, or undoes both. */
  const stop = async (isStopped: boolean) => {
    const { db } = bookings.api.kernel;
    const { id } = bookings.company;
    await db
      .updateTable('companies')
      .set({ status: isStopped ? 'suspended' : 'active' })
      .where('id', '=', id)
      .execute();
    await db
      .updateTable('ledger_state')
      .set({ state: isStopped ? 'stopped' : 'whole' })
      .execute();
  };
  const post = (id: string, path: string, body?: object) =>
    bookings.agent('POST', `/flights/bookings/${id}/${path}`, body);
  const balance = async () => Number((await bookings.wallet()).balance);
  const minor = (money: { amount: string }) => Math.round(Number(money.amount) * 100);
  const tasksOf = (id: string) =>
    bookings.api.kernel.db
      .selectFrom('tasks')
      .select(['reason', 'status'])
      .where('about_id', '=', id)
      .where('reason', '!=', 'in_doubt')
      .execute();

  const ticketed = async () => {
    const id = await bookings.book('pay');
    expect(await bookings.settled(id)).toMatchObject({ state: 'ticketed' });
    return id;
  };
  /**
   * Confirms a quote; the supplier carries it out but answers with an error, so the operation is in doubt.
   */
  const confirmedUnheard = async (id: string, kind: 'cancel' | 'void') => {
    const { body } = await post(id, 'cancellation-quotes');
    expect(body.data.kind).toBe(kind);
    await sandbox.turn({ cancellation_outcome: 'done_then_500' });
    const path = kind === 'void' ? 'void' : 'refund';
    expect((await post(id, path, { quote_id: body.data.id, reason: null })).status).toBe(201);
    await bookings.settled(id);
    return body.data;
  };
  const changeQuoted = async (id: string) => {
    const { departing_at: at } = await bookings.record(id);
    const day = new Date(Date.parse(`${at}Z`) + 3 * 86_400_000).toISOString().slice(0, 10);
    const trip = { index: 0, origin: 'CAI', destination: 'LHR', date: day, cabin: null };
    const options = (await post(id, 'change-requests', { trips: [trip] })).body.data;
    const chosen = { request_id: options.request_id, ref: options.options[0].ref };
    return (await post(id, 'change-quotes', chosen)).body.data;
  };

  describe('is posted while the company is suspended and the books are stopped', () => {
    it('a payment', async () => {
      const before = await balance();
      await sandbox.turn({ order_outcome: 'done_then_500' });
      const id = await bookings.book('pay');
      await bookings.settled(id);
      await stop(true);
      const settled = await bookings.lookUp(id);
      expect(settled).toMatchObject({ state: 'ticketed', paid: settled.total });
      expect(await bookings.wallet()).toMatchObject({ balance: before - Number(settled.total), held: 0 });
    });

    it.each(['cancel', 'void'] as const)('a %s', async (kind) => {
      if (kind === 'cancel') await sandbox.turn({ void_hours: 0 });
      const before = await balance();
      const id = await ticketed();
      const quote = await confirmedUnheard(id, kind);
      await stop(true);
      const state = kind === 'void' ? 'voided' : 'refunded';
      expect(await bookings.lookUp(id)).toMatchObject({ state, refunded: minor(quote.back) });
      expect(await balance()).toBe(before - minor(quote.kept));
    });

    it('a change', async () => {
      const id = await ticketed();
      const paid = await balance();
      const quote = await changeQuoted(id);
      await sandbox.turn({ change_outcome: 'done_then_500' });
      expect((await post(id, 'change', { quote_id: quote.id, reason: null })).status).toBe(201);
      await bookings.settled(id);
      await stop(true);
      expect(await bookings.lookUp(id)).toMatchObject({ state: 'changed' });
      expect(await bookings.wallet()).toMatchObject({ balance: paid - minor(quote.due), held: 0 });
    });
  });

  it('leaves no trace of an outer posting that fails after an inner one failed', async () => {
    const { kernel } = bookings.api;
    const id = await ticketed();
    const failing = () => Promise.reject(new Error('not to be posted'));
    const posted = await systemChange(kernel, (tx, record) =>
      postConfirmed(tx, record, null, kernel, async (noted) => {
        await tx.updateTable('bookings').set({ note: 'half done' }).where('id', '=', id).execute();
        await postConfirmed(tx, noted, null, kernel, failing);
        return failing();
      }),
    );
    expect(posted).toBeNull();
    expect((await bookings.record(id)).note).not.toBe('half done');
  });

  describe('is recorded and reported to staff if its money cannot be posted as agreed', () => {
    it('a payment whose markup was earned by a company that no longer exists', async () => {
      const before = await balance();
      await sandbox.turn({ order_outcome: 'done_then_500' });
      const id = await bookings.book('pay');
      const { kept, total } = await bookings.settled(id);
      const gone = { owner_id: newId(), amount: { amount: '1.00', currency: 'EUR' } };
      await bookings.api.kernel.db
        .updateTable('bookings')
        .set({ kept: JSON.stringify({ ...kept, lines: [gone] }) })
        .where('id', '=', id)
        .execute();
      const settled = await bookings.lookUp(id);
      expect(settled).toMatchObject({ state: 'ticketed', paid: total, payment_id: expect.any(String) });
      expect(await bookings.wallet()).toMatchObject({ balance: before - Number(total), held: 0 });
      expect(await tasksOf(id)).toEqual([{ reason: 'money_open', status: 'open' }]);
    });

    it.each(['cancel', 'void'] as const)(
      'a %s, whose money then waits for a decision of staff',
      async (kind) => {
        if (kind === 'cancel') await sandbox.turn({ void_hours: 0 });
        const id = await ticketed();
        const paid = await balance();
        const quote = await confirmedUnheard(id, kind);
        await sql`
        update booking_quotes set content = jsonb_set(content, '{split,income,amount}', '"99999.00"')
        where id = ${quote.id}`.execute(bookings.api.kernel.db);
        expect(await bookings.lookUp(id)).toMatchObject({ state: 'refund_pending', refunded: 0 });
        expect(await bookings.operations(id)).toMatchObject([{ state: 'done' }, { state: 'done' }]);
        expect(await balance()).toBe(paid);
        expect(await tasksOf(id)).toEqual([{ reason: 'money_open', status: 'open' }]);
      },
    );
  });
});
