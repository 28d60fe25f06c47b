import { openOperation } from '@traveldesk/bookings-server';
import {
  type Caller,
  drive,
  engineModules,
  euros,
  ledgerOf,
  personOf,
} from '@traveldesk/bookings-server/testing';
import { bookingPathsOf } from '@traveldesk/bookings-contract';
import { hotelBookingPaths } from '@traveldesk/hotel-bookings-contract';
import { hotelPaths, type PropertyRates, type StayQuote } from '@traveldesk/hotels-contract';
import { inCairo, resultsIn, someDay, startHotelsApi } from '@traveldesk/hotels-server/testing';
import { newId, toolsOf } from '@traveldesk/shared-server';
import { describeOnDatabase, startSandboxProgram, type Sandbox } from '@traveldesk/shared-testing/server';
import { sql } from 'kysely';
import { hotelBookingsServer } from '../..';

const modules = [...engineModules, hotelBookingsServer];

describeOnDatabase('stays booked at the training supplier', (makeApi) => {
  let sandbox: Sandbox;
  let hotels: Awaited<ReturnType<typeof startHotelsApi>>;
  let companyId: string;
  let agent: Caller;
  let days = 0;
  beforeAll(async () => {
    sandbox = await startSandboxProgram();
    hotels = await startHotelsApi((options) =>
      makeApi({ ...options, modules: [...(options.modules ?? []), ...modules] }),
    );
    await sql`alter table bookings drop constraint if exists bookings_product_check`.execute(
      hotels.api.kernel.db,
    );
    const { id } = await hotels.addSupplier('training', sandbox.url, { timeout_ms: 20_000 });
    const office = { office_latitude: -24.38, office_longitude: -128.32 };
    ({ id: companyId } = await hotels.addCompany('Henderson Travel', [id], { currency: 'EUR', ...office }));
    await ledgerOf(hotels.api).pay(companyId, euros('100000.00'));
    await hotels.addRule();
    const permissions = ['hotels_search', 'hotels_bookings', 'issue_bookings', 'cancel_bookings'];
    agent = await personOf(hotels.api, { type: 'company', companyId, permissions });
  });
  afterAll(() => sandbox.stop());

  /** Quotes a room of the test hotel for days of its own, and accepts the changes. */
  async function quote(room: string): Promise<StayQuote> {
    days += 7;
    const at = { check_in: someDay(days), check_out: someDay(days + 2) };
    const query = inCairo({ place: 'office', company_id: companyId, radius: 2, ...at });
    const found = resultsIn((await hotels.search(query)).lines);
    const hotel = found.find(({ property }) => property.name === 'Duffel Test Hotel');
    const path = hotelPaths.propertyRates(hotel!.property.id);
    const { rooms } = (await hotels.open(path, `${query}&supplier=training`)).body as PropertyRates;
    const rate_id = rooms.find(({ name }) => name === room)?.rates[0]?.id;
    const { body } = await agent('POST', hotelPaths.quotes, { rate_id });
    return body as StayQuote;
  }

  const inputFor = ({ id, rate }: StayQuote, change: object = {}) => ({
    quote_id: id,
    guests: [
      {
        room: 0,
        age: null,
        given_name: 'Amal',
        family_name: 'Haddad',
        title: null,
        gender: null,
        born_on: null,
        save: false,
        saved_id: null,
      },
    ],
    email: 'amal@nile.example',
    phone: '+201001234567',
    requests: null,
    loyalty_number: null,
    total: rate.now,
    replaces: null,
    reason: null,
    note: null,
    ...change,
  });
  const book = (found: StayQuote, change: object = {}) =>
    agent('POST', hotelBookingPaths.all, inputFor(found, change), { 'idempotency-key': newId() });
  const settled = async (id: string) => {
    const { running } = toolsOf(hotels.api.kernel, 'bookings');
    while (running.size > 0) await Promise.all(running);
    return (await agent('GET', hotelBookingPaths.one(id))).body;
  };
  const lookUp = async (id: string) => {
    const open = await openOperation(hotels.api.kernel.db, id);
    if (open) await drive(hotels.api.kernel, open.id);
  };
  const balance = async () => BigInt((await ledgerOf(hotels.api).wallet(companyId)).balance);

  it('takes the price once and shows the stay as it was agreed', async () => {
    const found = await quote('Successful Booking with Balance');
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

  it('finds a stay whose answer was an error, and never books it again', async () => {
    const { body } = await book(await quote('Booked then 500'));
    const { id } = body.data;
    const doubtful = await settled(id);
    expect([doubtful.state, doubtful.operation?.state]).toEqual(['issuing', 'in_doubt']);
    await lookUp(id);
    expect(await settled(id)).toMatchObject({ state: 'confirmed' });
  });

  it('warns of a second stay in the same nights', async () => {
    const found = await quote('Successful Booking with Balance');
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
