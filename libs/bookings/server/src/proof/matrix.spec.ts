import { describeOnBoth } from '@traveldesk/shared-testing/server';
import type { Sandbox } from '@traveldesk/flights-server/testing';
import { toolsOf } from '@traveldesk/shared-server';
import { drive } from '../engine/drive.jobs';
import { openOperation } from '../engine/rows.sql';
import { startBookingsApi, startSandboxProgram, type BookingsApi } from '../testing/bookings-api.fake';
import { deskOf, type TestDesk } from '../testing/desk.fake';
import { startGate, type Gate } from '../testing/gate.fake';
import { faults, type Fault } from './faults';
import { recover, takeForDead } from './recover';
import { hookOf, stepOf, steps, type Step } from './steps';
import { faultsOfBooks, verdictOn } from './verify';

describeOnBoth('each step with each fault', (makeApi) => {
  let sandbox: Sandbox;
  let gate: Gate;
  let bookings: BookingsApi;
  let desk: TestDesk;
  beforeAll(async () => {
    sandbox = await startSandboxProgram();
    gate = await startGate(sandbox.url);
    bookings = await startBookingsApi(makeApi, { at: gate.url });
    desk = deskOf(bookings);
  });
  afterAll(async () => {
    await gate.close();
    await sandbox.stop();
  });
  afterEach(async () => {
    gate.rest();
    const normal = 'normal';
    await sandbox.turn({ order_outcome: normal, payment_outcome: normal, cancellation_outcome: normal });
  });

  it.each(steps.flatMap((step) => faults.map((fault) => [step, fault.name, fault] as const)))(
    '%s, %s: one order at most, its money once, and the truth in the end',
    async (step, _name, fault) => {
      const { kernel } = bookings.api;
      const prepared = await stepOf[step].prepare(desk);
      const end = await begin(step, fault);
      const id = await stepOf[step].begin(desk, prepared);
      await bookings.settled(id);
      await end();
      await moneyIsSetAside(id);
      await recover(kernel, id, { isLater: fault.outcome?.startsWith('accepted') ?? false });
      const { is, shouldBe } = await verdictOn(kernel, sandbox, id);
      expect(is).toEqual(shouldBe);
      expect(await bookings.wallet()).toMatchObject({ held: 0 });
    },
    30_000,
  );

  it.each(steps)(
    '%s, silence: looked up meanwhile, and the answer that comes late changes nothing',
    async (step) => {
      const { kernel } = bookings.api;
      const prepared = await stepOf[step].prepare(desk);
      const arrived = deferred();
      const released = deferred();
      gate.hook(
        hookOf(step, {
          after: async (answer) => {
            arrived.resolve();
            await released.promise;
            return answer;
          },
        }),
      );
      const id = await stepOf[step].begin(desk, prepared);
      await arrived.promise;
      await takeForDead(kernel);
      const open = await openOperation(kernel.db, id);
      await drive(kernel, open?.id ?? '');
      expect(await openOperation(kernel.db, id)).toMatchObject({ state: 'in_doubt', cause: 'unanswered' });
      await moneyIsSetAside(id);
      await recover(kernel, id);
      const { is, shouldBe } = await verdictOn(kernel, sandbox, id);
      expect(is).toEqual(shouldBe);
      released.resolve();
      await bookings.settled(id);
      const late = await verdictOn(kernel, sandbox, id);
      expect(late.is).toEqual(shouldBe);
      expect(await bookings.record(id)).toMatchObject({ flags: [] });
    },
  );

  it('leaves books that are whole', async () => {
    expect(await faultsOfBooks(bookings.api.kernel)).toEqual([]);
  });

  /** What is to be paid and not known to be sold stays set aside. */
  async function moneyIsSetAside(id: string): Promise<void> {
    const open = await openOperation(bookings.api.kernel.db, id);
    if (open?.kind !== 'pay') return;
    const { total } = await bookings.record(id);
    expect(Number((await bookings.wallet()).held)).toBe(Number(total));
  }

  /** Begins a fault; answers what ends it. */
  async function begin(step: Step, fault: Fault): Promise<() => Promise<void>> {
    if (fault.outcome) await sandbox.turn({ [stepOf[step].knob]: fault.outcome });
    if (fault.hook) gate.hook(hookOf(step, fault.hook(step)));
    if (fault.here === 'breaker') return openBreaker();
    if (fault.here === 'credentials') return takeCredentials();
    return async () => gate.rest();
  }

  async function openBreaker(): Promise<() => Promise<void>> {
    const flights = toolsOf(bookings.api.kernel, 'flights');
    const { gateOf } = flights;
    const breaker = { admit: () => null, pausedUntil: () => Date.now() + 1_000 };
    // Searches go on: what books has a breaker of its own.
    flights.gateOf = (id, kind) => (kind === 'order' ? { ...gateOf(id, kind), breaker } : gateOf(id, kind));
    return async () => void (flights.gateOf = gateOf);
  }

  /** A search and its review need them still, so they go just before the intent. */
  async function takeCredentials(): Promise<() => Promise<void>> {
    const { db } = bookings.api.kernel;
    const { id } = bookings.supplier;
    const kept = await db
      .selectFrom('suppliers')
      .select(['credentials', 'credentials_last4', 'credentials_set_at'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const set = (access: { [Column in keyof typeof kept]: (typeof kept)[Column] | null }) =>
      db.updateTable('suppliers').set(access).where('id', '=', id).execute();
    desk.beforeIntent = async () =>
      void (await set({ credentials: null, credentials_last4: null, credentials_set_at: null }));
    return async () => {
      desk.beforeIntent = async () => {};
      await set(kept);
    };
  }
});

function deferred() {
  let resolve: () => void = () => {};
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve };
}
