import { describeOnBoth } from '@traveldesk/shared-testing/server';
import type { Sandbox } from '@traveldesk/flights-server/testing';
import { dayMs } from '@traveldesk/shared-contract';
import { toolsOf } from '@traveldesk/shared-server';
import { checkLedger, holdOwnersOf } from '@traveldesk/wallet-server';
import { startBookingsApi, startSandboxProgram, type BookingsApi } from '../testing/bookings-api.fake';
import { loadDemoBookings } from './demo';
import { demoTrips } from './demo.data';

describeOnBoth('the demo’s bookings', (makeApi) => {
  let sandbox: Sandbox;
  let bookings: BookingsApi;
  beforeAll(async () => {
    sandbox = await startSandboxProgram();
    bookings = await startBookingsApi(makeApi, { at: sandbox.url });
  });
  afterAll(() => sandbox.stop());

  const rows = () => bookings.api.kernel.db.selectFrom('bookings').selectAll().execute();
  /** Those who book for one company, and the staff; ended after so many trips, as by a kill between two of them. */
  const load = (trips: number) => {
    let left = trips;
    const signIn = async (email: string) => {
      if (email.endsWith('@nile.example')) return bookings.agent.headers;
      return email.startsWith('admin@') ? bookings.staff.headers : null;
    };
    return loadDemoBookings(bookings.api.app, signIn, () => left-- <= 0);
  };

  it('are loaded in parts, each once, and are older than they are', async () => {
    // Whoever made the last one was ended before it was noted.
    await load(8);
    const first = await rows();
    expect(first.length).toBeGreaterThan(6);
    await bookings.api.kernel.db
      .deleteFrom('booking_demo')
      .where('key', 'in', ['held', 'schedule'])
      .execute();
    await load(demoTrips.length);
    const all = await rows();
    // Each of the demo's people travels once.
    const people = await bookings.api.kernel.db.selectFrom('booking_travellers').select('person').execute();
    expect(new Set(people.map(({ person }) => person)).size).toBe(people.length);
    const states = new Set(all.map(({ state, kind }) => `${kind} ${state}`));
    for (const state of ['supplier on_hold', 'supplier ticketed', 'supplier cancelled', 'supplier failed']) {
      expect(states).toContain(state);
    }
    expect(states).toContain('manual ticketed');
    expect(states).toContain('group draft');
    const oldest = Math.min(...all.map(({ created_at: at }) => at.getTime()));
    expect(Date.now() - oldest).toBeGreaterThan(100 * dayMs);
    expect(Math.abs(toolsOf(bookings.api.kernel, 'bookings').now().getTime() - Date.now())).toBeLessThan(
      5_000,
    );
    expect(await load(demoTrips.length)).toBe(0);
    expect((await rows()).length).toBe(all.length);
    const owners = holdOwnersOf(bookings.api.kernel);
    expect((await checkLedger(bookings.api.kernel.db, 'whole', { owners })).faults).toEqual([]);
  });
});
