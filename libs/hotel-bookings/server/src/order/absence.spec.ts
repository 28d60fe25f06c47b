import { openOperation } from '@traveldesk/bookings-server';
import { Problem, toolsOf } from '@traveldesk/shared-server';
import { describeOnDatabase } from '@traveldesk/shared-testing/server';
import { startStage } from '../proof/proven.fake';

const minuteMs = 60_000;
const list = /^\/stays\/bookings\?/;
const booking = /^\/stays\/bookings$/;
const empty = (after: string | null) => ({ status: 200, body: { data: [], meta: { after } } });

describeOnDatabase('a stay in doubt that its supplier does not have', (makeApi) => {
  let stage: Awaited<ReturnType<typeof startStage>>;
  beforeAll(async () => void (stage = await startStage(makeApi)));
  afterAll(() => stage.stop());
  afterEach(() => stage.rest());

  /** Books a stay whose request never arrives. `forward` moves the clock of bookings. */
  const lost = async () => {
    const { bookings, desk, gate } = stage;
    const { kernel } = bookings.api;
    const tools = toolsOf(kernel, 'bookings');
    const start = Date.now();
    let passed = 0;
    tools.now = () => new Date(start + passed);
    gate.hook({ method: 'POST', path: booking, before: () => 'reset' });
    const { balance } = await bookings.wallet();
    const id = await desk.book();
    await desk.settled(id);
    gate.rest();
    return {
      id,
      balance,
      forward: (minutes: number) => void (passed += minutes * minuteMs),
      /** Looks it up, and returns the absences counted so far; null once it is settled. */
      absences: async () => {
        await desk.lookUp(id);
        return (await openOperation(kernel.db, id))?.absences ?? null;
      },
    };
  };

  it('keeps its money through any number of walks before the settling time, and one after it; the second releases it', async () => {
    const { bookings } = stage;
    const { id, balance, forward, absences } = await lost();
    expect([await absences(), await absences(), await absences()]).toEqual([0, 0, 0]);
    forward(11);
    expect(await absences()).toBe(1);
    expect(await bookings.record(id)).toMatchObject({ state: 'issuing' });
    expect(Number((await bookings.wallet()).held)).toBeGreaterThan(0);
    forward(1);
    expect(await absences()).toBeNull();
    expect(await bookings.record(id)).toMatchObject({ state: 'failed', paid: 0, order_ref: null });
    expect(await bookings.wallet()).toMatchObject({ balance, held: 0 });
  });

  it('is not absent by a walk that began before the settling time, or that is not whole', async () => {
    const { bookings, gate } = stage;
    const { id, forward, absences } = await lost();
    const hotels = toolsOf(bookings.api.kernel, 'hotels');
    const { walks } = hotels;
    let pages = 0;
    hotels.walks = {
      take: () => {
        if ((pages += 1) > 1) throw new Problem(429, 'too_many_requests');
      },
    };
    gate.hook({
      method: 'GET',
      path: list,
      before: (url) => empty(url.includes('after=') ? null : 'page2'),
    });
    const page = async () => {
      pages = 0;
      return absences();
    };
    expect(await page()).toBe(0);
    forward(11);
    // The walk ends after the settling time, and began before it.
    expect(await page()).toBe(0);
    expect([await page(), await page()]).toEqual([0, 1]);
    expect(gate.count('GET', list)).toBe(4);
    expect([await page(), await page()]).toEqual([1, null]);
    expect(await bookings.record(id)).toMatchObject({ state: 'failed' });
    hotels.walks = walks;
  });
});
