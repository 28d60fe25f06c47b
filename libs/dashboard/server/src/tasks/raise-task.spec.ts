import type { Task } from '@traveldesk/dashboard-contract';
import type { HistoryEntry, Page } from '@traveldesk/shared-contract';
import { systemChange } from '@traveldesk/shared-server';
import { describeOnBoth, type TestApi } from '@traveldesk/shared-testing/server';
import { createDemoTasks } from '../demo/demo';
import { addCompany, deskModules } from '../testing/desk';
import { raiseTask, type RaisedTask } from './raise-task';

describeOnBoth('tasks of the system', (makeApi, database) => {
  let api: TestApi;
  let headers: Record<string, string>;
  let client: string;
  let hold: RaisedTask;

  beforeAll(async () => {
    api = await makeApi({ modules: deskModules });
    headers = await api.signIn({ permissions: ['show_tasks', 'update_tasks', 'delete_tasks'] });
    client = await addCompany(api, { name: 'Nile Travel' });
    hold = {
      cause: 'hold:ZQ4M8L',
      type: 'hold_expiring',
      title: { en: 'ZQ4M8L expires soon', fr: 'ZQ4M8L expire bientôt', ar: 'ينتهي ZQ4M8L قريبًا' },
      clientId: client,
      project: 'Flights',
      dueOn: '2026-11-22',
    };
  });

  const raise = (change: Partial<RaisedTask> = {}) =>
    systemChange(api.kernel, (tx, record) => raiseTask(tx, record, { ...hold, ...change }));

  const read = async (id: string | null, language = 'en') => {
    const answer = await api.inject({
      url: `/api/v1/tasks/${id}`,
      headers: { ...headers, 'accept-language': language },
    });
    return answer.json<Task>();
  };

  it('are open, of their client, and read in the language of the reader', async () => {
    const id = await raise({ cause: 'hold:1' });
    expect(await read(id, 'fr')).toMatchObject({
      title: 'ZQ4M8L expire bientôt',
      type: { key: 'hold_expiring', name: 'Option bientôt expirée' },
      status: { key: 'open' },
      job: { project: { name: 'Flights', client: { id: client } } },
      due_on: '2026-11-22',
      raised: true,
    });
    expect((await read(id, 'ar')).title).toBe('ينتهي ZQ4M8L قريبًا');
  });

  it('are one of each cause, whatever has become of it', async () => {
    const first = await raise({ cause: 'hold:2' });
    expect(first).not.toBeNull();
    expect(await raise({ cause: 'hold:2' })).toBeNull();
    const answer = await api.inject({ url: '/api/v1/tasks?title=ZQ4M8L&per_page=100', headers });
    expect(answer.json<Page<Task>>().data.filter(({ id }) => id === first)).toHaveLength(1);
  });

  if (database === 'postgres') {
    it('are one of each cause when many raise it in the same moment', async () => {
      const raised = await Promise.all(Array.from({ length: 8 }, () => raise({ cause: 'hold:3' })));
      expect(raised.filter((id) => id !== null)).toHaveLength(1);
    });
  }

  it('are not there when what has caused them is rolled back', async () => {
    const failing = systemChange(api.kernel, async (tx, record) => {
      await raiseTask(tx, record, { ...hold, cause: 'hold:4' });
      throw new Error('no hold after all');
    });
    await expect(failing).rejects.toThrow('no hold after all');
    expect(await raise({ cause: 'hold:4' })).not.toBeNull();
  });

  it('are in the history as the system’s', async () => {
    const id = await raise({ cause: 'hold:5' });
    const answer = await api.inject({ url: `/api/v1/tasks/${id}/history`, headers });
    expect(answer.json<Page<HistoryEntry>>().data).toMatchObject([
      {
        action: 'create',
        actor: null,
        // By name, as what staff make: nobody knows a company by its key.
        changes: expect.arrayContaining([{ field: 'client', before: null, after: 'Nile Travel' }]),
      },
    ]);
  });

  it('keep type and translated title when staff change something else of them', async () => {
    const id = await raise({ cause: 'hold:6' });
    const put = (title: string) =>
      api.inject({
        method: 'PUT',
        url: `/api/v1/tasks/${id}`,
        headers: { ...headers, 'accept-language': 'fr' },
        payload: {
          title,
          type: 'hold_expiring',
          status: 'done',
          client_id: client,
          project: 'Flights',
          department: null,
          assignee_id: null,
          due_on: null,
        },
      });
    expect((await put('ZQ4M8L expire bientôt')).statusCode).toBe(200);
    expect(await read(id)).toMatchObject({ title: 'ZQ4M8L expires soon', status: { key: 'done' } });
    await put('Réglé avec le client');
    expect((await read(id)).title).toBe('Réglé avec le client');
  });

  it('are in the demo beside those of staff, and there once', async () => {
    const none = await api.kernel.db.deleteFrom('tasks').execute();
    expect(none).toBeDefined();
    await createDemoTasks(api.kernel);
    const first = await all();
    expect(first.some(({ raised }) => raised)).toBe(true);
    expect(first.some(({ raised }) => !raised)).toBe(true);
    expect(first.length).toBeGreaterThan(20);
    await createDemoTasks(api.kernel);
    expect(await all()).toEqual(first);
  });

  async function all(): Promise<Task[]> {
    const answer = await api.inject({ url: '/api/v1/tasks?per_page=100', headers });
    return answer.json<Page<Task>>().data;
  }
});
