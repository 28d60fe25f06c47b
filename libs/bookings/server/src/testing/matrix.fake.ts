import { describeOnDatabase, isWholeRun, sampleOf } from '@traveldesk/shared-testing/server';
import type { TestApi, TestApiOptions } from '@traveldesk/shared-testing/server';
import { drive } from '../engine/drive.jobs';
import { openOperation } from '../engine/rows.sql';
import { faultsOfBooks, movedBesides } from './books.fake';
import { beginFault } from './begin-fault.fake';
import { faultsOf, isAccepted, type Fault } from './faults.fake';
import { beforeIt, verdictMeanwhile } from './meanwhile.fake';
import {
  hookFor,
  preparedFor,
  type Proven,
  type ProvenDesk,
  type ProvenStage,
  type ProvenStep,
} from './proven.fake';
import { backdateHeartbeat, recover } from './recover.fake';

/** A promise with its resolve function. */
export function deferred() {
  let resolve: () => void = () => {};
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve };
}

/** Returns each fault of each step, and each fault once, spread over the steps. */
function cellsOf<Step extends string>(steps: Readonly<Record<Step, ProvenStep<never, never>>>) {
  const names = Object.keys(steps) as Step[];
  const all = names.flatMap((step) =>
    faultsOf(steps[step]).map((fault) => [step, fault.name, fault] as const),
  );
  const few = [...new Set(all.map(([, name]) => name))].flatMap((name, at) => {
    const can = all.filter((cell) => cell[1] === name);
    const chosen = can.find(([step]) => step === names[at % names.length]) ?? can[0];
    return chosen ? [chosen] : [];
  });
  return { all, few };
}

/**
 * Runs each step of a product with each fault, in `npm test` each fault once, or `smoke` of them: at most one order, charged once, and the
 * booking ends as its supplier has it. `more` adds tests on the same stage.
 */
export function describeMatrix<
  Step extends string,
  Desk extends ProvenDesk,
  Ready extends { id: string },
  Stage extends ProvenStage<Desk>,
>(
  name: string,
  proven: Proven<Step, Desk, Ready>,
  startStage: (makeApi: (options: TestApiOptions) => Promise<TestApi>) => Promise<Stage>,
  { smoke, more = () => {} }: { smoke?: number; more?: (stage: () => Stage) => void } = {},
): void {
  const { steps } = proven;
  const { all, few } = cellsOf(steps as Readonly<Record<Step, ProvenStep<never, never>>>);
  /** A process can wait for the answer only to a request that has an effect. */
  const sent = (Object.keys(steps) as Step[]).filter((step) => steps[step].knob !== null);

  describeOnDatabase(name, (makeApi) => {
    let stage: Stage;
    beforeAll(async () => void (stage = await startStage(makeApi)));
    afterAll(() => stage.stop());
    afterEach(() => stage.rest());

    it.each(isWholeRun ? all : sampleOf(few, smoke ?? few.length))(
      '%s, %s: at most one order, charged once, and the booking ends as at the supplier',
      async (name, _fault, fault: Fault) => {
        const step = steps[name];
        const { bookings, desk, sandbox } = stage;
        const { kernel } = bookings.api;
        const ready = await preparedFor(step, desk, sandbox);
        const before = await beforeIt(bookings, ready?.id ?? null);
        const end = await beginFault(stage, proven, { step, fault });
        const id = await step.begin(desk, ready);
        await desk.settled(id);
        await end();
        await nothingMeanwhile(id, before);
        await recover(kernel, id, { isLater: isAccepted(fault) });
        await isRight(id);
        expect(await movedBesides(kernel, id)).toBe(before.besides);
      },
      30_000,
    );

    it.each(sampleOf(sent, 2))(
      '%s, no answer: a look-up settles it, and the late answer changes nothing',
      async (name) => {
        const step = steps[name];
        const { bookings, desk, gate, sandbox } = stage;
        const { kernel } = bookings.api;
        const ready = await preparedFor(step, desk, sandbox);
        const before = await beforeIt(bookings, ready?.id ?? null);
        const arrived = deferred();
        const released = deferred();
        gate.hook(
          hookFor(step, {
            after: async (answer) => {
              // A second sending would get an answer.
              if (gate.count(step.method, step.path) > 1) return answer;
              arrived.resolve();
              await released.promise;
              return answer;
            },
          }),
        );
        const id = await step.begin(desk, ready);
        await arrived.promise;
        await backdateHeartbeat(kernel);
        const open = await openOperation(kernel.db, id);
        await drive(kernel, open?.id ?? '');
        expect(await openOperation(kernel.db, id)).toMatchObject({ state: 'in_doubt', cause: 'unanswered' });
        await nothingMeanwhile(id, before);
        await recover(kernel, id);
        await isRight(id);
        expect(gate.count(step.method, step.path)).toBe(1);
        released.resolve();
        await desk.settled(id);
        await isRight(id);
        expect(await bookings.record(id)).toMatchObject({ flags: [] });
      },
    );

    more(() => stage);

    it('leaves the ledger without faults', async () => {
      expect(await faultsOfBooks(stage.bookings.api.kernel)).toEqual([]);
    });

    async function nothingMeanwhile(id: string, before: Awaited<ReturnType<typeof beforeIt>>): Promise<void> {
      const verdict = await verdictMeanwhile(stage.bookings, id, before);
      if (verdict) expect(verdict.is).toEqual(verdict.shouldBe);
    }

    async function isRight(id: string): Promise<void> {
      const { bookings, sandbox } = stage;
      const { is, shouldBe } = await proven.verdictOn(bookings.api.kernel, sandbox, id);
      expect(is).toEqual(shouldBe);
      expect(await bookings.wallet()).toMatchObject({ held: 0 });
    }
  });
}
