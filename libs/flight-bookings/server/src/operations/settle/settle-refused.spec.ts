import { recover, beforeIt, verdictMeanwhile, faultsOfBooks } from '@traveldesk/bookings-server/testing';
import { sql } from 'kysely';
import { newId, toolsOf } from '@traveldesk/shared-server';
import { describeOnDatabase, sampleOf, type Answer, type Hook } from '@traveldesk/shared-testing/server';
import { callerOf, type Caller } from '@traveldesk/wallet-server/testing';
import { startStage, type Stage } from '../../proof/stage.fake';
import { hookOf, prepared, stepOf, steps, type Step } from '../../proof/steps.fake';
import { verdictOn } from '../../proof/verify.fake';

/** The longest settling time of a supplier, plus an hour. */
const over = 25 * 3_600_000;
const pause = 10_000;

describeOnDatabase('a doubt that a person reports as refused by the supplier', (makeApi, database) => {
  let stage: Stage;
  let second: Caller;
  beforeAll(async () => {
    stage = await startStage(makeApi);
    second = await stage.bookings.signedIn({ permissions: ['show_approvals', 'approve_adjustments'] });
    const flights = toolsOf(stage.bookings.api.kernel, 'flights');
    const { gateOf } = flights;
    // Without a breaker, so that a silent supplier in one test does not block the next.
    const breaker = { admit: () => () => {}, pausedUntil: () => null };
    flights.gateOf = (id, kind) => ({ ...gateOf(id, kind), breaker });
  });
  afterAll(() => stage.stop());
  afterEach(async () => {
    toolsOf(stage.bookings.api.kernel, 'bookings').now = () => new Date();
    await stage.rest();
    // All tests share one wallet, so none may leave money blocked.
    for (const id of left.splice(0)) await recover(stage.bookings.api.kernel, id);
  });
  const left: string[] = [];

  /** Creates an operation in doubt: its call has never reached the supplier, or its answer was lost. */
  const doubted = async (step: Step, is: 'unheard' | 'done' = 'unheard') => {
    const { bookings, desk, gate, sandbox } = stage;
    const ready = await prepared(step, desk, sandbox);
    const before = await beforeIt(bookings, ready?.id ?? null);
    const lost = () => 'reset' as const;
    gate.hook(hookOf(step, is === 'done' ? { after: lost } : { before: lost }));
    const id = await stepOf[step].begin(desk, ready);
    await bookings.settled(id);
    gate.rest();
    left.push(id);
    return { id, before };
  };
  type Doubt = Awaited<ReturnType<typeof doubted>>;
  const isHeld = async ({ id, before }: Doubt) => {
    const verdict = await verdictMeanwhile(stage.bookings, id, before);
    expect(verdict?.is).toEqual(verdict?.shouldBe ?? 'in doubt');
  };
  const settle = async (id: string, change: object = {}, who: Caller = stage.bookings.staff, key = {}) => {
    const operation_id = (await stage.bookings.operations(id)).at(-1)?.id;
    const word = { operation_id, outcome: 'refused', pnr: null, order_ref: null, reason: 'No trace of it' };
    const { status, body } = await who('POST', `/flights/bookings/${id}/settle`, { ...word, ...change }, key);
    return { status, body, code: body.code ?? status };
  };
  const ask = (id: string) => settle(id, { request_release: true });
  const reads = (does: Pick<Hook, 'before' | 'after'>) =>
    stage.gate.hook({ method: 'GET', path: /^\/air\//, ...does });
  const silent = () => reads({ before: () => 'reset' });
  const releaseOf = async (id: string) => {
    const { body } = await stage.bookings.staff('GET', `/flights/bookings/${id}`);
    return body.operation?.release_id as string | null;
  };
  const decide = async (release: string | null, decision: 'approve' | 'decline', who: Caller = second) => {
    const body = decision === 'decline' ? { reason: 'Ask again' } : {};
    const answer = await who('POST', `/approvals/${release}/${decision}`, body);
    return answer.body.code ?? answer.status;
  };
  const tasksOf = (id: string) =>
    stage.bookings.api.kernel.db
      .selectFrom('tasks')
      .select(['reason', 'status'])
      .where('about_id', '=', id)
      .orderBy('created_at')
      .execute();
  /** A booking whose release waits for a second person. */
  const waiting = async () => {
    const doubt = await doubted('instant');
    expect((await ask(doubt.id)).status).toBe(200);
    return { ...doubt, release: await releaseOf(doubt.id) };
  };

  it.each(sampleOf(steps, 3))(
    'releases nothing if the supplier carried it out, but settles it as done: %s',
    async (step) => {
      const { bookings, sandbox } = stage;
      const { id } = await doubted(step, 'done');
      const { code, body } = await settle(id);
      expect([code, body.message]).toEqual([
        'booking_found_done',
        expect.stringContaining('nothing is released'),
      ]);
      const { is, shouldBe } = await verdictOn(bookings.api.kernel, sandbox, id);
      expect(is).toEqual(shouldBe);
    },
  );

  it.each(sampleOf(steps, 3))('is settled once absence proves it, and not earlier: %s', async (step) => {
    const { bookings, sandbox } = stage;
    const doubt = await doubted(step);
    const { id } = doubt;
    expect((await settle(id)).code).toBe('booking_release_unproved');
    bookings.forward(over);
    expect((await settle(id)).code).toBe('booking_release_unproved');
    // A second look-up right after the first proves no more than one.
    expect((await settle(id)).code).toBe('booking_release_unproved');
    await isHeld(doubt);
    bookings.forward(pause);
    expect((await settle(id)).status).toBe(200);
    const { is, shouldBe } = await verdictOn(bookings.api.kernel, sandbox, id);
    expect(is).toEqual(shouldBe);
    expect(await bookings.wallet()).toMatchObject({ balance: doubt.before.balance, held: 0 });
    const history = await bookings.staff('GET', `/flights/bookings/${id}/history`);
    expect(history.body.data[0]).toMatchObject({ reason: 'No trace of it', actor: { name: 'Mona Said' } });
  });

  it('is not settled if the order differs from the request: a second person decides', async () => {
    const doubt = await doubted('instant', 'done');
    const prices = stage.bookings.api.kernel.db.updateTable('bookings').where('id', '=', doubt.id);
    await prices.set({ order_price: JSON.stringify({ amount: '1.00', currency: 'EUR' }) }).execute();
    const { code, body } = await settle(doubt.id);
    expect([code, body.message]).toEqual([
      'booking_release_differs',
      expect.stringContaining('another price'),
    ]);
    await isHeld(doubt);
    expect((await ask(doubt.id)).status).toBe(200);
    const { body: shown } = await second('GET', `/approvals/${await releaseOf(doubt.id)}`);
    expect(shown.facts).toContainEqual({
      label: 'What the supplier has instead',
      value: { type: 'text', text: 'another price' },
    });
    await isHeld(doubt);
    expect((await settle(doubt.id, { outcome: 'done', accept_differences: true })).status).toBe(200);
  });

  it('is not settled while the supplier does not answer; after a day a second person may release it', async () => {
    const { bookings } = stage;
    const doubt = await doubted('instant');
    silent();
    expect((await settle(doubt.id)).code).toBe('booking_release_unanswered');
    expect((await ask(doubt.id)).code).toBe('booking_release_unanswered');
    bookings.forward(over);
    expect((await settle(doubt.id)).code).toBe('booking_release_silent');
    await isHeld(doubt);
    expect((await ask(doubt.id)).status).toBe(200);
    await isHeld(doubt);
    expect(await decide(await releaseOf(doubt.id), 'approve')).toBe(200);
    expect(await bookings.record(doubt.id)).toMatchObject({ state: 'failed' });
    expect(await bookings.wallet()).toMatchObject({ balance: doubt.before.balance, held: 0 });
  });

  it('is not settled by users without override, by a program, or by users who cannot see the booking', async () => {
    const { bookings } = stage;
    const doubt = await doubted('instant');
    const settling = { permissions: ['show_bookings', 'settle_bookings'] };
    const settler = await bookings.signedIn(settling);
    const refused = await settle(doubt.id, { request_release: true }, settler);
    expect([refused.status, refused.body.permissions]).toEqual([403, ['override_bookings']]);
    const token = { ...settling, type: 'company', companyId: bookings.company.id, apiToken: true } as const;
    const program = callerOf(bookings.api, await bookings.api.signIn(token));
    expect((await settle(doubt.id, {}, program)).status).toBe(403);
    const other = await bookings.addCompany('Delta Tours', [], { currency: 'EUR' });
    const stranger = await bookings.signedIn({ ...settling, type: 'company', companyId: other.id });
    expect((await settle(doubt.id, {}, stranger)).status).toBe(404);
    expect(await releaseOf(doubt.id)).toBeNull();
    await isHeld(doubt);
  });

  it('is released only by a second person, and leaves a task', async () => {
    const { bookings } = stage;
    const doubt = await waiting();
    await isHeld(doubt);
    expect(await tasksOf(doubt.release ?? '')).toEqual([{ reason: 'approval', status: 'open' }]);
    const approving = ['show_approvals', 'approve_adjustments'];
    const adviser = await bookings.signedIn({ permissions: ['show_approvals', 'override_bookings'] });
    const own = await bookings.signedIn({
      type: 'company',
      companyId: bookings.company.id,
      permissions: approving,
    });
    expect(await decide(doubt.release, 'approve', adviser)).toBe('forbidden');
    expect(await decide(doubt.release, 'approve', own)).toBe('not_found');
    await isHeld(doubt);
    expect(await decide(doubt.release, 'approve')).toBe(200);
    expect(await bookings.record(doubt.id)).toMatchObject({ state: 'failed', refresh_at: expect.any(Date) });
    expect(await bookings.wallet()).toMatchObject({ balance: doubt.before.balance, held: 0 });
    expect(await tasksOf(doubt.id)).toEqual([
      { reason: 'in_doubt', status: 'done' },
      { reason: 'released', status: 'open' },
    ]);
    expect(await decide(doubt.release, 'approve')).toBe('approval_settled');
    expect(await faultsOfBooks(bookings.api.kernel)).toEqual([]);
  });

  it('asks a second person once at a time, and again after a refusal', async () => {
    const doubt = await doubted('instant');
    const answers = await Promise.all([ask(doubt.id), ask(doubt.id)]);
    expect(answers.map(({ code }) => String(code)).sort()).toEqual(['200', 'booking_release_waits']);
    expect((await ask(doubt.id)).code).toBe('booking_release_waits');
    expect(await decide(await releaseOf(doubt.id), 'decline')).toBe(200);
    expect(await releaseOf(doubt.id)).toBeNull();
    await isHeld(doubt);
    expect((await ask(doubt.id)).status).toBe(200);
  });

  it('cannot be approved if the order is found meanwhile', async () => {
    const { bookings, sandbox } = stage;
    const { id } = await doubted('instant', 'done');
    reads({ after: hidden });
    expect((await ask(id)).status).toBe(200);
    const release = await releaseOf(id);
    stage.gate.rest();
    expect(await decide(release, 'approve')).toBe('booking_found_done');
    expect(await decide(release, 'approve')).toBe('booking_found_done');
    const { is, shouldBe } = await verdictOn(bookings.api.kernel, sandbox, id);
    expect(is).toEqual(shouldBe);
    expect(await decide(release, 'decline')).toBe(200);
  });

  it('cannot be approved if the supplier’s order has changed, or if the supplier does not answer now', async () => {
    const doubt = await doubted('instant', 'done');
    reads({ after: hidden });
    expect((await ask(doubt.id)).status).toBe(200);
    const release = await releaseOf(doubt.id);
    silent();
    expect(await decide(release, 'approve')).toBe('booking_release_unanswered');
    reads({ after: twice });
    expect(await decide(release, 'approve')).toBe('booking_release_changed');
    await isHeld(doubt);
  });

  it('is settled once, by whichever of two people and a look-up comes first', async () => {
    const { bookings } = stage;
    const doubt = await doubted('instant');
    bookings.forward(over);
    expect((await settle(doubt.id)).code).toBe('booking_release_unproved');
    bookings.forward(pause);
    await Promise.all([settle(doubt.id), settle(doubt.id), bookings.lookUp(doubt.id)]);
    expect(await bookings.record(doubt.id)).toMatchObject({ state: 'failed' });
    expect(await bookings.wallet()).toMatchObject({ balance: doubt.before.balance, held: 0 });
    expect((await settle(doubt.id)).code).toBe('booking_in_doubt_only');
  });

  it('gets the same answer for the same key, and calls the supplier once', async () => {
    const { gate, bookings } = stage;
    const { id } = await doubted('instant');
    const key = { 'idempotency-key': newId() };
    gate.rest();
    expect((await settle(id, {}, bookings.staff, key)).code).toBe('booking_release_unproved');
    const asked = gate.count('GET', /^\/air\//);
    expect((await settle(id, {}, bookings.staff, key)).code).toBe('booking_release_unproved');
    expect(gate.count('GET', /^\/air\//)).toBe(asked);
  });

  (database === 'postgres' ? it : it.skip)(
    'leaves no transaction open while the supplier is asked, before the word and before the approval',
    async () => {
      const { db } = stage.bookings.api.kernel;
      const doubt = await waiting();
      const open: number[] = [];
      reads({
        before: async () => {
          const { rows } = await sql<{ n: number }>`select count(*)::int as n from pg_stat_activity
            where datname = current_database() and xact_start is not null and pid <> pg_backend_pid()`.execute(
            db,
          );
          open.push(rows[0]?.n ?? -1);
          return undefined;
        },
      });
      expect((await settle(doubt.id)).code).toBe('booking_release_unproved');
      expect(await decide(doubt.release, 'approve')).toBe(200);
      expect(open.length).toBeGreaterThanOrEqual(2);
      expect(open.every((count) => count === 0)).toBe(true);
    },
  );
});

const listOf = (answer: Answer | 'reset') => (answer as { body: { data: unknown } }).body;

/** The answer of a supplier whose list does not have the order yet. */
function hidden(answer: Answer | 'reset'): Answer {
  return { ...(answer as Answer), body: { ...listOf(answer), data: [] } };
}

/** Lists each order twice, under two ids. */
function twice(answer: Answer | 'reset'): Answer {
  const orders = listOf(answer).data as { id: string }[];
  const data = orders.flatMap((order) => [order, { ...order, id: `${order.id}twin` }]);
  return { ...(answer as Answer), body: { ...listOf(answer), data } };
}
