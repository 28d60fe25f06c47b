import { hotelBookingPaths } from '@traveldesk/hotel-bookings-contract';
import {
  describeOnDatabase,
  startGate,
  startSandboxProgram,
  type Gate,
  type Sandbox,
} from '@traveldesk/shared-testing/server';
import {
  startStayBookings,
  stayDesk,
  type BookingDesk,
  type StayBookings,
} from '../../testing/stay-bookings.fake';

describeOnDatabase('a stay that another is to replace', (makeApi) => {
  let sandbox: Sandbox;
  let gate: Gate;
  let bookings: StayBookings;
  let desk: BookingDesk;
  beforeAll(async () => {
    sandbox = await startSandboxProgram();
    gate = await startGate(sandbox.url);
    bookings = await startStayBookings(makeApi, { at: gate.url });
    desk = stayDesk(bookings.api, bookings.agent);
  });
  afterEach(() => gate.rest());
  afterAll(async () => {
    await gate.close();
    await sandbox.stop();
  });

  const booked = async (room?: string, change: object = {}) => {
    const id = await desk.book(room, change);
    await desk.settled(id);
    return id;
  };
  /** The same action, as the page offers it, and as the API answers. */
  const cancel = async (id: string, language = 'en') => {
    const { agent } = bookings;
    const { body } = await agent('GET', hotelBookingPaths.one(id));
    const [tier] = body.tiers;
    const answer = await agent(
      'POST',
      hotelBookingPaths.cancellations(id),
      { back: tier.back, until: tier.until, reason: null },
      { 'if-match': `"${body.version}"`, 'accept-language': language },
    );
    const { obstacle } = body.available_actions.find(({ action }: { action: string }) => action === 'cancel');
    return { obstacle, status: answer.status, code: answer.body.code, message: answer.body.message };
  };
  const refused = { obstacle: 'replacement_open', status: 422, code: 'booking_replacement_open' };
  const accepted = { obstacle: null, status: 201 };

  it('is not canceled while the new one is in doubt, and is once it is confirmed', async () => {
    const old = await booked();
    const next = await booked('Booked then 500', { replaces: old });
    expect(await cancel(old)).toMatchObject(refused);
    expect(await bookings.record(old)).toMatchObject({ state: 'confirmed', refunded: 0 });
    await desk.lookUp(next);
    expect(await bookings.record(next)).toMatchObject({ state: 'confirmed' });
    expect(await cancel(old)).toMatchObject(accepted);
    expect(await desk.settled(old)).toMatchObject({ state: 'refunded' });
    expect(await bookings.record(next)).toMatchObject({ state: 'confirmed' });
  });

  it('is not canceled while the new one is being sent, and stays one’s own decision after it has failed', async () => {
    const old = await booked();
    let asked: Promise<unknown> | undefined;
    gate.hook({
      method: 'POST',
      path: /^\/stays\/bookings$/,
      before: async () => {
        asked = cancel(old);
        await asked;
        return undefined;
      },
    });
    const next = await booked('Rate Unavailable at Booking', { replaces: old });
    expect(await asked).toMatchObject(refused);
    expect(await bookings.record(next)).toMatchObject({ state: 'failed' });
    expect(await bookings.record(old)).toMatchObject({ state: 'confirmed' });
    expect(await cancel(old)).toMatchObject(accepted);
    await desk.settled(old);
  });

  it('and its cancellation at the same time as the new one: never both before the new one has its result', async () => {
    const old = await booked();
    const [, canceled] = await Promise.all([booked('Booked then 500', { replaces: old }), cancel(old)]);
    await desk.settled(old);
    const { state } = await bookings.record(old);
    expect([canceled.status, state]).toEqual(
      canceled.status === 201 ? [201, 'refunded'] : [422, 'confirmed'],
    );
  });

  it('says so in each language', async () => {
    const old = await booked();
    await booked('Booked then 500', { replaces: old });
    const messages = await Promise.all(['en', 'fr', 'ar'].map((language) => cancel(old, language)));
    expect(messages.map(({ message }) => message)).toEqual([
      expect.stringContaining('is to replace this one'),
      expect.stringContaining('doit remplacer celle-ci'),
      expect.stringContaining('سيحل محل هذا الحجز'),
    ]);
  });
});
