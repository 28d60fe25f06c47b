import type { ApprovalDetails } from '@traveldesk/approvals-contract';
import { sql } from 'kysely';
import { describeOnDatabase, type TestApi } from '@traveldesk/shared-testing/server';
import { Problem } from '@traveldesk/shared-server';
import {
  ask,
  deskModules,
  effectsOf,
  gift,
  givenPerson,
  newKey,
  send,
  type Person,
} from './testing/desk.fake';

describeOnDatabase('a request for approval', (makeApi) => {
  let api: TestApi;
  let author: Person;
  let second: Person;
  let third: Person;

  beforeAll(async () => {
    api = await makeApi({ modules: deskModules });
    author = await givenPerson(api, { name: 'Nora Author' });
    second = await givenPerson(api, { name: 'Sami Second' });
    third = await givenPerson(api, { name: 'Tarek Third' });
  });

  const read = async (id: string, { headers } = second) => {
    const answer = await api.inject({ url: `/api/v1/approvals/${id}`, headers });
    expect({ status: answer.statusCode, body: answer.body }).toMatchObject({ status: 200 });
    return answer.json<ApprovalDetails>();
  };
  const tasksOf = async (id: string) => {
    const { rows } = await sql<{ status: string; type: string; title_fr: string; client_id: string | null }>`
      select status, type, title_fr, client_id from tasks where about_kind = 'approval' and about_id = ${id}`.execute(
      api.kernel.db,
    );
    return rows;
  };

  it('waits with a task and has no other effect', async () => {
    const { id } = await ask(api, author);
    expect(await read(id)).toMatchObject({
      state: 'new',
      kind: { key: 'gift', name: 'Gift' },
      title: 'A gift for Nile',
      amount: { amount: '1500.00', currency: 'EUR' },
      approved_amount: null,
      reason: 'They have earned it',
      author: { id: author.id, name: 'Nora Author' },
      by_program: false,
      effect: 'Nile is given the money.',
      facts: [{ label: 'Given to', value: { type: 'text', text: 'Nile' } }],
      evidence: { name: 'letter.pdf', url: '/gifts/letters/1' },
      decided_by: null,
    });
    expect(await tasksOf(id)).toEqual([
      { status: 'open', type: 'approval', title_fr: 'Un cadeau pour Nile', client_id: null },
    ]);
    expect(await effectsOf(api, id)).toEqual([]);
  });

  it('is approved by another person: carried out once, its task closed, and recorded in the history', async () => {
    const { id } = await ask(api, author);
    const answer = await send(api, 'approve', id, second, { note: 'Seen' });
    expect({ status: answer.statusCode, body: answer.body }).toMatchObject({ status: 200 });
    expect(answer.json()).toMatchObject({
      message: '“A gift for Nile” was approved.',
      data: {
        state: 'approved',
        approved_amount: { amount: '1500.00', currency: 'EUR' },
        decided_by: { id: second.id, name: 'Sami Second' },
        note: 'Seen',
        may: { approve: false, approve_in_part: false, decline: false, cancel: false },
        deciders: null,
        obstacle: null,
      },
    });
    expect(await effectsOf(api, id)).toEqual(['1500.00']);
    expect(await tasksOf(id)).toMatchObject([{ status: 'done' }]);
    const history = await api.inject({ url: `/api/v1/approvals/${id}/history`, headers: second.headers });
    expect(history.json()).toMatchObject({
      data: [{ action: 'approve', actor: { id: second.id } }, { action: 'create' }],
    });
    const [approved, asked] = history.json<{ data: { changes: { field: string; after: unknown }[] }[] }>()
      .data;
    const title = { en: 'A gift for Nile', fr: 'Un cadeau pour Nile', ar: 'هدية لنايل' };
    expect(asked?.changes.find(({ field }) => field === 'title')?.after).toEqual(title);
    expect(approved?.changes.map(({ field }) => field)).not.toContain('title');
  });

  it('is approved in part: the rest is not carried out', async () => {
    const { id } = await ask(api, author);
    const part = { amount: '400.5', currency: 'EUR' };
    const answer = await send(api, 'approve', id, second, { part });
    expect(answer.json()).toMatchObject({
      data: { state: 'partly_approved', approved_amount: { amount: '400.50', currency: 'EUR' } },
    });
    expect(await effectsOf(api, id)).toEqual(['400.5']);
  });

  it('is approved in full if the part equals the whole', async () => {
    const { id } = await ask(api, author);
    const answer = await send(api, 'approve', id, second, { part: { amount: '1500', currency: 'EUR' } });
    expect(answer.json()).toMatchObject({ data: { state: 'approved' } });
  });

  it.each([
    [{ amount: '0', currency: 'EUR' }, 'more than zero'],
    [{ amount: '-1', currency: 'EUR' }, 'more than zero'],
    [{ amount: '1500.01', currency: 'EUR' }, 'no more than was requested'],
    [{ amount: '10.0001', currency: 'EUR' }, 'fewer decimals'],
    [{ amount: '10', currency: 'USD' }, 'currency of the request'],
  ])('is not approved for %j, and still waits', async (part, words) => {
    const { id } = await ask(api, author);
    const answer = await send(api, 'approve', id, second, { part });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ fields: { part: expect.stringContaining(words) } });
    expect((await read(id)).state).toBe('new');
    expect(await effectsOf(api, id)).toEqual([]);
  });

  it.each([
    { part: { amount: '1e2', currency: 'EUR' } },
    { part: { amount: 10, currency: 'EUR' } },
    { all: 1 },
  ])('is not approved by the body %j', async (body) => {
    const { id } = await ask(api, author);
    expect((await send(api, 'approve', id, second, body)).statusCode).toBe(422);
    expect((await read(id)).state).toBe('new');
  });

  it('still waits if its effect fails, without a trace of the attempt', async () => {
    const { id } = await ask(api, author, { payload: { to: 'nobody' } });
    expect((await send(api, 'approve', id, second)).statusCode).toBe(500);
    expect((await read(id)).state).toBe('new');
    expect(await effectsOf(api, id)).toEqual([]);
    expect(await tasksOf(id)).toMatchObject([{ status: 'open' }]);
  });

  it('is declined with a reason, and its kind drops it', async () => {
    const { id } = await ask(api, author);
    expect((await send(api, 'decline', id, second, {})).statusCode).toBe(422);
    const answer = await send(api, 'decline', id, second, { reason: 'Twice this month' });
    expect(answer.json()).toMatchObject({ data: { state: 'declined', note: 'Twice this month' } });
    expect(await effectsOf(api, id)).toEqual(['dropped']);
    expect(await tasksOf(id)).toMatchObject([{ status: 'done' }]);
  });

  it('is withdrawn only by its author', async () => {
    const { id } = await ask(api, author);
    const refused = await send(api, 'cancel', id, second);
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([403, 'approval_not_own']);
    const answer = await send(api, 'cancel', id, author, { reason: 'Asked twice' });
    expect(answer.json()).toMatchObject({ data: { state: 'cancelled', note: 'Asked twice' } });
    expect(await effectsOf(api, id)).toEqual(['dropped']);
  });

  it.each(['approve', 'decline', 'cancel'] as const)('is decided once: no %s afterwards', async (what) => {
    const { id } = await ask(api, author);
    await send(api, 'decline', id, second);
    const answer = await send(api, what, id, what === 'cancel' ? author : third);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([422, 'approval_settled']);
    expect(await effectsOf(api, id)).toEqual(['dropped']);
  });

  it('is decided by the first of two simultaneous decisions', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id } = await ask(api, author);
      const answers = await Promise.all([send(api, 'approve', id, second), send(api, 'approve', id, third)]);
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
      expect(await effectsOf(api, id)).toEqual(['1500.00']);
    }
  });

  it('is approved or withdrawn, but not both at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id } = await ask(api, author);
      const answers = await Promise.all([send(api, 'approve', id, second), send(api, 'cancel', id, author)]);
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
      const [approved] = answers;
      expect(await effectsOf(api, id)).toEqual([approved?.statusCode === 200 ? '1500.00' : 'dropped']);
      expect((await read(id)).state).toBe(approved?.statusCode === 200 ? 'approved' : 'cancelled');
    }
  });

  it('is approved once when a key is sent again, also at the same time', async () => {
    const { id } = await ask(api, author);
    const key = newKey();
    const approve = () => send(api, 'approve', id, second, {}, key);
    const answers = await Promise.all([approve(), approve()]);
    expect(answers.map(({ statusCode }) => statusCode).filter((status) => status !== 425)).toContain(200);
    const again = await approve();
    expect([again.statusCode, again.headers['idempotency-replayed']]).toEqual([200, 'true']);
    expect(await effectsOf(api, id)).toEqual(['1500.00']);
    const other = await send(api, 'approve', id, second, { note: 'Other' }, key);
    expect([other.statusCode, other.json<{ code: string }>().code]).toEqual([422, 'idempotency_key_reused']);
  });

  it('calls its kind before the approval, only for users who may approve, and once per key', async () => {
    const { id } = await ask(api, author);
    const asked: string[] = [];
    gift.ahead = async ({ db }, request) => {
      // No transaction is open, or the outer connection would refuse this.
      await sql`select 1`.execute(db);
      asked.push(request.id);
      if (asked.length === 1) throw new Problem(422, 'approval_settled');
    };
    try {
      expect((await send(api, 'approve', id, author)).statusCode).toBe(403);
      expect(
        (await send(api, 'decline', (await ask(api, author)).id, second, { reason: 'No' })).statusCode,
      ).toBe(200);
      expect(asked).toEqual([]);
      expect((await send(api, 'approve', id, second)).statusCode).toBe(422);
      expect((await read(id)).state).toBe('new');
      const key = newKey();
      const approve = () => send(api, 'approve', id, second, {}, key);
      expect([(await approve()).statusCode, (await approve()).statusCode]).toEqual([200, 200]);
      expect(asked).toEqual([id, id]);
    } finally {
      delete gift.ahead;
    }
  });

  it('is not decided without an idempotency key', async () => {
    const { id } = await ask(api, author);
    const url = `/api/v1/approvals/${id}/approve`;
    const answer = await api.inject({ method: 'POST', url, headers: second.headers, payload: {} });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
      400,
      'idempotency_key_required',
    ]);
  });

  it.each([
    ['of the request', sql`update approval_requests set amount = 1`],
    ['to a state without a decision', sql`update approval_requests set state = 'approved'`],
    ['that deletes it', sql`delete from approval_requests`],
    ['of a decision', sql`update approval_decisions set note = 'other'`],
    ['that deletes a decision', sql`delete from approval_decisions`],
  ])('is protected by the database from a change %s', async (_what, statement) => {
    const { id } = await ask(api, author);
    await expect(statement.execute(api.kernel.db)).rejects.toThrow(
      /append-only|state alone changes|as its decision says/,
    );
    expect((await read(id)).state).toBe('new');
  });
});
