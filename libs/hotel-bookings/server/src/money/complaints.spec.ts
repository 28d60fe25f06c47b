import { describeOnDatabase } from '@traveldesk/shared-testing/server';
import { linkedBookings } from '../order/linked-bookings.sql';
import { startBookedStays, type BookedStays, type Sold } from '../testing/booked-stays.fake';

const eur = (amount: string) => ({ amount, currency: 'EUR' });
const end = '2027-03-01T00:00:00.000Z';
const free: Sold = { total: eur('300.00'), due: eur('12.60'), tiers: [['300.00', end]] };

/** Complaints of guests and agencies about other booking systems. */
describeOnDatabase('complaints', (makeApi) => {
  let stays: BookedStays;
  let payer: string;
  beforeAll(async () => {
    stays = await startBookedStays(makeApi);
    payer = await stays.payer('EUR', '100000.00');
  });
  beforeEach(() => {
    stays.clock('2027-02-01T00:00:00.000Z');
    stays.confirmsAt('2027-02-01T00:00:00.000Z');
  });

  it('1: city tax at the property is not in any amount of the wallet', async () => {
    const before = await stays.wallet(payer, 'EUR');
    const id = await stays.book(payer, 'EUR', free);
    expect(before - (await stays.wallet(payer, 'EUR'))).toBe(30_000);
    expect(await stays.tiers(id)).toMatchObject([{ back: eur('300.00') }, { back: eur('0.00') }]);
  });

  it('2: the penalty of each tier is shown beside the refund', async () => {
    const id = await stays.book(payer, 'EUR', { ...free, payment: 'deposit', deposit: eur('100.00') });
    expect(await stays.tiers(id)).toEqual([
      { until: end, house_until: '2027-02-28T00:00:00.000Z', back: eur('100.00'), claim: null },
      { until: null, house_until: null, back: eur('0.00'), claim: eur('200.00') },
    ]);
  });

  it('7: canceling the replaced stay leaves the new one, and both name each other', async () => {
    const { db } = stays.api.kernel;
    const before = await stays.book(payer, 'EUR', free);
    const failed = await stays.fail(payer, 'EUR', free);
    const after = await stays.book(payer, 'EUR', free);
    await db
      .updateTable('hotel_bookings')
      .set({ replaces: before })
      .where('booking_id', 'in', [failed, after])
      .execute();
    const clerk = await stays.person(payer, ['hotels_bookings', 'refund_bookings']);
    const { version } = await stays.record(before);
    const shown = { back: eur('300.00'), until: end, reason: 'Booked anew' };
    const answer = await clerk('POST', `/hotels/bookings/${before}/cancellations`, shown, {
      'if-match': `"${version}"`,
    });
    expect(answer).toMatchObject({ status: 201 });
    await stays.settled();
    expect((await stays.record(before)).state).toBe('refunded');
    expect((await stays.record(after)).state).toBe('confirmed');
    const [old, anew] = [await stays.record(before), await stays.record(after)];
    // An attempt that failed replaces nothing while another did.
    expect(await linkedBookings(db, before)).toEqual({
      replaces: null,
      replaced_by: { id: after, number: anew.number, state: 'confirmed' },
    });
    expect(await linkedBookings(db, after)).toEqual({
      replaces: { id: before, number: old.number, state: 'refunded' },
      replaced_by: null,
    });
  });

  it('10: a guest who has paid all here owes the property nothing but what is due there', async () => {
    const id = await stays.book(payer, 'EUR', {
      ...free,
      tiers: [
        ['300.00', end],
        ['100.00', '2027-03-05T00:00:00.000Z'],
      ],
    });
    expect((await stays.tiers(id))?.map(({ claim }) => claim)).toEqual([null, null, null]);
  });
});
