import { someDay } from '@traveldesk/flights-server/testing';
import { describeOnDatabase } from '@traveldesk/shared-testing/server';
import type { Caller } from '@traveldesk/wallet-server/testing';
import { flightDetail } from '../../order/flight-detail.sql';
import { enterAt, startManualDesk, type ManualDesk } from '../../testing/manual-desk.fake';

const day = someDay();
const flight = (change: object = {}) => ({
  origin: 'CAI',
  destination: 'LHR',
  departing_at: `${day}T09:00`,
  arriving_at: `${day}T13:20`,
  carrier: 'MS',
  flight_number: '777',
  ...change,
});
const inYear = (year: string) => ({
  departing_at: `${year}-06-01T09:00`,
  arriving_at: `${year}-06-01T13:20`,
});

/** The rules of `judgeManual`, and of airlines. */
describeOnDatabase('the flights and the reference of a manual booking', (makeApi) => {
  let desk: ManualDesk;
  let clerk: Caller;
  let companyId: string;
  beforeAll(async () => {
    desk = await startManualDesk(makeApi);
    clerk = await desk.cashier();
    companyId = await desk.company();
  });
  const unpaid = { total: null, tickets: [] };
  const times = ['segments.0.departing_at', 'segments.0.arriving_at'];

  it.each([
    ['a flight of the year 9999', { segments: [flight(inYear('9999'))] }, times],
    ['a flight of fifty years ago', { segments: [flight(inYear('1976'))] }, times],
    ['an unknown airline', { segments: [flight({ carrier: '0X' })] }, ['segments.0.carrier']],
    ['a sentence as its reference', { pnr: 'see the mail' }, ['pnr']],
  ])('are refused for %s', async (_what, change, fields) => {
    const { status, body } = await enterAt(desk)(clerk, companyId, { ...unpaid, ...change });
    expect([status, Object.keys(body.fields)]).toEqual([422, fields]);
  });

  it('may have a reference longer than six characters, in either case', async () => {
    const { body } = await enterAt(desk)(clerk, companyId, { ...unpaid, pnr: 'la1234567abcd' });
    expect((await desk.read(clerk, body.data.id)).pnr).toBe('LA1234567ABCD');
  });

  it('may stay as stored, and are checked when they change', async () => {
    const { id } = (await enterAt(desk)(clerk, companyId, unpaid)).body.data;
    const { kernel } = desk.api;
    const record = () =>
      kernel.db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const old = flight({ carrier: '0X', ...inYear('1976') });
    const slices = (await flightDetail(kernel.db, id)).slices.map((slice) => ({
      ...slice,
      segments: slice.segments.map((one) => ({ ...one, ...old })),
    }));
    await kernel.db.updateTable('bookings').set({ pnr: 'see the mail' }).where('id', '=', id).execute();
    await kernel.db
      .updateTable('flight_bookings')
      .set({ slices: JSON.stringify(slices) })
      .where('booking_id', '=', id)
      .execute();
    const put = async (change: object) => {
      const { version } = await record();
      const payload = desk.input(companyId, { ...unpaid, segments: [old], pnr: 'see the mail', ...change });
      const { status, body } = await clerk('PUT', `/flights/manual-bookings/${id}`, payload, {
        'if-match': `"${version}"`,
      });
      return status === 422 ? Object.keys(body.fields) : status;
    };
    const later = { ...old, arriving_at: '1976-06-01T14:20' };
    expect(await put({ pnr: 'see my mail', segments: [later] })).toEqual(['pnr', 'segments.0.arriving_at']);
    expect(await put({ segments: [{ ...old, carrier: '1X' }] })).toEqual(['segments.0.carrier']);
    expect(await put({ note: 'By phone' })).toBe(200);
  });
});
