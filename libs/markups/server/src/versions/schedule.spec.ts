import { toolsOf } from '@traveldesk/shared-server';
import { describeOnDatabase, type TestApi } from '@traveldesk/shared-testing/server';
import type { Markup, MarkupVersion } from '@traveldesk/markups-contract';
import { loadRules } from '..';
import {
  addRule,
  callerOf,
  markupModules,
  priceBy,
  ruleBody,
  staffPermissions,
  type Caller,
} from '../testing/markups-api';
import { maintainMarkups } from '../markups.jobs';

const hour = 3_600_000;

describeOnDatabase('a version that waits for its day', (makeApi) => {
  let api: TestApi;
  let staff: Caller;
  let clock: Date | null;

  beforeAll(async () => {
    api = await makeApi({ modules: markupModules });
    staff = callerOf(api, await api.signIn({ permissions: staffPermissions }));
    toolsOf(api.kernel, 'markups').now = () => clock ?? new Date();
  });
  beforeEach(async () => {
    clock = null;
    for (const { id } of (await staff('GET', '/markups')).body.data) await staff('DELETE', `/markups/${id}`);
  });

  const inHours = (hours: number) => new Date(Math.floor(Date.now() / 1000) * 1000 + hours * hour);
  const put = async (id: string, change: Parameters<typeof ruleBody>[0]) => {
    const { status, body } = await staff('PUT', `/markups/${id}`, ruleBody(change));
    expect({ status, body }).toMatchObject({ status: 200 });
    return body;
  };
  const read = async (id: string): Promise<Markup> => (await staff('GET', `/markups/${id}`)).body;
  const states = async (id: string) =>
    (await staff('GET', `/markups/${id}/versions`)).body.data.map(
      ({ number, state, in_force: counts }: MarkupVersion) =>
        `${number} ${state}${counts ? ' in force' : ''}`,
    );
  /** Returns the selling price of 100.00 EUR net at an instant. */
  const priceAt = async (at: Date) => priceBy(await loadRules(api.kernel, at), at);

  it('comes into force at its instant without any action', async () => {
    const { id } = await addRule(staff, { percent: '5' });
    const day = inHours(2);
    const { message, data } = await put(id, { percent: '8', effective_at: day.toISOString() });
    expect(message).toBe('Everybody was saved and takes effect on its day.');
    expect(data).toMatchObject({
      state: 'scheduled',
      in_force: 1,
      revision: 2,
      effective_at: day.toISOString(),
    });
    expect(await states(id)).toEqual(['2 published', '1 published in force']);
    expect(await priceAt(new Date(day.getTime() - 1))).toBe('105.00');
    expect(await priceAt(day)).toBe('108.00');

    clock = new Date(day.getTime() - 1);
    expect(await read(id)).toMatchObject({ state: 'scheduled', in_force: 1 });
    clock = day;
    expect(await read(id)).toMatchObject({ state: 'active', in_force: 2 });
    expect(await states(id)).toEqual(['2 published in force', '1 published']);
  });

  it('is the version that the form edits, and can be rescheduled', async () => {
    const { id } = await addRule(staff, { percent: '5' });
    await put(id, { percent: '8', effective_at: inHours(2).toISOString() });
    expect(await read(id)).toMatchObject({ percent: '8' });
    await put(id, { percent: '9', effective_at: inHours(4).toISOString() });
    // The first of the two still has its time.
    expect(await Promise.all([1, 3, 5].map((hours) => priceAt(inHours(hours))))).toEqual([
      '105.00',
      '108.00',
      '109.00',
    ]);
  });

  it('is replaced by a version published for an earlier day, and then never counts', async () => {
    const { id } = await addRule(staff, { percent: '5' });
    await put(id, { percent: '8', effective_at: inHours(4).toISOString() });
    const back = await staff('POST', `/markups/${id}/returns`, { number: 1, reason: 'Not yet' });
    expect(back.body.data).toMatchObject({ percent: '5', state: 'active', in_force: 3 });
    expect(await states(id)).toEqual(['3 published in force', '2 replaced', '1 published']);
    expect(await priceAt(inHours(5))).toBe('105.00');
  });

  it('does not activate a rule that was paused meanwhile', async () => {
    const { id } = await addRule(staff, { percent: '5' });
    await put(id, { percent: '8', effective_at: inHours(2).toISOString() });
    await staff('POST', `/markups/${id}/status`, { status: 'paused', reason: null });
    expect(await priceAt(inHours(3))).toBe('100.00');
  });

  it('can be a rule’s first: until then it prices nothing', async () => {
    const day = inHours(2);
    const { id, in_force } = await addRule(staff, { effective_at: day.toISOString() });
    expect(in_force).toBeNull();
    expect([await priceAt(inHours(1)), await priceAt(day)]).toEqual(['100.00', '105.00']);
    expect(await read(id)).toMatchObject({ state: 'scheduled' });
  });

  it('frees records that only the former version named, once it is in force', async () => {
    const zone = (await staff('POST', '/markup-zones', { name: 'Gulf', countries: ['AE'], zones: [] })).body
      .data;
    const { id } = await addRule(staff, { origins: [{ kind: 'zone', code: zone.id }] });
    const day = inHours(2);
    await put(id, { effective_at: day.toISOString() });
    const remove = () => staff('DELETE', `/markup-zones/${zone.id}`);
    expect((await remove()).status).toBe(422);
    await maintainMarkups(api.kernel, new Date(day.getTime() - 1));
    expect((await remove()).status).toBe(422);
    await maintainMarkups(api.kernel, day);
    expect((await remove()).status).toBe(200);
  });

  it('ends with its rule’s validity without any action', async () => {
    const end = inHours(2);
    const { id } = await addRule(staff, { valid_until: end.toISOString() });
    expect(await priceAt(new Date(end.getTime() - 1))).toBe('105.00');
    expect(await priceAt(end)).toBe('100.00');
    clock = end;
    expect(await read(id)).toMatchObject({ state: 'ended', in_force: null });
  });
});
