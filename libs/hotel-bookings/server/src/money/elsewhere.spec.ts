import { settleLate } from '@traveldesk/bookings-server/testing';
import { lastOperation, lockBooking } from '@traveldesk/bookings-server';
import { systemChange } from '@traveldesk/shared-server';
import { describeOnDatabase } from '@traveldesk/shared-testing/server';
import { startBookedStays, type BookedStays, type Sold } from '../testing/booked-stays.fake';

const eur = (amount: string) => ({ amount, currency: 'EUR' });
const at = '2027-02-10T10:00:00.000Z';
const end = '2027-03-01T00:00:00.000Z';
const free: Sold = { total: eur('300.00'), tiers: [['300.00', end]] };
const period = 'from=2027-02-01&to=2027-02-28';

describeOnDatabase('a stay elsewhere', (makeApi) => {
  let stays: BookedStays;
  let staff: Awaited<ReturnType<BookedStays['person']>>;
  beforeAll(async () => {
    stays = await startBookedStays(makeApi);
    staff = await stays.person(null, [
      'show_sales_report',
      'show_markups',
      'show_transactions',
      'show_bookings',
      'hotels_bookings',
      'settle_bookings',
      'cancel_bookings',
      'refund_bookings',
    ]);
  });
  beforeEach(() => {
    stays.clock(at);
    stays.confirmsAt(at);
  });

  const cancel = async (id: string, back = '300.00') =>
    staff(
      'POST',
      `/hotels/bookings/${id}/cancellations`,
      { back: eur(back), until: end, reason: null },
      { 'if-match': `"${(await stays.record(id)).version}"` },
    );

  it('has its estimated commission in the sales report until it is refunded; the commission is never posted', async () => {
    const payer = await stays.payer('EUR', '1000.00');
    const id = await stays.book(payer, 'EUR', { ...free, columns: { expected_commission: 2_500 } });
    const before = await stays.wallet(payer, 'EUR');
    const rowsFor = async (who = staff) =>
      (await who('GET', `/sales-report?${period}&company_id=${payer}`)).body.data as object[];
    expect(await rowsFor()).toMatchObject([{ key: payer, expected: eur('25.00') }]);
    const seller = await stays.person(null, ['show_sales_report']);
    expect(JSON.stringify(await rowsFor(seller))).not.toContain('expected');
    expect(await stays.wallet(payer, 'EUR')).toBe(before);
    expect(await cancel(id)).toMatchObject({ status: 201 });
    await stays.settled();
    expect(JSON.stringify(await rowsFor())).not.toContain('25.00');
  });

  it('counts in the supplier’s account, with its order and its refund', async () => {
    const payer = await stays.payer('EUR', '1000.00');
    const accounts = async () =>
      (await staff('GET', `/sales-report/suppliers?from=2026-01-01&to=2026-12-31&company_id=${payer}`)).body;
    stays.clock('2026-06-01T00:00:00.000Z');
    stays.confirmsAt('2026-06-01T00:00:00.000Z');
    const id = await stays.book(payer, 'EUR', free);
    expect((await accounts()).data).toMatchObject([
      { ordered: eur('300.00'), returned: eur('0.00'), balance: eur('300.00') },
    ]);
    await cancel(id);
    await stays.settled();
    expect((await accounts()).data).toMatchObject([
      { ordered: eur('300.00'), returned: eur('300.00'), balance: eur('0.00') },
    ]);
  });

  it('has all its movements found by its number and by the property’s reference', async () => {
    const payer = await stays.payer('EUR', '1000.00');
    const id = await stays.book(payer, 'EUR', { ...free, pnr: 'NILE77' });
    await cancel(id);
    await stays.settled();
    const { number } = await stays.record(id);
    for (const reference of [number, 'NILE77', `bok_${id}`]) {
      const { body } = await staff('GET', `/transactions?reference=${encodeURIComponent(reference)}`);
      const types = body.data.map(({ type }: { type: string }) => type).sort();
      expect([reference, types]).toEqual([reference, ['payment', 'refund']]);
    }
  });

  it.each([
    ['pay_now', 30_000],
    ['guarantee', 0],
  ] as const)('that the supplier booked late (%s) is paid or canceled by a user', async (payment, price) => {
    const payer = await stays.payer('EUR', '1000.00');
    const { kernel } = stays.api;
    const failed = async () => {
      const id = await stays.fail(payer, 'EUR', { ...free, payment });
      expect(await stays.wallet(payer, 'EUR')).toBe(100_000);
      await systemChange(kernel, async (tx, record) => {
        const booking = await lockBooking(tx, id);
        const operation = await lastOperation(tx, id);
        if (!operation) throw new Error('There is no operation.');
        await tx
          .updateTable('bookings')
          .set({ order_ref: `bok_${id}` })
          .where('id', '=', id)
          .execute();
        const effect = { kind: 'paid', payment: null, order: null } as const;
        await settleLate(tx, record, null, kernel, {
          booking,
          operation,
          effect,
          facts: null,
          at: new Date(at),
        });
      });
      expect(await stays.record(id)).toMatchObject({
        state: 'confirmed',
        flags: ['late_success'],
        paid: 0,
      });
      return id;
    };
    const decide = async (id: string, decision: 'take' | 'give_back') =>
      staff(
        'POST',
        `/hotels/bookings/${id}/late-success`,
        { decision, reason: 'Told by the property' },
        { 'if-match': `"${(await stays.record(id)).version}"` },
      );
    const taken = await failed();
    // It cannot be canceled until somebody has decided who pays.
    expect(await cancel(taken, '0.00')).toMatchObject({ status: 422, body: { code: 'booking_late_open' } });
    expect(await decide(taken, 'take')).toMatchObject({ status: 201 });
    expect(await stays.record(taken)).toMatchObject({ state: 'confirmed', flags: [], paid: price });
    expect(await stays.wallet(payer, 'EUR')).toBe(100_000 - price);
    await cancel(taken, price > 0 ? '300.00' : '0.00');
    await stays.settled();
    expect(await stays.wallet(payer, 'EUR')).toBe(100_000);

    const given = await failed();
    expect(await decide(given, 'give_back')).toMatchObject({ status: 201 });
    await stays.settled();
    expect(await stays.record(given)).toMatchObject({ state: 'cancelled', flags: [], refunded: 0 });
    expect(await stays.wallet(payer, 'EUR')).toBe(100_000);
  });

  it('complaint 3: money is not kept for a booking that failed', async () => {
    const payer = await stays.payer('EUR', '1000.00');
    const id = await stays.fail(payer, 'EUR', free);
    expect(await stays.record(id)).toMatchObject({ state: 'failed', paid: 0 });
    const ledger = await stays.ledger(payer, 'EUR');
    expect([ledger.balance, ledger.held].map(Number)).toEqual([100_000, 0]);
  });
});
