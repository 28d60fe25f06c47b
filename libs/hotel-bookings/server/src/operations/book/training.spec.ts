import { euros, personOf, type Caller } from '@traveldesk/bookings-server/testing';
import { bookingPathsOf } from '@traveldesk/bookings-contract';
import { hotelBookingPaths } from '@traveldesk/hotel-bookings-contract';
import type { StayQuote } from '@traveldesk/hotels-contract';
import { describeOnDatabase, startSandboxProgram, type Sandbox } from '@traveldesk/shared-testing/server';
import {
  guest,
  plainRoom,
  startStayBookings,
  stayDesk,
  stayInput,
  type BookingDesk,
  type StayBookings,
} from '../../testing/stay-bookings.fake';

describeOnDatabase('stays booked at the training supplier', (makeApi) => {
  let sandbox: Sandbox;
  let hotels: StayBookings;
  let companyId: string;
  let agent: Caller;
  let desk: BookingDesk;
  beforeAll(async () => {
    sandbox = await startSandboxProgram();
    hotels = await startStayBookings(makeApi, { at: sandbox.url });
    await hotels.addRule();
    ({ agent } = hotels);
    companyId = hotels.company.id;
    // The lead guest is the same, so the nights of two stays never overlap.
    desk = stayDesk(hotels.api, hotels.agent, { step: 7 });
  });
  afterAll(() => sandbox.stop());

  const amal = guest({ given_name: 'Amal' });
  const quote = (room: string, at?: number) => desk.quote(room, at);
  const book = (found: StayQuote, change: object = {}) =>
    agent('POST', hotelBookingPaths.all, stayInput(found, { guests: [amal], ...change }));
  const settled = (id: string) => desk.settled(id);
  const balance = async () => BigInt((await hotels.wallet()).balance);

  it('takes the price once and shows the stay as it was agreed', async () => {
    const found = await quote(plainRoom);
    const notes = await agent('GET', hotelBookingPaths.reviewNotes(found.id));
    expect(notes.body).toMatchObject({
      obstacle: null,
      company: { id: companyId },
      rooms: [{ adults: 2, children: [] }],
    });
    const before = await balance();
    const answers = await Promise.all([book(found), book(found)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
    const { id } = answers.find(({ status }) => status === 201)?.body.data ?? { id: '' };
    const booking = await settled(id);
    expect(booking).toMatchObject({ product: 'hotel', state: 'confirmed', paid: found.rate.now });
    expect(booking.pnr).toMatch(/\w+/);
    expect(booking.rate.conditions).toEqual(found.rate.conditions);
    expect(before - (await balance())).toBe(BigInt(Math.round(Number(found.rate.now?.amount) * 100)));
    expect((await agent('GET', hotelBookingPaths.reviewNotes(found.id))).body).toMatchObject({
      obstacle: 'sold',
      booking: { id },
    });
    const elsewhere = await personOf(hotels.api, { permissions: ['show_bookings', 'flights_bookings'] });
    expect((await elsewhere('GET', bookingPathsOf('flight').one(id))).status).toBe(404);
  });

  it('takes nothing for a guarantee but the fee', async () => {
    const found = await quote('Guarantee');
    const { body } = await book(found);
    expect(await settled(body.data.id)).toMatchObject({ state: 'confirmed' });
    const { order_price } = await hotels.api.kernel.db
      .selectFrom('bookings')
      .select('order_price')
      .where('id', '=', body.data.id)
      .executeTakeFirstOrThrow();
    expect(Number(order_price?.amount)).toBe(0);
  });

  it('releases the money of a stay that was sold out', async () => {
    const before = await balance();
    const { body } = await book(await quote('Rate Unavailable at Booking'));
    expect(await settled(body.data.id)).toMatchObject({ state: 'failed', held: null });
    expect(await balance()).toBe(before);
  });

  it('finds a stay whose answer was an error, and never books it again', async () => {
    const { body } = await book(await quote('Booked then 500'));
    const { id } = body.data;
    const doubtful = await settled(id);
    expect([doubtful.state, doubtful.operation?.state]).toEqual(['issuing', 'in_doubt']);
    await desk.lookUp(id);
    expect(await settled(id)).toMatchObject({ state: 'confirmed' });
  });

  it('warns of a second stay in the same nights', async () => {
    const found = await quote(plainRoom);
    await settled((await book(found)).body.data.id);
    const again = await quote('Three Tiers');
    await hotels.api.kernel.db
      .updateTable('hotel_bookings')
      .set({
        check_in: again.search.criteria.check_in,
        check_out: again.search.criteria.check_out,
      })
      .execute();
    const { status, body } = await book(again);
    expect([status, body.code, Object.keys(body.fields)]).toEqual([422, 'stay_duplicate', ['reason']]);
    const second = await book(again, { reason: 'Two rooms' });
    expect((await settled(second.body.data.id)).flags).toContain('duplicate_suspected');
  });

  it.each([
    ['a total that is not the quote’s', { total: euros('1.00') }, 'booking_total_differs'],
    ['no guest', { guests: [] }, 'invalid'],
    ['a phone number of no country', { phone: '12' }, 'invalid'],
  ])('refuses %s', async (_what, change, code) => {
    const { status, body } = await book(await quote('Three Tiers'), change);
    expect([status, body.code]).toEqual([422, code]);
  });
});
