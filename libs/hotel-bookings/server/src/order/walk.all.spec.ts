import { openOperation } from '@traveldesk/bookings-server';
import { drive } from '@traveldesk/bookings-server/testing';
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
} from '../testing/stay-bookings.fake';

/** Bookings of others that the supplier lists before ours. */
const many = 10_000;
const perPage = 200;
/** The calls that an account allows in a minute (STAYS 1). */
const allowed = 60;
const list = /^\/stays\/bookings\?/;

interface Wire {
  id: string;
  metadata: object | null;
}

describeOnDatabase(`a doubt among ${many} bookings at its supplier`, (makeApi) => {
  let sandbox: Sandbox;
  let gate: Gate;
  let bookings: StayBookings;
  let desk: BookingDesk;
  beforeAll(async () => {
    // The clock alone: the budget of look-ups counts by it.
    jest.useFakeTimers({
      doNotFake: [
        'nextTick',
        'queueMicrotask',
        'setImmediate',
        'clearImmediate',
        'setInterval',
        'clearInterval',
        'setTimeout',
        'clearTimeout',
      ],
    });
    sandbox = await startSandboxProgram();
    gate = await startGate(sandbox.url);
    bookings = await startStayBookings(makeApi, { at: gate.url });
    desk = stayDesk(bookings.api, bookings.agent);
  });
  afterAll(async () => {
    jest.useRealTimers();
    await gate.close();
    await sandbox.stop();
  });

  /** The supplier's list, in which the bookings of the training supplier come last. */
  async function pageAt(url: string) {
    const after = Number(new URL(url, gate.url).searchParams.get('after') ?? 0);
    const own = await sandbox.ask<Wire[]>('GET', '/stays/bookings?limit=200');
    const others = Array.from({ length: many }, (_, at) => ({
      ...own[0]!,
      id: `bok_0000other${at}`,
      metadata: null,
    }));
    const next = after + perPage;
    const all = [...others, ...own];
    const data = all.slice(after, next);
    return { status: 200, body: { data, meta: { after: next < all.length ? String(next) : null } } };
  }

  it('is settled within 30 minutes by at most half of the calls, and no other booking is refused meanwhile', async () => {
    const { kernel } = bookings.api;
    const id = await desk.book('Booked then 500');
    await desk.settled(id);
    gate.hook({ method: 'GET', path: list, before: pageAt });
    let minutes = 0;
    const calls: number[] = [];
    const isOpen = async () => (await openOperation(kernel.db, id)) !== undefined;
    for (; minutes < 30 && (await isOpen()); minutes += 1) {
      const before = { pages: gate.count('GET', list), all: countAll() };
      const other = await desk.book();
      expect(await desk.settled(other)).toMatchObject({ state: 'confirmed' });
      // The job of the look-up runs whenever it is due.
      for (let second = 0; second < 60; second += 5) {
        jest.advanceTimersByTime(5_000);
        const open = await openOperation(kernel.db, id);
        if (open) await drive(kernel, open.id, { whenDue: true });
      }
      const pages = gate.count('GET', list) - before.pages;
      calls.push(countAll() - before.all);
      expect(pages).toBeLessThanOrEqual(allowed / 2);
    }
    expect(await bookings.record(id)).toMatchObject({ state: 'confirmed' });
    expect(Math.max(...calls)).toBeLessThanOrEqual(allowed);
    // It was on the last page.
    expect(gate.count('GET', list)).toBe(many / perPage + 1);
    expect([minutes > 1, minutes <= 30]).toEqual([true, true]);
    process.stdout.write(
      `${many} bookings: settled after ${minutes} minutes, calls in each: ${calls.join(', ')}\n`,
    );
  }, 120_000);

  const countAll = () => gate.count('GET', /./) + gate.count('POST', /./);
});
