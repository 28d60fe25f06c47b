import { describeOnDatabase, isWholeRun, sampleOf } from '@traveldesk/shared-testing/server';
import { toolsOf } from '@traveldesk/shared-server';
import { drive } from '@traveldesk/bookings-server/testing';
import { openOperation } from '@traveldesk/bookings-server';
import { faults, isAccepted, type Fault } from './faults.fake';
import { beforeIt, verdictMeanwhile } from './meanwhile.fake';
import { recover, backdateHeartbeat } from './recover.fake';
import { deferred, startStage, type Stage } from './stage.fake';
import { hookOf, prepared, stepOf, steps, type Step } from './steps';
import { faultsOfBooks, movedBesides, verdictOn } from './verify.fake';

const cells = steps.flatMap((step) => faults.map((fault) => [step, fault.name, fault] as const));

/** Each fault once, spread over the steps. */
const few = faults.flatMap((fault, at) =>
  cells.filter((cell) => cell[2] === fault && cell[0] === steps[at % steps.length]),
);

describeOnDatabase('each step with each fault', (makeApi) => {
  let stage: Stage;
  beforeAll(async () => void (stage = await startStage(makeApi)));
  afterAll(() => stage.stop());
  afterEach(() => stage.rest());

  it.each(isWholeRun ? cells : few)(
    '%s, %s: at most one order, charged once, and the booking ends as at the supplier',
    async (step, _name, fault) => {
      const { bookings, desk, sandbox } = stage;
      const { kernel } = bookings.api;
      const ready = await prepared(step, desk, sandbox);
      const before = await beforeIt(bookings, ready?.id ?? null);
      const end = await begin(step, fault);
      const id = await stepOf[step].begin(desk, ready);
      await bookings.settled(id);
      await end();
      await nothingMeanwhile(id, before);
      await recover(kernel, id, { isLater: isAccepted(fault) });
      await isRight(id);
      expect(await movedBesides(kernel, id)).toBe(before.besides);
    },
    30_000,
  );

  it.each(sampleOf(steps, 2))(
    '%s, no answer: a look-up settles it, and the late answer changes nothing',
    async (step) => {
      const { bookings, desk, gate, sandbox } = stage;
      const { kernel } = bookings.api;
      const ready = await prepared(step, desk, sandbox);
      const before = await beforeIt(bookings, ready?.id ?? null);
      const arrived = deferred();
      const released = deferred();
      gate.hook(
        hookOf(step, {
          after: async (answer) => {
            // A second sending would get an answer.
            if (gate.count('POST', stepOf[step].path) > 1) return answer;
            arrived.resolve();
            await released.promise;
            return answer;
          },
        }),
      );
      const id = await stepOf[step].begin(desk, ready);
      await arrived.promise;
      await backdateHeartbeat(kernel);
      const open = await openOperation(kernel.db, id);
      await drive(kernel, open?.id ?? '');
      expect(await openOperation(kernel.db, id)).toMatchObject({ state: 'in_doubt', cause: 'unanswered' });
      await nothingMeanwhile(id, before);
      await recover(kernel, id);
      await isRight(id);
      expect(gate.count('POST', stepOf[step].path)).toBe(1);
      released.resolve();
      await bookings.settled(id);
      await isRight(id);
      expect(await bookings.record(id)).toMatchObject({ flags: [] });
    },
  );

  it('records which part of an answer differs from the request', async () => {
    const { bookings, desk, sandbox } = stage;
    const ready = await prepared('instant', desk, sandbox);
    const end = await begin(
      'instant',
      faults.find(({ name }) => name === 'another currency')!,
    );
    const id = await stepOf.instant.begin(desk, ready);
    await bookings.settled(id);
    await end();
    expect(await openOperation(bookings.api.kernel.db, id)).toMatchObject({
      cause: 'misfit',
      said: 'currency',
    });
    await recover(bookings.api.kernel, id);
    await isRight(id);
  });

  it('leaves the ledger without faults', async () => {
    expect(await faultsOfBooks(stage.bookings.api.kernel)).toEqual([]);
  });

  async function nothingMeanwhile(id: string, before: Awaited<ReturnType<typeof beforeIt>>): Promise<void> {
    const verdict = await verdictMeanwhile(stage.bookings, id, before);
    if (verdict) expect(verdict.is).toEqual(verdict.shouldBe);
  }

  async function isRight(id: string): Promise<void> {
    const { bookings, sandbox } = stage;
    const { is, shouldBe } = await verdictOn(bookings.api.kernel, sandbox, id);
    expect(is).toEqual(shouldBe);
    expect(await bookings.wallet()).toMatchObject({ held: 0 });
  }

  /** Starts a fault; returns a function that ends it. */
  async function begin(step: Step, fault: Fault): Promise<() => Promise<void>> {
    const { gate, sandbox } = stage;
    if (fault.outcome) await sandbox.turn({ [stepOf[step].knob]: fault.outcome });
    if (fault.hook) gate.hook(hookOf(step, fault.hook(step)));
    if (fault.here === 'breaker') return openBreaker();
    if (fault.here === 'credentials') return takeCredentials();
    return async () => gate.rest();
  }

  async function openBreaker(): Promise<() => Promise<void>> {
    const flights = toolsOf(stage.bookings.api.kernel, 'flights');
    const { gateOf } = flights;
    const breaker = { admit: () => null, pausedUntil: () => Date.now() + 1_000 };
    // Searches use another breaker than bookings, so they continue.
    flights.gateOf = (id, kind) => (kind === 'order' ? { ...gateOf(id, kind), breaker } : gateOf(id, kind));
    return async () => void (flights.gateOf = gateOf);
  }

  /** The search and the review need the credentials, so they are removed just before the intent. */
  async function takeCredentials(): Promise<() => Promise<void>> {
    const { desk, bookings } = stage;
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
