import { toolsOf } from '@traveldesk/shared-server';
import { createPostgres, startTestApi, type TestApi } from '@traveldesk/shared-testing/server';
import { personOf, type Caller } from '@traveldesk/bookings-server/testing';
import { startBookedStays, type BookedStays, type Sold } from '../../testing/booked-stays.fake';

const eur = (amount: string) => ({ amount, currency: 'EUR' });
/** After the day of check-in, when a no-show can be set. */
const now = '2027-05-11T08:00:00.000Z';
const stay: Sold = { total: eur('300.00'), tiers: [['300.00', '2027-05-20T00:00:00.000Z']] };
const permissions = ['hotels_bookings', 'refund_bookings', 'cancel_bookings'];
const shown = { back: eur('300.00'), until: '2027-05-20T00:00:00.000Z', reason: null };

describe('two replicas on one PostgreSQL', () => {
  let stays: BookedStays;
  let other: TestApi;
  let payer: string;
  let callers: Caller[];
  let stop: () => Promise<void>;
  beforeAll(async () => {
    const { url, drop } = await createPostgres();
    stays = await startBookedStays((options) => startTestApi({ ...options, url }));
    other = await startTestApi({ ...stays.options, url });
    payer = await stays.payer('EUR', '100000.00');
    stays.clock(now);
    stays.confirmsAt(now);
    toolsOf(other.kernel, 'bookings').now = () => new Date(now);
    const clerk = { type: 'company' as const, companyId: payer, permissions };
    callers = [await personOf(stays.api, clerk), await personOf(other, clerk)];
    stop = async () => {
      await other.close();
      await stays.api.close();
      await drop();
    };
  });
  afterAll(() => stop());

  const settled = async () => {
    await stays.settled();
    const { running } = toolsOf(other.kernel, 'bookings');
    while (running.size > 0) await Promise.all(running);
  };
  const cancel = (at: number, id: string, version: number) =>
    callers[at]?.('POST', `/hotels/bookings/${id}/cancellations`, shown, { 'if-match': `"${version}"` });
  const noShow = (at: number, id: string, version: number) =>
    callers[at]?.(
      'PUT',
      `/hotels/bookings/${id}/no-show`,
      { no_show: true, reason: 'Told' },
      { 'if-match': `"${version}"` },
    );
  const book = async () => {
    const id = await stays.book(payer, 'EUR', stay);
    return { id, version: (await stays.record(id)).version, before: await stays.wallet(payer, 'EUR') };
  };

  it('that cancel a stay at once refund it once', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { id, version, before } = await book();
      const answers = await Promise.all([0, 1, 0, 1].map((at) => cancel(at, id, version)));
      await settled();
      expect(answers.map((answer) => answer?.status).sort()).toEqual([201, 412, 412, 412]);
      expect((await stays.wallet(payer, 'EUR')) - before).toBe(30_000);
      expect(await stays.record(id)).toMatchObject({ state: 'refunded', refunded: 30_000 });
    }
  });

  it('that cancel a stay and set its no-show at once do only one of them', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { id, version, before } = await book();
      const [canceled, missed] = await Promise.all([cancel(0, id, version), noShow(1, id, version)]);
      await settled();
      const wins = [canceled?.status, missed?.status].map((status) => status === 201 || status === 200);
      expect(wins.filter(Boolean)).toHaveLength(1);
      const { state } = await stays.record(id);
      expect(state).toBe(wins[0] ? 'refunded' : 'no_show');
      expect((await stays.wallet(payer, 'EUR')) - before).toBe(wins[0] ? 30_000 : 0);
    }
  });
});
