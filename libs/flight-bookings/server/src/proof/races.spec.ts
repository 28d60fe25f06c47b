import { describeOnDatabase, hardness, isWholeRun } from '@traveldesk/shared-testing/server';
import { someDay } from '@traveldesk/flights-server/testing';
import { systemChange } from '@traveldesk/shared-server';
import { euros, ledgerOf } from '@traveldesk/wallet-server/testing';
import { drive, settleRefused, faultsOfBooks } from '@traveldesk/bookings-server/testing';
import { lockBooking, openOperation } from '@traveldesk/bookings-server';
import type { BookingsApi } from '../testing/bookings-api.fake';
import type { TestDesk } from '../testing/desk.fake';
import { truthOf } from '../testing/supplier-truth.fake';
import { codesOf, settledRight } from './races.fake';
import { startStage, type Stage } from './stage.fake';

/** How often each race runs. */
const { runs: rounds } = hardness(4, 1);
/** The number of people who pay at once, and how many of them the wallet can pay for. */
const [crowd, enoughFor] = isWholeRun ? [50, 10] : [12, 3];
const patience = Math.max(120_000, rounds * 15_000);

describeOnDatabase('concurrent actions', (makeApi) => {
  let stage: Stage;
  let bookings: BookingsApi;
  let desk: TestDesk;
  beforeAll(async () => {
    stage = await startStage(makeApi);
    ({ bookings, desk } = stage);
  });
  afterAll(() => stage.stop());
  afterEach(() => stage.rest());

  const held = async () => {
    const id = await desk.book('hold');
    await desk.settled(id);
    return id;
  };
  const payBody = async (id: string) => {
    const { total } = await bookings.record(id);
    return { total: { amount: (Number(total) / 100).toFixed(2), currency: 'EUR' } };
  };
  const isRight = (id: string) => settledRight(stage, id);

  it(
    'pay and cancel a hold: one wins, and the other is refused as busy',
    async () => {
      for (let round = 0; round < rounds; round += 1) {
        const id = await held();
        const pay = () =>
          payBody(id).then((body) => bookings.agent('POST', `/flights/bookings/${id}/pay`, body));
        const letGo = () => bookings.staff('POST', `/flights/bookings/${id}/cancel`, { reason: null });
        const answers = await Promise.all(round % 2 === 0 ? [pay(), letGo()] : [letGo(), pay()]);
        const [one, other] = codesOf(answers);
        expect([['booking_busy', 'booking_state'].includes(one ?? ''), other]).toEqual([true, 'sent']);
        await isRight(id);
      }
    },
    patience,
  );

  it(
    'a person and a look-up settle a doubt: the first wins, and its money moves once',
    async () => {
      const { kernel } = bookings.api;
      for (let round = 0; round < rounds; round += 1) {
        await stage.sandbox.turn({ order_outcome: 'done_then_500' });
        const before = await bookings.wallet();
        const id = await desk.book('pay');
        await desk.settled(id);
        const open = await openOperation(kernel.db, id);
        const person = systemChange(kernel, async (tx, record) => {
          const booking = await lockBooking(tx, id);
          const operation = await openOperation(tx, id);
          if (operation)
            await settleRefused(tx, record, null, { booking, operation, cause: 'person', at: new Date() });
        });
        await Promise.all([person, ...[1, 2, 3].map(() => drive(kernel, open?.id ?? ''))]);
        const { state, total } = await bookings.record(id);
        const after = await bookings.wallet();
        const taken = Number(before.balance) - Number(after.balance);
        expect([state, taken, after.held]).toEqual(
          state === 'ticketed' ? ['ticketed', Number(total), 0] : ['failed', 0, 0],
        );
        expect((await bookings.operations(id)).map((one) => one.state)).toEqual([
          state === 'ticketed' ? 'done' : 'refused',
        ]);
        expect(await faultsOfBooks(kernel)).toEqual([]);
      }
    },
    patience,
  );

  it(
    'ten workers that drive one operation send it once',
    async () => {
      const { kernel } = bookings.api;
      const id = await held();
      stage.gate.rest();
      // The test records only the intent, because the process itself also drives operations.
      await desk.pay(id);
      const open = await openOperation(kernel.db, id);
      await Promise.all(Array.from({ length: 10 }, () => drive(kernel, open?.id ?? '')));
      await isRight(id);
      expect(stage.gate.count('POST', /^\/air\/payments$/)).toBe(1);
    },
    patience,
  );

  it(
    'two tabs with one offer, and a second offer of the same search: one booking',
    async () => {
      const found = await bookings.offer();
      const input = bookings.inputFor(found, 'hold');
      const send = () => bookings.agent('POST', '/flights/bookings', input);
      const answers = await Promise.all([send(), send(), send()]);
      expect(codesOf(answers).filter((code) => code === 'sent')).toEqual(['sent']);
      const refusals = codesOf(answers).filter((code) => code !== 'sent');
      expect(
        refusals.every((code) =>
          ['booking_offer_taken', 'booking_search_used', 'invalid', 'booking_duplicate'].includes(code ?? ''),
        ),
      ).toBe(true);
      const id = answers.find(({ status }) => status === 201)?.body.data.id as string;
      await isRight(id);
      const again = await bookings.agent('POST', '/flights/bookings', { ...input, reason: 'Once more' });
      expect([again.status, again.body.code]).toEqual([422, 'booking_search_used']);
      expect(stage.gate.count('POST', /^\/air\/orders$/)).toBe(1);
    },
    patience,
  );

  it(
    'the same key twenty times: one booking, and every caller gets it',
    async () => {
      const input = bookings.inputFor(await bookings.offer(), 'pay');
      const headers = { ...bookings.agent.headers, 'idempotency-key': `twenty-${Date.now()}` };
      const send = () =>
        bookings.api.inject({ method: 'POST', url: '/api/v1/flights/bookings', headers, payload: input });
      const answers = await Promise.all(Array.from({ length: 20 }, send));
      // A request in progress answers 425; repeated later, it returns the first answer.
      expect(answers.every(({ statusCode }) => statusCode === 201 || statusCode === 425)).toBe(true);
      const again = await Promise.all(Array.from({ length: 3 }, send));
      const ids = [...answers, ...again].flatMap((answer) =>
        answer.statusCode === 201 ? [answer.json().data.id as string] : [],
      );
      expect(new Set(ids).size).toBe(1);
      await isRight(ids[0] ?? '');
      expect(stage.gate.count('POST', /^\/air\/orders$/)).toBe(1);
    },
    patience,
  );

  it(
    `${crowd} people pay from a wallet with money for ${enoughFor}: never more are paid, each with one order`,
    async () => {
      const { api } = bookings;
      const company = await bookings.addCompany('Crowd Travel', [bookings.supplier.id], { currency: 'EUR' });
      const agent = await bookings.signedIn({
        type: 'company',
        companyId: company.id,
        permissions: ['flights_search', 'flights_bookings', 'issue_bookings'],
      });
      // The same flights at the same price from different searches, because a search is sold only once.
      const inputs = [];
      for (let minute = 10; minute < 10 + crowd; minute += 1) {
        const trip = { origin: 'CAI', destination: 'LHR', date: someDay(200), arrival: null };
        const departure = { from: '00:00', to: `23:${minute}` };
        const found = await bookings.offer(agent, ['CAI', 'LHR'], { trips: [{ ...trip, departure }] });
        inputs.push(bookings.inputFor(found, 'pay'));
      }
      const [first] = inputs;
      expect(new Set(inputs.map(({ total }) => total.amount)).size).toBe(1);
      const enough = (Number(first?.total.amount) * enoughFor).toFixed(2);
      await ledgerOf(api).pay(company.id, euros(enough));
      const answers = await Promise.all(inputs.map((input) => agent('POST', '/flights/bookings', input)));
      const sent = answers.filter(({ status }) => status === 201);
      expect([...new Set(codesOf(answers))]).toEqual(['insufficient_funds', 'sent']);
      for (const { body } of sent) await isRight(body.data.id as string);
      const orders = await Promise.all(
        sent.map(({ body }) => truthOf(stage.sandbox, body.data.id as string)),
      );
      const paid = orders.filter(({ is }) => is === 'paid').length;
      const missed = orders.filter(({ is }) => is === null).length;
      // On a busy machine a call may start too late: nothing is sold then, and its money is released for
      // another.
      expect([paid + missed, sent.length >= enoughFor, paid > 0, paid <= enoughFor]).toEqual([
        sent.length,
        true,
        true,
        true,
      ]);
      const left = (enoughFor - paid) * Math.round(Number(first?.total.amount) * 100);
      expect(await ledgerOf(api).wallet(company.id)).toMatchObject({ balance: left, held: 0 });
    },
    patience,
  );
});
