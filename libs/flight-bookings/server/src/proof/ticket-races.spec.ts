import { deferred } from '@traveldesk/bookings-server/testing';
import { describeOnDatabase, hardness, sampleOf } from '@traveldesk/shared-testing/server';
import { openOperation } from '@traveldesk/bookings-server';
import { codesOf, settledRight, type Answered } from './races.fake';
import { startStage, type Stage } from './stage.fake';
import { hookOf, prepared, stepOf, type Prepared, type Step } from './steps.fake';

const { runs: rounds } = hardness(2, 1);
const patience = Math.max(60_000, rounds * 30_000);

/** Actions that another user tries while a step is under way. */
const others: Readonly<Record<string, { path: string; body?: object }>> = {
  'ticket it': { path: 'pay' },
  'cancel it': { path: 'cancel', body: { reason: null } },
  'refund it': { path: 'cancellation-quotes' },
  'change it': {
    path: 'change-requests',
    body: {
      trips: [{ index: 0, origin: 'CAI', destination: 'LHR', date: '2027-03-01', cabin: null }],
    },
  },
};

const meetings: readonly (readonly [step: Step, other: string])[] = [
  ['pay_hold', 'cancel it'],
  ['cancel_hold', 'ticket it'],
  ['void', 'refund it'],
  ['void', 'change it'],
  ['refund', 'refund it'],
  ['refund', 'change it'],
  ['change', 'refund it'],
  ['change', 'change it'],
];

describeOnDatabase('two users at one ticket', (makeApi) => {
  let stage: Stage;
  beforeAll(async () => void (stage = await startStage(makeApi)));
  afterAll(() => stage.stop());
  afterEach(() => stage.rest());

  const post = (who: 'agent' | 'staff', id: string, path: string, body?: object): Promise<Answered> =>
    stage.bookings[who]('POST', `/flights/bookings/${id}/${path}`, body);
  const confirm = (who: 'agent' | 'staff', { id, quote }: Prepared, path: string) =>
    post(who, id, path, { quote_id: quote, reason: null });
  const isRefused = async (id: string, other: string) => {
    const { path, body } = others[other] ?? { path: other };
    const { total } = await stage.bookings.record(id);
    const asked =
      path === 'pay' ? { total: { amount: (Number(total) / 100).toFixed(2), currency: 'EUR' } } : body;
    expect(codesOf([await post('staff', id, path, asked)])).toEqual(['booking_busy']);
  };

  it.each(sampleOf(meetings, 3))(
    '%s under way, then in doubt: an attempt to %s is refused, and nothing is done twice',
    async (step, other) => {
      const { bookings, desk, gate, sandbox } = stage;
      const ready = await prepared(step, desk, sandbox);
      const [arrived, released] = [deferred(), deferred()];
      gate.hook(
        hookOf(step, {
          before: async () => {
            arrived.resolve();
            await released.promise;
            return undefined;
          },
          // The supplier carries it out, but the answer is lost.
          after: () => 'reset',
        }),
      );
      const id = await stepOf[step].begin(desk, ready);
      await arrived.promise;
      try {
        await isRefused(id, other);
      } finally {
        released.resolve();
      }
      await desk.settled(id);
      expect(await openOperation(bookings.api.kernel.db, id)).toMatchObject({ state: 'in_doubt' });
      await isRefused(id, other);
      expect(gate.count('POST', stepOf[step].path)).toBe(1);
      gate.rest();
      await settledRight(stage, id);
    },
    patience,
  );

  it.each(sampleOf(['void', 'refund', 'change'] as const, 1))(
    '%s: one of several confirmations of a quote wins, and the supplier is called once',
    async (step) => {
      const { desk, gate, sandbox } = stage;
      for (let round = 0; round < rounds; round += 1) {
        const ready = await prepared(step, desk, sandbox);
        if (!ready) throw new Error('nothing is quoted');
        gate.rest();
        const all = await Promise.all(
          (['agent', 'staff', 'agent', 'staff'] as const).map((who) => confirm(who, ready, step)),
        );
        expect(codesOf(all).filter((code) => code === 'sent')).toEqual(['sent']);
        expect(codesOf(all).filter((code) => !told.includes(code ?? ''))).toEqual([]);
        await settledRight(stage, ready.id);
        expect(gate.count('POST', stepOf[step].path)).toBe(1);
      }
    },
    patience,
  );

  it(
    'void and refund: one refunds, and the remaining action stays possible',
    async () => {
      const { bookings, desk, sandbox } = stage;
      for (let round = 0; round < rounds; round += 1) {
        const { balance } = await bookings.wallet();
        const ready = await prepared('void', desk, sandbox);
        if (!ready) throw new Error('nothing is quoted');
        const asked = [
          () => confirm('agent', ready, 'void'),
          () => confirm('staff', ready, 'refund'),
          () => anew(ready.id),
        ];
        const [, second] = await Promise.all((round % 2 ? asked.reverse() : asked).map((ask) => ask()));
        // A void quote cannot confirm a refund.
        expect(['booking_quote_over', 'booking_quote_changed', 'booking_state']).toContain(second?.body.code);
        await settledRight(stage, ready.id);
        if ((await bookings.record(ready.id)).state !== 'voided') {
          await desk.confirm(ready.id, 'void', await desk.quote(ready.id, 'cancellation'));
        }
        await settledRight(stage, ready.id);
        expect(await bookings.record(ready.id)).toMatchObject({ state: 'voided' });
        expect(await bookings.wallet()).toMatchObject({ balance, held: 0 });
      }
    },
    patience,
  );

  it(
    'change and refund: the refund covers the tickets that exist',
    async () => {
      const { bookings, desk, sandbox } = stage;
      for (let round = 0; round < rounds; round += 1) {
        const { balance } = await bookings.wallet();
        const ready = await prepared('change', desk, sandbox);
        if (!ready) throw new Error('nothing is quoted');
        const asked = [() => confirm('agent', ready, 'change'), () => anew(ready.id)];
        const answers = await Promise.all((round % 2 ? asked.reverse() : asked).map((ask) => ask()));
        expect(codesOf(answers)).toContain('sent');
        await settledRight(stage, ready.id);
        const { state } = await bookings.record(ready.id);
        expect(['changed', 'voided']).toContain(state);
        if (state === 'voided') expect(await bookings.wallet()).toMatchObject({ balance, held: 0 });
      }
    },
    patience,
  );

  it(
    'a quote requested before a change does not apply to the booking after it',
    async () => {
      const { bookings, desk, gate, sandbox } = stage;
      const ready = await prepared('change', desk, sandbox);
      if (!ready) throw new Error('nothing is quoted');
      const [answered, released] = [deferred(), deferred()];
      gate.hook({
        method: 'POST',
        path: /\/order_cancellations$/,
        after: async (answer) => {
          answered.resolve();
          await released.promise;
          return answer;
        },
      });
      const quoting = post('staff', ready.id, 'cancellation-quotes');
      await answered.promise;
      try {
        expect(codesOf([await confirm('agent', ready, 'change')])).toEqual(['sent']);
        await settledRight(stage, ready.id);
      } finally {
        released.resolve();
      }
      expect(codesOf([await quoting])).toEqual(['booking_state']);
      expect(await bookings.record(ready.id)).toMatchObject({ state: 'changed' });
    },
    patience,
  );

  /** A second person requests a quote and confirms it. */
  async function anew(id: string): Promise<Answered> {
    const quote = await stage.bookings.staff('POST', `/flights/bookings/${id}/cancellation-quotes`);
    return quote.status === 201 ? confirm('staff', { id, quote: quote.body.data.id }, 'void') : quote;
  }
});

/** The possible answers to the second caller. */
const told = ['sent', 'booking_busy', 'booking_state', 'booking_quote_over', 'booking_quote_changed'];
