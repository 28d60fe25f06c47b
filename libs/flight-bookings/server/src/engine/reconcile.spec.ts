import { beforeIt, verdictMeanwhile } from '@traveldesk/bookings-server/testing';
import { toolsOf } from '@traveldesk/shared-server';
import { describeOnDatabase, type Answer } from '@traveldesk/shared-testing/server';
import { refreshBooking } from '@traveldesk/bookings-server';
import { startStage, type Stage } from '../proof/stage.fake';
import { hookOf, prepared, stepOf, steps, type Step } from '../proof/steps.fake';
import { verdictOn } from '../proof/verify.fake';
import { giveUp } from '../testing/give-up';
import { truthOf } from '../testing/supplier-truth.fake';

/** The longest settling time of a supplier, plus an hour. */
const over = 25 * 3_600_000;

describeOnDatabase('an operation in doubt', (makeApi) => {
  let stage: Stage;
  beforeAll(async () => void (stage = await startStage(makeApi)));
  afterAll(() => stage.stop());
  afterEach(async () => {
    toolsOf(stage.bookings.api.kernel, 'bookings').now = () => new Date();
    await stage.rest();
  });

  /** Creates an operation in doubt; without an outcome its call has never reached the supplier. */
  const doubted = async (step: Step, outcome?: string) => {
    const { bookings, desk, gate, sandbox } = stage;
    const ready = await prepared(step, desk, sandbox);
    const before = await beforeIt(bookings, ready?.id ?? null);
    if (outcome) await sandbox.turn({ [stepOf[step].knob]: outcome });
    else gate.hook(hookOf(step, { before: () => 'reset' }));
    const id = await stepOf[step].begin(desk, ready);
    await bookings.settled(id);
    await stage.rest();
    return { id, before };
  };
  const silent = () => stage.gate.hook({ method: 'GET', path: /^\/air\//, before: () => 'reset' });
  const isUntouched = async ({ id, before }: Awaited<ReturnType<typeof doubted>>) => {
    const verdict = await verdictMeanwhile(stage.bookings, id, before);
    expect(verdict?.is).toEqual(verdict?.shouldBe ?? 'in doubt');
  };

  it.each(steps)(
    'is not given up after a look-up without an answer, nor after a single absence: %s',
    async (step) => {
      const { bookings, gate, sandbox } = stage;
      const doubt = await doubted(step);
      const { id } = doubt;
      bookings.forward(over);
      silent();
      await bookings.lookUp(id);
      await isUntouched(doubt);
      gate.rest();
      await bookings.lookUp(id);
      await isUntouched(doubt);
      silent();
      await bookings.lookUp(id);
      await isUntouched(doubt);
      gate.rest();
      await bookings.lookUp(id);
      const { is, shouldBe } = await verdictOn(bookings.api.kernel, sandbox, id);
      expect(is).toEqual(shouldBe);
      expect(await bookings.wallet()).toMatchObject({ balance: doubt.before.balance, held: 0 });
    },
  );

  it('is not given up for an absence before the supplier’s settling time is over', async () => {
    const { bookings } = stage;
    const doubt = await doubted('instant');
    for (let times = 0; times < 3; times += 1) await bookings.lookUp(doubt.id);
    bookings.forward(over);
    await bookings.lookUp(doubt.id);
    await isUntouched(doubt);
    expect(await bookings.lookUp(doubt.id)).toMatchObject({ state: 'failed' });
    expect(await bookings.wallet()).toMatchObject({ balance: doubt.before.balance, held: 0 });
  });

  it('is not given up for an absence in another account of the supplier', async () => {
    const { bookings } = stage;
    const doubt = await doubted('instant');
    const attempts = bookings.api.kernel.db.updateTable('booking_attempts');
    const [operation] = await bookings.operations(doubt.id);
    await attempts
      .set({ access: 'another account' })
      .where('operation_id', '=', operation?.id ?? '')
      .execute();
    bookings.forward(over);
    for (let times = 0; times < 3; times += 1) await bookings.lookUp(doubt.id);
    await isUntouched(doubt);
    await attempts
      .set({ access: null })
      .where('operation_id', '=', operation?.id ?? '')
      .execute();
    for (let times = 0; times < 2; times += 1) await bookings.lookUp(doubt.id);
    expect(await bookings.record(doubt.id)).toMatchObject({ state: 'failed' });
  });

  describe('with two orders at the supplier', () => {
    /** Lists each order of the booking twice, under two ids. */
    const twice = () =>
      stage.gate.hook({
        method: 'GET',
        path: /^\/air\/orders\?/,
        after: (answer) => {
          const { body } = answer as { body: { data: { id: string }[] } };
          const data = body.data.flatMap((order) => [order, { ...order, id: `${order.id}twin` }]);
          return { ...(answer as Answer), body: { ...body, data } };
        },
      });
    const settle = async (id: string, change: object) => {
      const { bookings } = stage;
      const operation_id = (await bookings.operations(id)).at(-1)?.id;
      const settled = { operation_id, outcome: 'done', pnr: null, order_ref: null, reason: 'Asked by phone' };
      return bookings.staff('POST', `/flights/bookings/${id}/settle`, { ...settled, ...change });
    };

    it.each(['hold', 'instant'] as const)('stays in doubt until a person settles it: %s', async (step) => {
      const { bookings, gate, sandbox } = stage;
      const doubt = await doubted(step, 'done_then_500');
      const { id } = doubt;
      twice();
      bookings.forward(over);
      for (let times = 0; times < 3; times += 1) await bookings.lookUp(id);
      await isUntouched(doubt);
      expect((await bookings.operations(id)).at(-1)).toMatchObject({ cause: 'misfit', said: 'twice' });
      const { status, body } = await settle(id, {});
      expect([status, body.code]).toEqual([422, 'booking_order_differs']);
      expect(body.message).toContain('two orders');
      await isUntouched(doubt);
      gate.rest();
      const { ref } = await truthOf(sandbox, id);
      expect((await settle(id, { order_ref: ref })).status).toBe(200);
      const { is, shouldBe } = await verdictOn(bookings.api.kernel, sandbox, id);
      expect(is).toEqual(shouldBe);
    });

    it('stays failed once it was given up, even if a later look-up finds two orders', async () => {
      const { bookings } = stage;
      const { id, before } = await doubted('instant', 'done_then_500');
      await giveUp(bookings.api.kernel, id);
      twice();
      await refreshBooking(bookings.api.kernel, id);
      expect(await bookings.record(id)).toMatchObject({ state: 'failed', order_ref: null, paid: 0 });
      expect(await bookings.wallet()).toMatchObject({ balance: before.balance, held: 0 });
    });
  });
});
