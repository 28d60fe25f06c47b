import { euros, personOf, type Caller } from '@traveldesk/bookings-server/testing';
import { bookingPathsOf } from '@traveldesk/bookings-contract';
import { hotelBookingPaths } from '@traveldesk/hotel-bookings-contract';
import type { StayQuote } from '@traveldesk/hotels-contract';
import { describeOnDatabase, startSandboxProgram, type Sandbox } from '@traveldesk/shared-testing/server';
import { sql } from 'kysely';
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

  it('charges only the fee for a guarantee', async () => {
    const found = await quote('Guarantee');
    const { body } = await book(found);
    expect(body.message).toMatch(/^TD-.*: the booking was sent to the supplier. Nothing is paid now.$/);
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

  it('finds a stay booked despite an error response, and never books it again', async () => {
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

  it('takes the deposit that the quote names, and sells no deposit rate without one', async () => {
    const quotes = [await quote('Deposit', 0), await quote('Deposit', 1)];
    const told = quotes.find(({ rate }) => rate.now !== null);
    const untold = quotes.find(({ rate }) => rate.now === null);
    // 20 % of two nights of 120.00 with 10 % of tax.
    expect(told?.rate.now).toEqual(euros('52.80'));
    const before = await balance();
    const { id } = (await book(told!)).body.data;
    expect(await settled(id)).toMatchObject({ state: 'confirmed', paid: euros('52.80') });
    expect(before - (await balance())).toBe(5_280n);
    const notes = await agent('GET', hotelBookingPaths.reviewNotes(untold!.id));
    expect(notes.body).toMatchObject({ obstacle: 'deposit_unknown' });
    const { status, body } = await book(untold!, { total: euros('0.00') });
    expect([status, body.code]).toEqual([422, 'stay_deposit_unknown']);
  });

  it('sends a loyalty number only where the rate takes one, and asks for one where it must', async () => {
    const number = { loyalty_number: 'DHG-4711' };
    const refusals = async (found: StayQuote, change: object = {}) => (await book(found, change)).body.fields;
    const without = await quote(plainRoom);
    // All rates of the test hotel take one.
    await sql`update hotel_quotes set content = jsonb_set(content, '{rate,rate,loyalty}', 'null')
      where id = ${without.id}`.execute(hotels.api.kernel.db);
    expect(await refusals(without, number)).toHaveProperty('loyalty_number');
    const quotes = [await quote('Loyalty Programme', 0), await quote('Loyalty Programme', 1)];
    const [required] = quotes.filter(({ rate }) => rate.loyalty?.required);
    const [free] = quotes.filter(({ rate }) => rate.loyalty && !rate.loyalty.required);
    expect(await refusals(required!)).toHaveProperty('loyalty_number');
    const sold = [await book(required!, number), await book(free!, number)];
    for (const { body } of sold) {
      const { id } = body.data;
      expect(await settled(id)).toMatchObject({ state: 'confirmed', loyalty_number: 'DHG-4711' });
      const { order_ref: ref } = await hotels.record(id);
      const stay = await sandbox.ask<object>('GET', `/stays/bookings/${ref}`);
      expect(stay).toMatchObject({ loyalty_programme_account_number: 'DHG-4711' });
    }
  });

  it('saves a guest with all that a traveler needs, and books a saved one under the same name only', async () => {
    const found = await quote(plainRoom);
    const whole = { title: 'ms', gender: 'f', born_on: '1990-05-17', save: true };
    const saved = (change: object) => ({ guests: [guest({ given_name: 'Layla', ...change })] });
    const incomplete = await book(found, saved({ ...whole, born_on: null }));
    expect(incomplete.body.fields).toHaveProperty(['guests.0.born_on']);
    await settled((await book(found, saved(whole))).body.data.id);
    const travellers = await hotels.api.kernel.db
      .selectFrom('travellers')
      .select(['id', 'given_name', 'person'])
      .where('company_id', '=', companyId)
      .execute();
    expect(travellers).toMatchObject([{ given_name: 'Layla' }]);
    const { id: saved_id, person } = travellers[0]!;
    const next = await quote(plainRoom);
    const other = await book(next, saved({ saved_id, given_name: 'Laila' }));
    expect(other.body.fields).toHaveProperty(['guests.0.given_name']);
    const { id } = (await book(next, saved({ saved_id }))).body.data;
    expect(await settled(id)).toMatchObject({ state: 'confirmed' });
    const lead = await hotels.api.kernel.db
      .selectFrom('booking_travellers')
      .select('person')
      .where('booking_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(lead.person).toBe(person);
  });
});
