import { describeOnDatabase, sampleOf } from '@traveldesk/shared-testing/server';
import { drive } from '@traveldesk/bookings-server/testing';
import { type BookingRecord, openOperation, refreshBooking } from '@traveldesk/bookings-server';
import type { Answer, Hook } from '../testing/gate.fake';
import { startTeller, type Teller, type Told } from '../testing/teller.fake';
import { beforeIt, verdictMeanwhile } from './meanwhile.fake';
import { settledRight } from './races.fake';
import { startStage, type Stage } from './stage.fake';
import { hookOf, prepared, stepOf, steps, type Step } from './steps';

type About = Pick<BookingRecord, 'order_ref' | 'kept'>;

const ofOrder = ({ kept }: About): Told => ({
  type: 'order.created',
  object: { id: 'ord_0000unknown', offer_id: kept?.ref },
});
const ofCancellation = ({ order_ref }: About): Told => ({
  type: 'order_cancellation.confirmed',
  object: { id: 'ore_0000any', order_id: order_ref },
});

/** The events that a supplier sends after each step. */
const toldOf: Readonly<Record<Step, (about: About) => Told>> = {
  hold: ofOrder,
  instant: ofOrder,
  pay_hold: ({ order_ref }) => ({
    type: 'air.payment.succeeded',
    object: { id: 'pay_0000any', order_id: order_ref },
  }),
  cancel_hold: ofCancellation,
  void: ofCancellation,
  refund: ofCancellation,
  change: ({ order_ref }) => ({ type: 'air.order.changed', object: { id: order_ref } }),
};

const broken: Answer = { status: 500, body: { errors: [], meta: { status: 500 } } };

describeOnDatabase('an event about a step that is under way', (makeApi) => {
  let stage: Stage;
  let teller: Teller;
  /** The events sent during a call; awaited by the test, because the caller would hide their errors. */
  let said: Promise<void> | undefined;
  beforeAll(async () => {
    stage = await startStage(makeApi);
    await stage.desk.settled(await stage.desk.book('hold'));
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
    await teller.tell({ type: told.type, object: { id: 'ord_0000nobodys', order_id: 'ord_0000nobodys' } });
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

  it.each(sampleOf(steps, 3))('%s, event before the answer: recorded once, changes nothing', async (step) => {
    const { bookings, desk, gate, sandbox } = stage;
    const ready = await prepared(step, desk, sandbox);
    const after: Hook['after'] = async (answer) => {
      await tellAll(step);
      return answer;
    };
    gate.hook(hookOf(step, { after }));
    const id = await stepOf[step].begin(desk, ready);
    await desk.settled(id);
    await allSaid();
    await settledRight(stage, id);
    const { version } = await bookings.record(id);
    await lookAgain(id);
    await settledRight(stage, id);
    expect(await bookings.record(id)).toMatchObject({ version, flags: [] });
  });

  it.each(sampleOf(steps, 3))('%s, event instead of the answer: a look-up finds the result', async (step) => {
    const { desk, gate, sandbox } = stage;
    const ready = await prepared(step, desk, sandbox);
    const after = async () => {
      await tellAll(step);
      return 'reset' as const;
    };
    gate.hook(hookOf(step, { after }));
    const id = await stepOf[step].begin(desk, ready);
    await desk.settled(id);
    await allSaid();
    await lookAgain(id);
    expect(await openOperation(stage.bookings.api.kernel.db, id)).toBeUndefined();
    await settledRight(stage, id);
  });

  it.each(sampleOf(steps, 3))('%s, false event: its content is ignored', async (step) => {
    const { bookings, desk, gate, sandbox } = stage;
    const ready = await prepared(step, desk, sandbox);
    const before = await beforeIt(bookings, ready?.id ?? null);
    const instead = async () => {
      await tellAll(step);
      return broken;
    };
    gate.hook(hookOf(step, { before: instead }));
    const id = await stepOf[step].begin(desk, ready);
    await desk.settled(id);
    await allSaid();
    gate.rest();
    await lookAgain(id);
    const verdict = await verdictMeanwhile(bookings, id, before);
    expect(verdict?.is).toEqual(verdict?.shouldBe);
    expect(verdict).not.toBeNull();
    await settledRight(stage, id);
  });
});
