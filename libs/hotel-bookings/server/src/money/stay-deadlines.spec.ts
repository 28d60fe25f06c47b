import { warnOfArrivals } from '@traveldesk/bookings-server/testing';
import { describeOnDatabase } from '@traveldesk/shared-testing/server';
import { startBookedStays, type BookedStays, type Sold } from '../testing/booked-stays.fake';

const eur = (amount: string) => ({ amount, currency: 'EUR' });
const [firstEnd, secondEnd] = ['2027-05-01T00:00:00.000Z', '2027-05-05T00:00:00.000Z'];
/** Check-in in New York on 10 May; midnight there is 04:00 in UTC. */
const stay: Sold = {
  total: eur('300.00'),
  tiers: [
    ['300.00', firstEnd],
    ['150.00', secondEnd],
  ],
  zone: 'America/New_York',
};

describeOnDatabase('the deadline board', (makeApi) => {
  let stays: BookedStays;
  let payer: string;
  let clerk: Awaited<ReturnType<BookedStays['person']>>;
  beforeAll(async () => {
    stays = await startBookedStays(makeApi);
    payer = await stays.payer('EUR', '100000.00');
    clerk = await stays.person(null, [
      'show_bookings',
      'hotels_bookings',
      'refund_bookings',
      'update_booking_settings',
    ]);
  });
  beforeEach(() => stays.clock('2027-04-01T00:00:00.000Z'));

  const book = (change: Partial<Sold> = {}) => stays.book(payer, 'EUR', { ...stay, ...change });
  const boardOf = async (id: string, at: string): Promise<string[]> => {
    stays.clock(at);
    const { body } = await clerk('GET', '/booking-deadlines?per_page=100');
    return body.data
      .filter(({ booking }: { booking: { id: string } }) => booking.id === id)
      .map(({ kind, at: due }: { kind: string; at: string }) => `${kind} ${due}`);
  };
  const nextOf = async (id: string, at: string) => {
    stays.clock(at);
    const { body } = await clerk('GET', '/booking-list?per_page=100&sort=deadline');
    return body.data.find((row: { id: string }) => row.id === id).deadline;
  };

  it('has the end of each tier, and our own deadline a day earlier', async () => {
    const id = await book();
    const real = [`cancellation ${firstEnd}`, `cancellation ${secondEnd}`];
    expect(await boardOf(id, '2027-04-29T23:59:59.000Z')).toEqual([
      'house_cancellation 2027-04-30T00:00:00.000Z',
      real[0],
      'house_cancellation 2027-05-04T00:00:00.000Z',
      real[1],
    ]);
    expect(await boardOf(id, '2027-04-30T00:00:00.000Z')).toEqual([
      real[0],
      'house_cancellation 2027-05-04T00:00:00.000Z',
      real[1],
    ]);
    expect(await boardOf(id, secondEnd)).toEqual([]);
    expect(await nextOf(id, '2027-04-29T23:59:59.000Z')).toEqual({
      kind: 'house_cancellation',
      at: '2027-04-30T00:00:00.000Z',
    });
    expect(await nextOf(id, '2027-04-30T00:00:00.000Z')).toEqual({ kind: 'cancellation', at: firstEnd });
    expect(await nextOf(id, secondEnd)).toBeNull();
  });

  it('has our own deadline by the margin in the settings, and none for a margin of 0', async () => {
    const id = await book();
    const set = async (hours: number) => {
      const { body } = await clerk('GET', '/booking-settings');
      const { version, ...settings } = body;
      const input = { ...settings, house_margin_hours: hours };
      expect(await clerk('PUT', '/booking-settings', input, { 'if-match': `"${version}"` })).toMatchObject({
        status: 200,
      });
    };
    await set(48);
    expect((await boardOf(id, '2027-04-28T00:00:00.000Z'))[0]).toBe(
      'house_cancellation 2027-04-29T00:00:00.000Z',
    );
    await set(0);
    expect(await boardOf(id, '2027-04-28T00:00:00.000Z')).toEqual([
      `cancellation ${firstEnd}`,
      `cancellation ${secondEnd}`,
    ]);
    await set(24);
  });

  it('has the arrival on the property’s day', async () => {
    const id = await book();
    expect(await boardOf(id, '2027-05-10T03:59:59.000Z')).toEqual([]);
    expect(await boardOf(id, '2027-05-10T04:00:00.000Z')).toEqual(['arrival 2027-05-10T04:00:00.000Z']);
    expect(await boardOf(id, '2027-05-11T03:59:59.000Z')).toEqual(['arrival 2027-05-10T04:00:00.000Z']);
    expect(await boardOf(id, '2027-05-11T04:00:00.000Z')).toEqual([]);
  });

  it('has a stay without the property’s reference from 48 hours before arrival on, with one task', async () => {
    const id = await book({ pnr: null });
    expect(await boardOf(id, '2027-05-08T03:59:59.000Z')).toEqual([]);
    await warnOfArrivals(stays.api.kernel);
    expect(await stays.tasks(id)).toEqual([]);
    expect(await boardOf(id, '2027-05-08T04:00:00.000Z')).toEqual(['no_reference 2027-05-10T04:00:00.000Z']);
    await warnOfArrivals(stays.api.kernel);
    await warnOfArrivals(stays.api.kernel);
    expect(await stays.tasks(id)).toEqual([expect.stringMatching(/^no_reference: /)]);
  });

  it('has a refund that is 14 days late, and no other deadline of its stay', async () => {
    const id = await book();
    stays.clock('2027-04-20T00:00:00.000Z');
    stays.confirmsAt(null);
    const { version } = await stays.record(id);
    const shown = { back: eur('300.00'), until: firstEnd, reason: null };
    const agent = await stays.person(payer, ['hotels_bookings', 'refund_bookings']);
    expect(
      await agent('POST', `/hotels/bookings/${id}/cancellations`, shown, { 'if-match': `"${version}"` }),
    ).toMatchObject({
      status: 201,
    });
    await stays.settled();
    expect(await boardOf(id, '2027-05-03T23:59:59.000Z')).toEqual([]);
    expect(await boardOf(id, '2027-05-04T00:00:00.000Z')).toEqual([
      'refund_pending 2027-04-20T00:00:00.000Z',
    ]);
  });
});
