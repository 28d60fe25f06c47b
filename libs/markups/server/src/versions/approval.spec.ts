import type { Markup, MarkupVersion } from '@traveldesk/markups-contract';
import { newId } from '@traveldesk/shared-server';
import { describeOnDatabase, type TestApi } from '@traveldesk/shared-testing/server';
import { loadRules } from '..';
import {
  addRule,
  approverPermissions,
  markupModules,
  personOf,
  priceBy,
  ruleBody,
  setRate,
  staffPermissions,
  type Caller,
} from '../testing/markups-api';

describeOnDatabase('a version above the limit', (makeApi) => {
  let api: TestApi;
  let author: Caller;
  let second: Caller;

  beforeAll(async () => {
    api = await makeApi({ modules: markupModules });
    author = await personOf(api, [...staffPermissions, ...approverPermissions, 'show_tasks'], 'Mona Said');
    second = await personOf(api, [...staffPermissions, ...approverPermissions], 'Farah Idris');
    await setRate(api, 'USD', '1.25');
    await setRate(api, 'JPY', '160');
  });
  beforeEach(async () => {
    for (const { id, approval_id: waits } of (await author('GET', '/markups')).body.data) {
      if (waits) await decide(second, 'decline', waits);
      await author('DELETE', `/markups/${id}`);
    }
  });

  const decide = (caller: Caller, what: 'approve' | 'decline' | 'cancel', id: string | null) =>
    caller('POST', `/approvals/${id}/${what}`, what === 'decline' ? { reason: 'Too much' } : {}, {
      'idempotency-key': newId(),
    });
  const read = async (id: string): Promise<Markup> => (await author('GET', `/markups/${id}`)).body;
  const put = (id: string, change: Parameters<typeof ruleBody>[0], caller = author) =>
    caller('PUT', `/markups/${id}`, ruleBody(change));
  const setStatus = (id: string, status: string) =>
    author('POST', `/markups/${id}/status`, { status, reason: null });
  const price = async (at = new Date()) => priceBy(await loadRules(api.kernel, at), at);
  const states = async (id: string) =>
    (await author('GET', `/markups/${id}/versions`)).body.data.map(({ state }: MarkupVersion) => state);

  const percent = { value_type: 'percent', percent: '5' } as const;
  const perNight = {
    product: 'hotel',
    per: 'room_night',
    infants: false,
    value_type: 'fixed',
    percent: null,
  } as const;
  it.each<[string, Parameters<typeof ruleBody>[0], boolean]>([
    ['15 %', { percent: '15' }, false],
    ['15.0001 %', { percent: '15.0001' }, true],
    ['a discount of 15.5 %', { kind: 'discount', percent: '15.5' }, true],
    ['50.00 EUR', { value_type: 'fixed', percent: null, amount: '50' }, false],
    ['50.01 EUR', { value_type: 'fixed', percent: null, amount: '50.01' }, true],
    // 62.50 / 1.25 = 50.00 EUR
    ['62.50 USD', { value_type: 'fixed', percent: null, amount: '62.5', currency: 'USD' }, false],
    ['62.52 USD', { value_type: 'fixed', percent: null, amount: '62.52', currency: 'USD' }, true],
    // 8 000 / 160 = 50.00 EUR
    ['8000 JPY', { value_type: 'fixed', percent: null, amount: '8000', currency: 'JPY' }, false],
    // 8 001 / 160 = 50.00625 EUR
    ['8001 JPY', { value_type: 'fixed', percent: null, amount: '8001', currency: 'JPY' }, true],
    ['7.14 EUR a room and night', { ...perNight, amount: '7.14' }, false],
    // 7 × 1 145 / 160 = 50.09 EUR
    ['1145 JPY a room and night', { ...perNight, amount: '1145', currency: 'JPY' }, true],
    ['a minimum of 10 EUR a room and night', { ...perNight, ...percent, min_amount: '10' }, true],
    ['10 EUR a room and night, of five at most', { ...perNight, amount: '10', nights_max: 5 }, false],
    ['at least 50.01 EUR', { min_amount: '50.01' }, true],
    ['at most 500 EUR', { max_amount: '500' }, false],
    ['rounded to 60 EUR', { step: '60' }, true],
    ['20 % as a draft', { status: 'draft', percent: '20' }, false],
    ['20 %, paused', { status: 'paused', percent: '20' }, false],
  ])('is told by its amounts: %s', async (_, change, waits) => {
    const rule = await addRule(author, change);
    expect(rule).toMatchObject({
      state: waits ? 'awaiting' : rule.status,
      in_force: waits || rule.status !== 'active' ? null : 1,
    });
    expect(rule.approval_id === null).toBe(!waits);
  });

  it('is compared with the limit without rates that only its author entered, unless somebody approved them', async () => {
    const writer = await personOf(api, [...staffPermissions, 'add_exchange_rates']);
    const dollars = { value_type: 'fixed', percent: null, amount: '63', currency: 'USD' } as const;
    // 63 / 1.27 = 49.61 EUR, and 63 / 1.25 = 50.40 EUR
    const rate = { base: 'EUR', quote: 'USD', rate: '1.27', valid_from: null };
    expect((await writer('POST', '/exchange_rates', rate)).status).toBe(201);
    expect((await addRule(writer, dollars)).state).toBe('awaiting');
    expect((await addRule(author, dollars)).state).toBe('active');
  });

  it('waits while the former version stays in force; once approved it counts, and its task ends', async () => {
    const { id } = await addRule(author, { percent: '5' });
    const answer = await put(id, { percent: '20', change_reason: 'Contract' });
    expect(answer.body).toMatchObject({
      message: 'Everybody was saved and is waiting for a second person. Until then nothing changes.',
      data: { state: 'awaiting', percent: '20', revision: 2, in_force: 1, version: 2 },
    });
    expect(await price()).toBe('105.00');
    const { approval_id: approvalId } = answer.body.data;
    const openTasks = async () =>
      (await author('GET', '/tasks?status=open')).body.data.map((task: { title: string }) => task.title);
    expect(await openTasks()).toContain('Markup rule “Everybody”, version 2');

    const asked = (await second('GET', `/approvals/${approvalId}`)).body;
    expect(asked).toMatchObject({
      kind: { key: 'markup_version', name: 'Markup rule' },
      amount: null,
      reason: 'Contract',
      effect: 'Version 2 of “Everybody” takes effect at once.',
      about: { kind: 'markup', id, name: 'Everybody', path: `/markups/view/${id}` },
      may: { approve: true, approve_in_part: false },
    });
    expect(asked.facts).toEqual(
      expect.arrayContaining([
        { label: 'Takes', value: { type: 'text', text: '20 % of the total' } },
        { label: 'Takes until then', value: { type: 'text', text: '5 % of the total' } },
      ]),
    );

    expect((await decide(second, 'approve', approvalId)).status).toBe(200);
    expect(await read(id)).toMatchObject({ state: 'active', in_force: 2, approval_id: null, version: 3 });
    expect(await price()).toBe('120.00');
    expect(await openTasks()).not.toContain('Markup rule “Everybody”, version 2');
    const { data } = (await author('GET', `/markups/${id}/history`)).body;
    expect(data[0]).toMatchObject({
      action: 'publish',
      actor: { name: 'Farah Idris' },
      changes: [{ field: 'percent', before: '5', after: '20' }],
    });
  });

  it('cannot be approved by its author, nor without the permission', async () => {
    const { id, approval_id: approvalId } = await addRule(author, { percent: '20' });
    const own = await decide(author, 'approve', approvalId);
    expect([own.status, own.body.code]).toEqual([403, 'approval_own']);
    const clerk = await personOf(api, [...staffPermissions, 'show_approvals']);
    expect((await decide(clerk, 'approve', approvalId)).body.permissions).toEqual(['approve_markups']);
    expect(await read(id)).toMatchObject({ state: 'awaiting', in_force: null });
    expect(await price()).toBe('100.00');
  });

  it('never counts if it is declined or withdrawn: the rule is unchanged', async () => {
    const { id } = await addRule(author, { percent: '5' });
    await put(id, { percent: '20' });
    expect((await decide(second, 'decline', (await read(id)).approval_id)).status).toBe(200);
    expect(await read(id)).toMatchObject({ state: 'active', percent: '5', revision: 1, in_force: 1 });
    await put(id, { percent: '30' });
    expect((await decide(author, 'cancel', (await read(id)).approval_id)).status).toBe(200);
    expect(await states(id)).toEqual(['declined', 'declined', 'published']);
    expect(await price()).toBe('105.00');
  });

  it('leaves a draft if it was the rule’s first version and is declined', async () => {
    const { id, approval_id: approvalId } = await addRule(author, { percent: '20' });
    await decide(second, 'decline', approvalId);
    expect(await read(id)).toMatchObject({ state: 'draft', status: 'draft', percent: '20', in_force: null });
    expect((await put(id, { percent: '10' })).body.data).toMatchObject({ state: 'active', in_force: 2 });
  });

  it('must be decided before any other change of the rule, except a pause', async () => {
    const { id } = await addRule(author, { percent: '5' });
    await put(id, { percent: '20' });
    const { approval_id: approvalId } = await read(id);
    for (const answer of [
      await put(id, { percent: '6' }),
      await author('DELETE', `/markups/${id}`),
      await setStatus(id, 'active'),
      await author('POST', `/markups/${id}/returns`, { number: 1, reason: null }),
    ]) {
      expect([answer.status, answer.body.code]).toEqual([422, 'markup_awaiting']);
    }
    const paused = await setStatus(id, 'paused');
    expect(paused.body.data).toMatchObject({ state: 'paused', percent: '5', in_force: null });
    expect(await price()).toBe('100.00');
    // Approving the request would bring a rule back into force that somebody has paused since.
    const late = await decide(second, 'approve', approvalId);
    expect([late.status, late.body.code]).toEqual([422, 'markup_overtaken']);
    expect((await decide(second, 'decline', approvalId)).status).toBe(200);
    expect(await read(id)).toMatchObject({ state: 'paused', revision: 3 });
  });

  it('comes into force on its day if approved before, otherwise at once', async () => {
    const day = new Date(Date.now() + 3_600_000);
    const scheduled = { percent: '20', effective_at: day.toISOString() };
    const { id, approval_id: approvalId } = await addRule(author, scheduled);
    expect((await second('GET', `/approvals/${approvalId}`)).body.effect).toBe(
      'Version 1 of “Everybody” takes effect on its day.',
    );
    await decide(second, 'approve', approvalId);
    expect(await read(id)).toMatchObject({ state: 'scheduled', in_force: null });
    expect([await price(), await price(day)]).toEqual(['100.00', '120.00']);

    const soon = new Date(Date.now() + 3_000);
    const late = await addRule(author, { percent: '30', priority: 9, effective_at: soon.toISOString() });
    await new Promise((resolve) => setTimeout(resolve, soon.getTime() + 50 - Date.now()));
    expect(await read(late.id)).toMatchObject({ state: 'awaiting' });
    await decide(second, 'approve', late.approval_id);
    const { in_force, effective_at: from } = await read(late.id);
    expect(in_force).toBe(1);
    expect(Date.parse(from ?? '')).toBeGreaterThan(soon.getTime());
  });

  it('cannot be approved once it can match nothing, even if it could on its day', async () => {
    const day = Date.now() + 4_000;
    const { id, approval_id: approvalId } = await addRule(author, {
      percent: '20',
      effective_at: new Date(day).toISOString(),
      valid_until: new Date(day + 1_000).toISOString(),
    });
    await new Promise((resolve) => setTimeout(resolve, day + 1_050 - Date.now()));
    const late = await decide(second, 'approve', approvalId);
    expect([late.status, late.body.code]).toEqual([422, 'markup_window_past']);
    expect(await read(id)).toMatchObject({ state: 'awaiting', in_force: null });
  });

  it('prevents the deletion of its zone while it waits, and can only be declined once its rule is deleted', async () => {
    const zone = (await author('POST', '/markup-zones', { name: 'Gulf', countries: ['AE'], zones: [] })).body
      .data;
    const { approval_id: approvalId } = await addRule(author, {
      percent: '20',
      origins: [{ kind: 'zone', code: zone.id }],
    });
    // A waiting version blocks the deletion of its zone, as one in force does.
    expect((await author('DELETE', `/markup-zones/${zone.id}`)).body.message).toBe(
      'This cannot be deleted: it is still used by 1 markup rule.',
    );
    expect((await decide(second, 'approve', approvalId)).status).toBe(200);
    const { id } = await addRule(author, { percent: '5' });
    await put(id, { percent: '20' });
    const { approval_id: gone } = await read(id);
    await setStatus(id, 'paused');
    await author('DELETE', `/markups/${id}`);
    expect((await decide(second, 'approve', gone)).body.code).toBe('markup_gone');
    expect((await decide(second, 'decline', gone)).status).toBe(200);
  });
});
