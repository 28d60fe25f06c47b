import {
  describeOnDatabase,
  sampleOf,
  type Answer,
  type Hook,
  type TestApi,
  type TestApiOptions,
} from '@traveldesk/shared-testing/server';
import type { BookingRecord } from '../bookings.tables';
import { drive } from '../engine/drive.jobs';
import { refreshBooking } from '../engine/refresh.jobs';
import { openOperation } from '../engine/rows.sql';
import { beforeIt, verdictMeanwhile } from './meanwhile.fake';
import { hookFor, preparedFor, type Proven, type ProvenDesk, type ProvenStage } from './proven.fake';
import { settledRight } from './settled-right.fake';
import { startTeller, type Teller, type Told } from './teller.fake';

const broken: Answer = { status: 500, body: { errors: [], meta: { status: 500 } } };

/** A product's part of the proof. */
interface Events<Step extends string, Desk> {
  /** Makes the first booking. The product then registers its webhook at the supplier. */
  first(desk: Desk): Promise<string>;
  /** The events that a supplier sends after each step. */
  told: Readonly<Record<Step, (about: Pick<BookingRecord, 'order_ref' | 'kept'>) => Told>>;
  /** The object of an event about an unknown order. */
  nobodys: object;
  /** Adds tests on the same stage. */
  more?(stage: () => ProvenStage<Desk> & { teller: Teller }): void;
}

/** Sends events about each step of a product while it runs: twice under one id, forged, and about another order. */
export function describeEvents<
  Step extends string,
  Desk extends ProvenDesk,
  Ready extends { id: string },
  Stage extends ProvenStage<Desk> & { bookings: { api: TestApi } },
>(
  name: string,
  proven: Proven<Step, Desk, Ready>,
  startStage: (makeApi: (options: TestApiOptions) => Promise<TestApi>) => Promise<Stage>,
  { first, told: toldOf, nobodys, more }: Events<Step, Desk>,
): void {
  const names = Object.keys(proven.steps) as Step[];
  const sent = names.filter((step) => proven.steps[step].knob !== null);

  describeOnDatabase(name, (makeApi) => {
    let stage: Stage;
    let teller: Teller;
    /** The events sent during a call; awaited by the test, because the caller would hide their errors. */
    let said: Promise<void> | undefined;
    beforeAll(async () => {
      stage = await startStage(makeApi);
      await stage.desk.settled(await first(stage.desk));
      teller = await startTeller(stage.bookings);
    });
    afterAll(() => stage.stop());
    beforeEach(() => {
      said = undefined;
    });
    afterEach(() => stage.rest());

    /** The newest booking, because its id is not known until the supplier was called. */
    const newest = () =>
      stage.bookings.api.kernel.db
        .selectFrom('bookings')
        .selectAll()
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow();

    /** Sends the event twice under one id, once forged, and once about another order. */
    const tellAll = (step: Step): Promise<void> => (said = telling(step));
    const telling = async (step: Step): Promise<void> => {
      const before = await teller.events();
      const booking = await newest();
      const told = { ...toldOf[step](booking), id: `wev_0000told${before.length}` };
      await teller.tell(told);
      await teller.tell(told);
      const forged = teller.bodyOf({ ...told, id: 'wev_0000forged' });
      expect((await teller.post(forged, teller.signed(forged, { by: 'a guess' }))).statusCode).toBe(404);
      await teller.tell({ type: told.type, object: nobodys });
      const noted = (await teller.events()).slice(before.length).map((event) => event.booking_id);
      expect(noted).toEqual([booking.id, null]);
    };

    const allSaid = async (): Promise<void> => {
      if (!said) throw new Error('nothing was told');
      await said;
    };

    /** Does what the job started by the event does. */
    const lookAgain = async (id: string): Promise<void> => {
      const { kernel } = stage.bookings.api;
      await refreshBooking(kernel, id);
      const open = await openOperation(kernel.db, id);
      if (open) await drive(kernel, open.id);
    };

    it.each(sampleOf(names, 3))(
      '%s, event before the answer: recorded once, changes nothing',
      async (name) => {
        const step = proven.steps[name];
        const { bookings, desk, gate, sandbox } = stage;
        const ready = await preparedFor(step, desk, sandbox);
        const after: Hook['after'] = async (answer) => {
          await tellAll(name);
          return answer;
        };
        gate.hook(hookFor(step, { after }));
        const id = await step.begin(desk, ready);
        await desk.settled(id);
        await allSaid();
        await settledRight(proven, stage, id);
        const { version } = await bookings.record(id);
        await lookAgain(id);
        await settledRight(proven, stage, id);
        expect(await bookings.record(id)).toMatchObject({ version, flags: [] });
      },
    );

    it.each(sampleOf(names, 3))(
      '%s, event instead of the answer: a look-up finds the result',
      async (name) => {
        const step = proven.steps[name];
        const { desk, gate, sandbox } = stage;
        const ready = await preparedFor(step, desk, sandbox);
        const after = async () => {
          await tellAll(name);
          return 'reset' as const;
        };
        gate.hook(hookFor(step, { after }));
        const id = await step.begin(desk, ready);
        await desk.settled(id);
        await allSaid();
        gate.rest();
        await lookAgain(id);
        expect(await openOperation(stage.bookings.api.kernel.db, id)).toBeUndefined();
        await settledRight(proven, stage, id);
      },
    );

    it.each(sampleOf(sent, 3))('%s, false event: its content is ignored', async (name) => {
      const step = proven.steps[name];
      const { bookings, desk, gate, sandbox } = stage;
      const ready = await preparedFor(step, desk, sandbox);
      const before = await beforeIt(bookings, ready?.id ?? null);
      const instead = async () => {
        await tellAll(name);
        return broken;
      };
      gate.hook(hookFor(step, { before: instead }));
      const id = await step.begin(desk, ready);
      await desk.settled(id);
      await allSaid();
      gate.rest();
      await lookAgain(id);
      const verdict = await verdictMeanwhile(bookings, id, before);
      expect(verdict?.is).toEqual(verdict?.shouldBe);
      expect(verdict).not.toBeNull();
      await settledRight(proven, stage, id);
    });
    more?.(() => ({ ...stage, teller }));
  });
}
