import { startTestApi, type TestApi } from '@traveldesk/shared-testing/server';
import {
  approverPermissions,
  callerOf,
  markupModules,
  staffPermissions,
  type Caller,
} from '../testing/markups-api';
import { loadDemoMarkups } from './demo';

describe('the demo’s markups', () => {
  let api: TestApi;
  let staff: Caller;
  let spent: number;

  beforeAll(async () => {
    api = await startTestApi({ modules: markupModules });
    for (const module of markupModules) if (module.name !== 'markups') await module.demo?.(api.kernel);
    const begun = process.cpuUsage().user;
    await loadDemoMarkups(api.kernel);
    spent = (process.cpuUsage().user - begun) / 1000;
    staff = callerOf(api, await api.signIn({ permissions: [...staffPermissions, ...approverPermissions] }));
  });
  afterAll(() => api.close());

  const list = async (query = '') => (await staff('GET', `/markups?per_page=100${query}`)).body;
  const named = async (name: string) =>
    (await list(`&name=${encodeURIComponent(name)}`)).data.find(
      (rule: { name: string }) => rule.name === name,
    );

  it('are thirty-five rules for both products in two layers, of every kind', async () => {
    const { data, total } = await list();
    expect(total).toBe(35);
    const valuesOf = (field: string) =>
      [...new Set(data.map((rule: Record<string, unknown>) => rule[field]))].sort();
    expect(valuesOf('layer')).toEqual(['company', 'platform']);
    expect(valuesOf('kind')).toEqual(['discount', 'markup', 'service_fee']);
    expect(valuesOf('state')).toEqual(['active', 'awaiting', 'draft', 'paused', 'scheduled']);
    expect((await staff('GET', '/markup-zones')).body.total).toBe(5);
  });

  it('include one with a scheduled version, and one that waits for finance', async () => {
    expect(await named('Economy')).toMatchObject({
      state: 'scheduled',
      percent: '4',
      in_force: 1,
      revision: 2,
    });
    const waiting = await named('Levant Travel, premium service');
    expect(waiting).toMatchObject({ state: 'awaiting', in_force: null });
    const approval = (await staff('GET', `/approvals/${waiting.approval_id}`)).body;
    expect(approval).toMatchObject({ kind: { key: 'markup_version' }, author: { name: 'Farida Nabil' } });
    expect(approval.deciders.people.map((one: { name: string }) => one.name)).toContain('Farah Idris');
  });

  it('have versions with reasons, by the demo’s author of rules', async () => {
    const { id } = await named('Last minute');
    const { data } = (await staff('GET', `/markups/${id}/versions`)).body;
    expect(data.map((version: { rule: { percent: string } }) => version.rule.percent)).toEqual([
      '8',
      '9',
      '8',
    ]);
    expect(data[0]).toMatchObject({ in_force: true, author: { name: 'Farida Nabil' } });
    expect(data[0].reason).not.toBeNull();
  });

  it('are created once, and quickly', async () => {
    await loadDemoMarkups(api.kernel);
    expect((await list()).total).toBe(35);
    // The processor time of this process, which includes the database.
    expect(spent).toBeLessThan(20_000);
  });
});
