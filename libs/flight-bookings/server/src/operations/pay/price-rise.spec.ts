import { faultsOfBooks } from '@traveldesk/bookings-server/testing';
import { sql } from 'kysely';
import { toolsOf } from '@traveldesk/shared-server';
import { describeOnDatabase } from '@traveldesk/shared-testing/server';
import type { Sandbox } from '@traveldesk/flights-server/testing';
import { refreshBooking } from '@traveldesk/bookings-server';
import { startBookingsApi, startSandboxProgram, type BookingsApi } from '../../testing/bookings-api.fake';
import { deskOf, type TestDesk } from '../../testing/desk.fake';

/** After the guarantee ends, the training supplier's price rises by 3 % (docs/training-supplier.md). */
const guaranteed = 49 * 3_600_000;

describeOnDatabase('a hold whose price guarantee has ended', (makeApi) => {
  let sandbox: Sandbox;
  let bookings: BookingsApi;
  let desk: TestDesk;
  beforeAll(async () => {
    sandbox = await startSandboxProgram();
    bookings = await startBookingsApi(makeApi, { at: sandbox.url });
    desk = deskOf(bookings);
    await bookings.addRule({ percent: '10' });
  });
  afterAll(() => sandbox.stop());

  const db = () => bookings.api.kernel.db;
  const euros = (minor: number) => ({ amount: (minor / 100).toFixed(2), currency: 'EUR' });
  const minorOf = async (id: string) => {
    const { total, net } = await bookings.record(id);
    return { total: Number(total), net: Number(net) };
  };
  const pay = (id: string, total: number) =>
    bookings.agent('POST', `/flights/bookings/${id}/pay`, { total: euros(total) });
  /** Creates a hold whose price is no longer guaranteed; `charge` says which part the wallet pays. */
  const held = async (charge: 'total' | 'markup' = 'total') => {
    const id = await bookings.book('hold');
    await bookings.settled(id);
    await db().updateTable('bookings').set({ charge }).where('id', '=', id).execute();
    const sold = await minorOf(id);
    await sandbox.forward(guaranteed);
    bookings.forward(guaranteed);
    return { id, sold };
  };
  /** The sum of each account over all entries of a booking. */
  const postedFor = async (id: string) => {
    const rows = await db()
      .selectFrom('ledger_entries as entries')
      .innerJoin('ledger_transfers as transfers', 'transfers.id', 'entries.transfer_id')
      .select(['entries.kind', 'entries.amount'])
      .where('transfers.about_id', '=', id)
      .execute();
    const sums: Record<string, number> = {};
    for (const { kind, amount } of rows) sums[kind] = (sums[kind] ?? 0) + Number(amount);
    return sums;
  };
  /** The amount that the supplier was paid, in minor units. */
  const paidToSupplier = async (id: string) => {
    const { order_ref: ref } = await bookings.record(id);
    const payments = await sandbox.ask<{ amount: string }[]>('GET', `/air/payments?order_id=${ref}`);
    return payments.reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0);
  };

  it('pays the whole rise to its supplier, and earns the same markup as before', async () => {
    const { id, sold } = await held();
    const margin = sold.total - sold.net;
    expect(margin).toBeGreaterThan(0);
    expect((await pay(id, sold.total)).body.code).toBe('booking_price_rose');
    const risen = await minorOf(id);
    const rise = risen.total - sold.total;
    expect(rise).toBeGreaterThan(0);
    expect((await pay(id, risen.total)).status).toBe(201);
    expect(await bookings.settled(id)).toMatchObject({ state: 'ticketed', paid: risen.total });
    expect(await postedFor(id)).toEqual({
      wallet: -risen.total,
      clearing: sold.net + rise,
      income: margin,
    });
    expect(await paidToSupplier(id)).toBe(sold.net + rise);
    expect(await faultsOfBooks(bookings.api.kernel)).toEqual([]);
  });

  it('charges none of the rise to a wallet that pays only the markup', async () => {
    const { id, sold } = await held('markup');
    const margin = sold.total - sold.net;
    expect((await pay(id, sold.total)).body.code).toBe('booking_price_rose');
    const risen = await minorOf(id);
    expect((await pay(id, risen.total)).status).toBe(201);
    expect(await bookings.settled(id)).toMatchObject({ state: 'ticketed', paid: margin });
    expect(await postedFor(id)).toEqual({ wallet: -margin, income: margin });
  });

  it('earns nothing on a later change: the price of the change goes to the supplier', async () => {
    const id = await bookings.book('pay');
    await bookings.settled(id);
    const before = await postedFor(id);
    await desk.confirm(id, 'change', await desk.quote(id, 'change'));
    const { state, paid, total } = await bookings.settled(id);
    expect([state, paid]).toEqual(['changed', total]);
    // A change of the training airline costs EUR 125.00.
    expect(await postedFor(id)).toEqual({
      wallet: Number(before.wallet) - 12_500,
      clearing: Number(before.clearing) + 12_500,
      income: before.income,
    });
  });

  /** Raises the hold's former total, and its price at the supplier, by this much. */
  const costBefore = async (id: string, { total, price }: { total: number; price: number }) => {
    const before = await minorOf(id);
    const dearer = { total: before.total + total, net: before.net + price };
    const order_price = JSON.stringify(euros(dearer.net));
    await db()
      .updateTable('bookings')
      .set({ ...dearer, order_price })
      .where('id', '=', id)
      .execute();
    return dearer;
  };
  const priceNow = async (id: string) => {
    const { order_ref: ref } = await bookings.record(id);
    const { total_amount } = await sandbox.ask<{ total_amount: string }>('GET', `/air/orders/${ref}`);
    return Math.round(Number(total_amount) * 100);
  };

  it('pays its supplier a price that fell, and its company pays the agreed total', async () => {
    const { id } = await held();
    const agreed = await costBefore(id, { total: 10_000, price: 10_000 });
    const net = await priceNow(id);
    expect(net).toBeLessThan(agreed.net);
    expect((await pay(id, agreed.total)).status).toBe(201);
    const ticketed = { state: 'ticketed', flags: [], total: agreed.total, net };
    expect(await bookings.settled(id)).toMatchObject(ticketed);
    expect(await paidToSupplier(id)).toBe(net);
    expect(await postedFor(id)).toEqual({ wallet: -agreed.total, clearing: net, income: agreed.total - net });
    const told = db().selectFrom('booking_history').select('event').where('booking_id', '=', id);
    expect((await told.execute()).map(({ event }) => event)).toContain('price_fell');
    await refreshBooking(bookings.api.kernel, id);
    expect(await bookings.record(id)).toMatchObject(ticketed);
    expect(await faultsOfBooks(bookings.api.kernel)).toEqual([]);
  });

  it('charges a wallet that pays only the markup the same at a price that fell', async () => {
    const { id, sold } = await held('markup');
    const agreed = await costBefore(id, { total: 10_000, price: 10_000 });
    const net = await priceNow(id);
    const margin = sold.total - sold.net;
    expect((await pay(id, agreed.total)).status).toBe(201);
    expect(await bookings.settled(id)).toMatchObject({
      state: 'ticketed',
      paid: margin,
      net,
      total: net + margin,
    });
    expect(await postedFor(id)).toEqual({ wallet: -margin, income: margin });
  });

  it('passes on only the part of a rise that its total does not cover, as after a fall', async () => {
    const covered = await held();
    const agreed = await costBefore(covered.id, { total: 10_000, price: -5_000 });
    expect((await pay(covered.id, agreed.total)).status).toBe(201);
    const net = await priceNow(covered.id);
    expect(await bookings.settled(covered.id)).toMatchObject({ state: 'ticketed', total: agreed.total, net });
    const partly = await held();
    await costBefore(partly.id, { total: 0, price: -5_000 });
    expect((await pay(partly.id, partly.sold.total)).body.code).toBe('booking_price_rose');
    const rise = (await priceNow(partly.id)) - partly.sold.net;
    expect(await minorOf(partly.id)).toEqual({
      total: partly.sold.total + rise,
      net: partly.sold.net + rise,
    });
  });

  it('is audited with the caller if its price is renewed', async () => {
    const { id } = await held();
    expect((await bookings.agent('POST', `/flights/bookings/${id}/price-checks`)).status).toBe(200);
    const entries = await db()
      .selectFrom('audit_entries')
      .select(['user_id', 'token_id', 'request_id'])
      .where('entity_id', '=', id)
      .where(sql<boolean>`after ->> 'event' = 'price_rose'`)
      .execute();
    const known = expect.any(String);
    expect(entries).toEqual([{ user_id: bookings.agent.id, token_id: known, request_id: known }]);
  });

  describe('read at its supplier', () => {
    let readOrder: jest.SpyInstance;
    let meanwhile = () => {};
    beforeAll(() => {
      const product = toolsOf(bookings.api.kernel, 'bookings').products.get('flight');
      if (!product) throw new Error('flights are not sold');
      const read = product.readOrder.bind(product);
      readOrder = jest.spyOn(product, 'readOrder').mockImplementation(async (...asked) => {
        meanwhile();
        return read(...asked);
      });
    });
    beforeEach(() => readOrder.mockClear());

    it('is read once for all checks of ten seconds, unless it has changed since', async () => {
      const { id } = await held();
      const check = () => bookings.agent('POST', `/flights/bookings/${id}/price-checks`);
      await Promise.all([check(), check()]);
      expect(readOrder).toHaveBeenCalledTimes(1);
      for (let checks = 0; checks < 3; checks += 1) await check();
      expect(readOrder).toHaveBeenCalledTimes(2);
      bookings.forward(10_000);
      await check();
      expect(readOrder).toHaveBeenCalledTimes(3);
    });

    it('is not paid if its deadline ends meanwhile', async () => {
      const { id } = await held();
      const agreed = await costBefore(id, { total: 10_000, price: 10_000 });
      meanwhile = () => bookings.forward(24 * 3_600_000);
      expect((await pay(id, agreed.total)).body.code).toBe('booking_deadline_over');
      expect(await bookings.record(id)).toMatchObject({ state: 'on_hold', ...agreed });
    });
  });
});
