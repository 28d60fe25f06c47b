import type { MarkupVersion } from '@traveldesk/markups-contract';
import { describeOnDatabase, type TestApi } from '@traveldesk/shared-testing/server';
import {
  addRule,
  callerOf,
  markupModules,
  ruleBody,
  staffPermissions,
  type Caller,
} from '../testing/markups-api';

describeOnDatabase('the versions of a rule', (makeApi) => {
  let api: TestApi;
  let staff: Caller;

  beforeAll(async () => {
    api = await makeApi({ modules: markupModules });
    staff = callerOf(api, await api.signIn({ permissions: staffPermissions, name: 'Mona Said' }));
  });

  const versions = async (id: string, query = '') =>
    (await staff('GET', `/markups/${id}/versions${query}`)).body as { data: MarkupVersion[]; total: number };
  const put = (id: string, change: Parameters<typeof ruleBody>[0]) =>
    staff('PUT', `/markups/${id}`, ruleBody(change));
  const setStatus = (id: string, status: string, reason: string | null = null) =>
    staff('POST', `/markups/${id}/status`, { status, reason });
  const back = (id: string, number: number, reason: string | null = null) =>
    staff('POST', `/markups/${id}/returns`, { number, reason });

  it('show changes, author and reason, and which one is in force', async () => {
    const { id } = await addRule(staff);
    await put(id, { percent: '6', priority: 3, change_reason: 'More costs' });
    const { data, total } = await versions(id);
    expect(total).toBe(2);
    expect(data.map(({ number }) => number)).toEqual([2, 1]);
    const [second, first] = data;
    expect(second).toMatchObject({
      state: 'published',
      in_force: true,
      author: { name: 'Mona Said' },
      reason: 'More costs',
      approval_id: null,
      rule: { percent: '6', name: 'Everybody' },
      changes: [
        { field: 'percent', before: '5', after: '6' },
        { field: 'priority', before: 0, after: 3 },
      ],
    });
    expect(first).toMatchObject({ in_force: false, reason: null, changes: [], rule: { percent: '5' } });
    expect((await versions(id, '?page=2&per_page=1')).data.map(({ number }) => number)).toEqual([1]);
  });

  it('are paused and activated with one click, and price nothing meanwhile', async () => {
    const { id } = await addRule(staff);
    const paused = await setStatus(id, 'paused', 'Too dear');
    expect(paused.body.data).toMatchObject({ state: 'paused', in_force: null, revision: 2, version: 2 });
    expect((await setStatus(id, 'paused')).body).toMatchObject({
      code: 'markup_is_paused',
      message: 'This rule is already paused.',
    });
    const active = await setStatus(id, 'active');
    expect(active.body.data).toMatchObject({ state: 'active', in_force: 3 });
    const { data } = await versions(id);
    expect(data.map(({ changes }) => changes)).toEqual([
      [{ field: 'status', before: 'paused', after: 'active' }],
      [{ field: 'status', before: 'active', after: 'paused' }],
      [],
    ]);
    expect(data[1]).toMatchObject({ reason: 'Too dear' });
  });

  it('cannot be activated if they would match nothing', async () => {
    const { id } = await addRule(staff, { status: 'draft', travel_to: '2020-01-01' });
    expect((await setStatus(id, 'active')).body).toMatchObject({
      code: 'markup_window_past',
      message: 'This is already over: the rule would match nothing.',
    });
  });

  it('are restored completely, as a new version', async () => {
    const { id } = await addRule(staff, { percent: '5', cabins: ['Economy'] });
    await put(id, { percent: '6' });
    await put(id, { percent: '7', name: 'Seven' });
    const answer = await back(id, 1, 'It was right');
    expect(answer.body).toMatchObject({
      message: 'Everybody is again as it was in that version.',
      data: { name: 'Everybody', percent: '5', cabins: ['Economy'], revision: 4, in_force: 4 },
    });
    const [newest] = (await versions(id)).data;
    expect(newest).toMatchObject({ number: 4, reason: 'It was right', in_force: true });
    expect((await back(id, 9)).status).toBe(404);
  });

  it('are in the history of the rule', async () => {
    const { id } = await addRule(staff);
    await setStatus(id, 'paused');
    const { data } = (await staff('GET', `/markups/${id}/history`)).body;
    expect(data[0]).toMatchObject({
      action: 'update',
      changes: [{ field: 'status', before: 'active', after: 'paused' }],
    });
  });

  it('never change: the database refuses to change or delete one', async () => {
    const { id } = await addRule(staff);
    const { db } = api.kernel;
    const own = db.updateTable('markup_versions').where('rule_id', '=', id);
    await expect(own.set({ reason: 'Another' }).execute()).rejects.toThrow(/as it was written/);
    await expect(own.set({ state: 'declined' }).execute()).rejects.toThrow(/as it was written/);
    await expect(db.deleteFrom('markup_versions').where('rule_id', '=', id).execute()).rejects.toThrow();
    await expect(db.deleteFrom('markups').where('id', '=', id).execute()).rejects.toThrow();
  });
});
