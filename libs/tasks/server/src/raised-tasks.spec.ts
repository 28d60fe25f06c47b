import type { Task, TaskInput } from '@traveldesk/tasks-contract';
import type { HistoryEntry, Page } from '@traveldesk/shared-contract';
import { newId, systemChange } from '@traveldesk/shared-server';
import { addCompany, describeOnDatabase, type TestApi } from '@traveldesk/shared-testing/server';
import { createDemoTasks } from './demo/demo';
import { addUser, deskModules } from './testing/desk';
import { createTask, type NewTask } from './create-task';
import { settleTasks } from './settle-tasks';
import type { GoneCause, TaskCause } from './tasks.sql';

describeOnDatabase('tasks of the system', (makeApi, database) => {
  let api: TestApi;
  let headers: Record<string, string>;
  let client: string;
  let hold: NewTask;

  beforeAll(async () => {
    api = await makeApi({ modules: deskModules });
    headers = await api.signIn({ permissions: ['show_tasks', 'update_tasks', 'delete_tasks'] });
    client = await addCompany(api, { name: 'Nile Travel' });
    hold = {
      cause: cause('hold:ZQ4M8L'),
      type: 'hold_expiring',
      title: { en: 'ZQ4M8L expires soon', fr: 'ZQ4M8L expire bientôt', ar: 'ينتهي ZQ4M8L قريبًا' },
      client_id: client,
      project: 'Flights',
      due_on: '2026-11-22',
    };
  });

  /** A cause about the client. */
  const cause = (reason: string): TaskCause => ({ kind: 'company', id: client, reason });

  const raise = async (change: Partial<NewTask> = {}) => {
    const work = systemChange(api.kernel, (tx, record) =>
      createTask(tx, record, null, { ...hold, ...change }),
    );
    return (await work).id;
  };

  const settle = async (gone: GoneCause) => {
    const work = systemChange(api.kernel, (tx, record) => settleTasks(tx, record, null, gone));
    return (await work).map(({ id }) => id);
  };

  const historyOf = async (id: string) => {
    const answer = await api.inject({ url: `/api/v1/tasks/${id}/history`, headers });
    return answer.json<Page<HistoryEntry>>().data;
  };

  const read = async (id: string, language = 'en') => {
    const answer = await api.inject({
      url: `/api/v1/tasks/${id}`,
      headers: { ...headers, 'accept-language': language },
    });
    return answer.json<Task>();
  };

  it('are open, belong to their client, and are in the reader’s language', async () => {
    const id = await raise({ cause: cause('hold:1') });
    expect(await read(id, 'fr')).toMatchObject({
      title: 'ZQ4M8L expire bientôt',
      type: { key: 'hold_expiring', name: 'Option bientôt expirée' },
      status: { key: 'open' },
      job: { project: { name: 'Vols', client: { id: client } } },
      due_on: '2026-11-22',
      raised: true,
    });
    expect((await read(id, 'ar')).title).toBe('ينتهي ZQ4M8L قريبًا');
    const named = (await historyOf(id)).at(-1)?.changes.find(({ field }) => field === 'title');
    expect(named?.after).toEqual(hold.title);
  });

  it('show the product’s projects in the reader’s language, even after a save in one language', async () => {
    const id = await raise({ cause: cause('hold:1b'), project: 'Bookings' });
    const projectIn = async (language: string) => (await read(id, language)).job.project.name;
    const names = async () => Promise.all(['en', 'fr', 'ar'].map(projectIn));
    expect(await names()).toEqual(['Bookings', 'Réservations', 'الحجوزات']);
    const { title } = await read(id, 'ar');
    const facts = { title, type: 'hold_expiring', status: 'open', client_id: client, project: 'الحجوزات' };
    const saved = await api.inject({
      method: 'PUT',
      url: `/api/v1/tasks/${id}`,
      headers: { ...headers, 'accept-language': 'ar' },
      payload: { ...facts, department: null, assignee_id: null, due_on: '2026-11-22' },
    });
    expect(saved.statusCode).toBe(200);
    expect(await names()).toEqual(['Bookings', 'Réservations', 'الحجوزات']);
  });

  it('are unique for each cause while open: raising it again returns the first task unchanged', async () => {
    const first = await raise({ cause: cause('hold:2') });
    const before = await read(first);
    expect(await raise({ cause: cause('hold:2'), project: 'Wallet' })).toBe(first);
    expect(await read(first)).toEqual(before);
    expect(await historyOf(first)).toHaveLength(1);
    expect(await raise({ cause: cause('hold:2b') })).not.toBe(first);
    expect(await raise({ cause: { ...cause('hold:2'), kind: 'user' } })).not.toBe(first);
  });

  it('are raised again when the former task of the cause is done or canceled', async () => {
    const first = await raise({ cause: cause('again') });
    await put(first, { status: 'cancelled' });
    const second = await raise({ cause: cause('again') });
    expect(second).not.toBe(first);
    expect(await settle(cause('again'))).toEqual([second]);
    expect([first, second]).not.toContain(await raise({ cause: cause('again') }));
  });

  it('cannot be reopened beside an open task of the same cause', async () => {
    const first = await raise({ cause: cause('reopened') });
    await settle(cause('reopened'));
    await raise({ cause: cause('reopened') });
    const answer = await put(first, { status: 'waiting' });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      fields: { status: 'Une autre tâche est déjà ouverte pour le même motif.' },
    });
  });

  it('are closed with a history entry when their cause ends, and tasks of other causes stay', async () => {
    const [settled, other] = [await raise({ cause: cause('gone') }), await raise({ cause: cause('stays') })];
    await put(settled, { status: 'in_progress' });
    expect(await settle(cause('gone'))).toEqual([settled]);
    expect(await read(settled)).toMatchObject({ status: { key: 'done' }, version: 3 });
    expect(await read(other)).toMatchObject({ status: { key: 'open' } });
    expect((await historyOf(settled))[0]).toMatchObject({
      action: 'update',
      actor: null,
      changes: [{ field: 'status', before: 'in_progress', after: 'done' }],
    });
    expect(await settle(cause('gone'))).toEqual([]);
  });

  it('are closed for all reasons when the record itself is gone', async () => {
    const id = newId();
    const made = [];
    for (const reason of ['one', 'two']) made.push(await raise({ cause: { kind: 'booking', id, reason } }));
    expect((await settle({ kind: 'booking', id })).sort()).toEqual(made.sort());
  });

  it('are due at an instant if it is known, until staff choose another day', async () => {
    const id = await raise({
      cause: cause('due'),
      due_on: undefined,
      due_at: new Date('2026-11-22T14:05:00Z'),
    });
    const due = { due_on: '2026-11-22', due_at: '2026-11-22T14:05:00.000Z' };
    expect(await read(id)).toMatchObject(due);
    await put(id, { status: 'waiting', due_on: '2026-11-22' });
    expect(await read(id)).toMatchObject(due);
    await put(id, { due_on: '2026-11-23' });
    expect(await read(id)).toMatchObject({ due_on: '2026-11-23', due_at: null });
  });

  it('name and link the record they are about, for users who may see and open it', async () => {
    const person = await addUser(api, { name: 'Karim of Nile', type: 'company', companyId: client });
    const stranger = await addCompany(api, { name: 'Delta Tours' });
    const unknown = newId();
    const about = async (kind: string, id: string, as: object) => {
      const task = await raise({ cause: { kind, id, reason: 'about' } });
      const answer = await api.inject({ url: `/api/v1/tasks/${task}`, headers: { ...as } });
      const list = await api.inject({ url: '/api/v1/tasks?per_page=100', headers: { ...as } });
      const inList = list.json<Page<Task>>().data.find((one) => one.id === task);
      expect(inList?.about).toEqual(answer.json<Task>().about);
      return answer.json<Task>().about;
    };
    const sign = (permissions: string[], companyId?: string) =>
      api.signIn({
        permissions: ['show_tasks', ...permissions],
        ...(companyId && { type: 'company', companyId }),
      });
    const staff = await sign(['show_companies']);
    const nile = await sign(['show_companies', 'update_users'], client);
    const named = { kind: 'company', id: stranger, name: 'Delta Tours' };
    expect(await about('company', stranger, staff)).toEqual({
      ...named,
      path: `/companies/view/${stranger}`,
    });
    expect(await about('company', stranger, await sign([]))).toEqual({ ...named, path: null });
    expect(await about('company', stranger, nile)).toBeNull();
    expect(await about('user', person, nile)).toEqual({
      kind: 'user',
      id: person,
      name: 'Karim of Nile',
      path: `/users/view/${person}`,
    });
    expect(await about('user', person, staff)).toMatchObject({ name: 'Karim of Nile', path: null });
    expect(await about('company', unknown, staff)).toBeNull();
    expect(await about('booking', unknown, nile)).toEqual({
      kind: 'booking',
      id: unknown,
      name: `booking ${unknown}`,
      path: null,
    });
  });

  if (database === 'postgres') {
    it('stay unique for each cause when many raise it at the same time', async () => {
      const raised = await Promise.all(Array.from({ length: 8 }, () => raise({ cause: cause('hold:3') })));
      expect(new Set(raised).size).toBe(1);
      expect(await historyOf(raised[0] ?? '')).toHaveLength(1);
    });

    it('are closed once when many close the cause at the same time', async () => {
      const id = await raise({ cause: cause('settled:many') });
      const settled = await Promise.all(Array.from({ length: 6 }, () => settle(cause('settled:many'))));
      expect(settled.flat()).toEqual([id]);
      expect(await read(id)).toMatchObject({ version: 2 });
    });

    it('leave at most one open task when raising and closing overlap', async () => {
      const both = Array.from({ length: 12 }, (_, index) =>
        index % 2 ? settle(cause('mixed')) : raise({ cause: cause('mixed') }),
      );
      await Promise.all(both);
      const last = await raise({ cause: cause('mixed') });
      expect(await settle(cause('mixed'))).toEqual([last]);
    });
  }

  it('do not exist if the transaction that raised them is rolled back', async () => {
    const failing = systemChange(api.kernel, async (tx, record) => {
      await createTask(tx, record, null, { ...hold, cause: cause('hold:4') });
      throw new Error('no hold after all');
    });
    await expect(failing).rejects.toThrow('no hold after all');
    expect(await historyOf(await raise({ cause: cause('hold:4') }))).toHaveLength(1);
  });

  it('have no actor in the history', async () => {
    const id = await raise({ cause: cause('hold:5') });
    expect(await historyOf(id)).toMatchObject([
      {
        action: 'create',
        actor: null,
        // By name, as in entries of staff: nobody recognizes a company's id.
        changes: expect.arrayContaining([{ field: 'client', before: null, after: 'Nile Travel' }]),
      },
    ]);
  });

  it('keep type and translated title when staff change another field', async () => {
    const id = await raise({ cause: cause('hold:6') });
    const kept = await put(id, { title: 'ZQ4M8L expire bientôt', status: 'done' });
    expect(kept.statusCode).toBe(200);
    expect(await read(id)).toMatchObject({ title: 'ZQ4M8L expires soon', status: { key: 'done' } });
    await put(id, { title: 'Réglé avec le client' });
    expect((await read(id)).title).toBe('Réglé avec le client');
  });

  it('exist once in the demo, beside those of staff', async () => {
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

  /** Saves the form in French. */
  function put(id: string, change: Partial<TaskInput>) {
    return api.inject({
      method: 'PUT',
      url: `/api/v1/tasks/${id}`,
      headers: { ...headers, 'accept-language': 'fr' },
      payload: {
        title: 'ZQ4M8L expire bientôt',
        type: 'hold_expiring',
        status: 'open',
        client_id: client,
        project: 'Flights',
        department: null,
        assignee_id: null,
        due_on: null,
        ...change,
      },
    });
  }

  async function all(): Promise<Task[]> {
    const answer = await api.inject({ url: '/api/v1/tasks?per_page=100', headers });
    return answer.json<Page<Task>>().data;
  }
});
