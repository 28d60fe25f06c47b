import { describeOnDatabase } from '@traveldesk/shared-testing/server';
import type { Sandbox } from '@traveldesk/flights-server/testing';
import { refreshBooking } from '@traveldesk/bookings-server';
import { faultsOfBooks } from '../../proof/verify.fake';
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

  it('is not flagged if the price fell', async () => {
    const { id, sold } = await held();
    const dearer = { total: sold.total + 10_000, net: sold.net + 10_000 };
    await db()
      .updateTable('bookings')
      .set({ ...dearer, order_price: JSON.stringify(euros(dearer.net)) })
      .where('id', '=', id)
      .execute();
    expect((await pay(id, dearer.total)).status).toBe(201);
    await bookings.settled(id);
    await refreshBooking(bookings.api.kernel, id);
    expect(await bookings.record(id)).toMatchObject({ flags: [], ...dearer });
  });
});
