import type { Task, TaskInput } from '@traveldesk/tasks-contract';
import type { HistoryEntry, Page } from '@traveldesk/shared-contract';
import { addCompany, describeOnDatabase, type TestApi } from '@traveldesk/shared-testing/server';
import { addUser, deskModules } from './testing/desk';

describeOnDatabase('tasks', (makeApi) => {
  let api: TestApi;
  let headers: Record<string, string>;
  let client: string;
  let person: string;
  let call1: TaskInput;

  beforeAll(async () => {
    api = await makeApi({ modules: deskModules });
    const permissions = ['show_tasks', 'add_tasks', 'update_tasks', 'delete_tasks', 'delete_companies'];
    headers = await api.signIn({ permissions, name: 'Mona Said' });
    client = await addCompany(api, { name: 'Nile Travel' });
    person = await addUser(api, { name: 'Omar Nabil', type: 'staff' });
    call1 = {
      title: 'Call about the credit limit',
      type: 'call',
      status: 'open',
      client_id: client,
      project: 'Onboarding',
      department: 'Sales',
      assignee_id: person,
      due_on: '2026-11-30',
    };
  });

  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, more: object = {}) =>
    api.inject({
      method,
      url: `/api/v1${path}`,
      headers: { ...headers, ...more },
      ...(body && { payload: body }),
    });

  async function add(change: Partial<TaskInput> = {}): Promise<Task> {
    const answer = await call('POST', '/tasks', { ...call1, ...change });
    if (answer.statusCode !== 201) throw new Error(answer.body);
    return answer.json<{ data: Task }>().data;
  }

  const list = async (query: string) => (await call('GET', `/tasks?${query}`)).json<Page<Task>>();
  const history = async (id: string) =>
    (await call('GET', `/tasks/${id}/history`)).json<Page<HistoryEntry>>().data;

  it('adds a task and returns it in the specified shape', async () => {
    const answer = await call('POST', '/tasks', call1);
    expect(answer.statusCode).toBe(201);
    expect(answer.headers.etag).toBe('"1"');
    const { message, data } = answer.json<{ message: string; data: Task }>();
    expect(message).toBe('The task “Call about the credit limit” was added.');
    expect(data).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/),
      title: 'Call about the credit limit',
      type: { key: 'call', name: 'Call' },
      status: { key: 'open', name: 'Open', color: 'info' },
      job: {
        project: { name: 'Onboarding', client: { id: client, name: 'Nile Travel' } },
        department: { name: 'Sales' },
      },
      assignee: { id: person, name: 'Omar Nabil' },
      due_on: '2026-11-30',
      due_at: null,
      about: null,
      raised: false,
      commented: false,
      description: null,
      version: 1,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      updated_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    });
    expect((await call('GET', `/tasks/${data.id}`)).json()).toEqual(data);
  });

  it('omits the department and the client’s id if there are none', async () => {
    const { job } = await add({ client_id: null, department: null });
    expect(job).toEqual({ project: { name: 'Onboarding', client: { id: null, name: 'Platform' } } });
  });

  it('names type, status and platform in the caller’s language', async () => {
    const { id } = await add({ client_id: null, status: 'waiting' });
    const french = await call('GET', `/tasks/${id}`, undefined, { 'accept-language': 'fr' });
    expect(french.json()).toMatchObject({
      type: { name: 'Appel' },
      status: { name: 'En attente', color: 'warning' },
      job: { project: { client: { name: 'Plateforme' } } },
    });
    const arabic = await call('GET', `/tasks/${id}`, undefined, { 'accept-language': 'ar' });
    expect(arabic.json()).toMatchObject({ type: { name: 'مكالمة' }, status: { name: 'بالانتظار' } });
  });

  it('changes and deletes a task, and keeps its history', async () => {
    const { id, created_at: createdAt } = await add();
    const change = { ...call1, status: 'done', client_id: null, assignee_id: null, due_on: null };
    const changed = await call('PUT', `/tasks/${id}`, change, { 'if-match': '"1"' });
    expect(changed.statusCode).toBe(200);
    expect(changed.headers.etag).toBe('"2"');
    expect(changed.json()).toMatchObject({
      data: {
        status: { key: 'done', color: 'success' },
        assignee: null,
        due_on: null,
        version: 2,
        created_at: createdAt,
      },
    });
    expect((await call('DELETE', `/tasks/${id}`)).json()).toMatchObject({
      message: 'The task “Call about the credit limit” was deleted.',
    });
    expect((await call('GET', `/tasks/${id}`)).statusCode).toBe(404);
    const [deleted, updated, created, ...older] = await history(id);
    expect(older).toEqual([]);
    expect(deleted).toMatchObject({ action: 'delete' });
    expect(created).toMatchObject({ action: 'create', actor: { name: 'Mona Said' } });
    expect(updated?.changes).toEqual(
      expect.arrayContaining([
        { field: 'status', before: 'open', after: 'done' },
        { field: 'client', before: 'Nile Travel', after: null },
        { field: 'assignee', before: 'Omar Nabil', after: null },
        { field: 'due_on', before: '2026-11-30', after: null },
      ]),
    );
    expect(updated?.changes).toHaveLength(4);
  });

  it('refuses a change of an outdated version, and changes nothing', async () => {
    const { id } = await add();
    const put = (version: string, status: string) =>
      call('PUT', `/tasks/${id}`, { ...call1, status }, { 'if-match': version });
    expect((await put('"1"', 'in_progress')).statusCode).toBe(200);
    const stale = await put('"1"', 'done');
    expect(stale.statusCode).toBe(412);
    expect(stale.json()).toMatchObject({ code: 'stale' });
    expect((await call('DELETE', `/tasks/${id}`, undefined, { 'if-match': '"1"' })).statusCode).toBe(412);
    expect((await call('GET', `/tasks/${id}`)).json()).toMatchObject({
      status: { key: 'in_progress' },
      version: 2,
    });
  });

  it.each([
    ['no title', { title: undefined }, { title: 'This field is required.' }],
    ['10,000 characters', { title: 'x'.repeat(10_000) }, { title: expect.any(String) }],
    ['a right-to-left override', { title: 'a\u202eb' }, { title: expect.any(String) }],
    ['an unknown type', { type: 'party' }, { type: expect.any(String) }],
    [
      'a type reserved for the system',
      { type: 'booking_in_doubt' },
      { type: 'Only the system creates tasks of this type.' },
    ],
    ['an unknown status', { status: 'closed' }, { status: expect.any(String) }],
    [
      'an unknown client',
      { client_id: '0198f000-0000-7000-8000-00000000dead' },
      { client_id: 'This client does not exist.' },
    ],
    [
      'an unknown assignee',
      { assignee_id: '0198f000-0000-7000-8000-00000000dead' },
      { assignee_id: 'This user does not exist.' },
    ],
    ['a day that does not exist', { due_on: '2026-02-30' }, { due_on: expect.any(String) }],
    [
      'a description of more than 5,000 characters',
      { description: 'x'.repeat(5_001) },
      { description: expect.any(String) },
    ],
    ['a description with an override', { description: 'a\u202eb' }, { description: expect.any(String) }],
    ['an unknown property', { cause: 'x' }, { cause: 'This field does not exist.' }],
  ])('refuses %s, at its field', async (_, change, fields) => {
    const { id } = await add();
    for (const answer of [
      await call('POST', '/tasks', { ...call1, ...change }),
      await call('PUT', `/tasks/${id}`, { ...call1, ...change }),
    ]) {
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toMatchObject({ code: 'invalid', fields });
      expect(Object.keys(answer.json<{ fields: object }>().fields)).toEqual(Object.keys(fields));
    }
    expect((await call('GET', `/tasks/${id}`)).json()).toMatchObject({ version: 1 });
  });

  it('lists the newest tasks first, in pages, filtered by title, type and status', async () => {
    const made = [];
    for (const number of [1, 2, 3]) made.push(await add({ title: `Réunion ${number}`, type: 'support' }));
    const page = await list('title=REUNION');
    expect(page.total).toBe(3);
    expect(page.data.map(({ id }) => id)).toEqual(made.map(({ id }) => id).reverse());
    expect((await list('title=reunion&page=2&per_page=2')).data.map(({ title }) => title)).toEqual([
      'Réunion 1',
    ]);
    expect((await list('title=reunion&sort=title')).data[0]?.title).toBe('Réunion 1');
    expect((await list('title=reunion&type=call')).total).toBe(0);
    expect((await list('title=reunion&status=open&type=support')).total).toBe(3);
    expect((await list('title=%25')).total).toBe(0);
  });

  it('sorts by type, by status and by client, and equal tasks by creation', async () => {
    const other = await addCompany(api, { name: 'Atlas Voyages' });
    const kinds = [
      { title: 'Sorted a', type: 'support', status: 'done', client_id: client },
      { title: 'Sorted b', type: 'call', status: 'waiting', client_id: null },
      { title: 'Sorted c', type: 'document', status: 'open', client_id: other },
      { title: 'Sorted d', type: 'call', status: 'in_progress', client_id: other },
      { title: 'Sorted e', type: 'payment', status: 'cancelled', client_id: client },
    ] as const;
    for (const kind of kinds) await add(kind);
    const sorted = async (sort: string) =>
      (await list(`title=sorted&sort=${sort}`)).data.map(({ title }) => title.slice(-1)).join('');
    expect([await sorted('type'), await sorted('-type')]).toEqual(['bdcea', 'aecdb']);
    expect([await sorted('status'), await sorted('-status')]).toEqual(['cdbae', 'eabdc']);
    expect([await sorted('client'), await sorted('-client')]).toEqual(['cdaeb', 'eadcb']);
    const pages = await Promise.all(
      [1, 2, 3].map((page) => list(`title=sorted&sort=client&per_page=2&page=${page}`)),
    );
    expect(pages.flatMap(({ data }) => data.map(({ title }) => title.slice(-1))).join('')).toBe('cdaeb');
  });

  it('sorts by project ignoring case, and by assignee with unassigned tasks last', async () => {
    const second = await addUser(api, { name: 'Zeinab Aly', type: 'staff' });
    const first = await addUser(api, { name: 'Adam Aly', type: 'staff' });
    const kinds = [
      { title: 'Placed a', project: 'wallet', assignee_id: second },
      { title: 'Placed b', project: 'Audit', assignee_id: null },
      { title: 'Placed c', project: 'Month end', assignee_id: first },
    ];
    for (const kind of kinds) await add(kind);
    const sorted = async (sort: string) =>
      (await list(`title=placed&sort=${sort}`)).data.map(({ title }) => title.slice(-1)).join('');
    expect([await sorted('project'), await sorted('-project')]).toEqual(['bca', 'acb']);
    expect([await sorted('assignee'), await sorted('-assignee')]).toEqual(['cab', 'acb']);
  });

  it('keeps a description of several lines, also if a change does not name it, and leaves it out of lists', async () => {
    const { id } = await add({ title: 'Described', description: ' First\r\n\r\n- second ' });
    expect((await call('GET', `/tasks/${id}`)).json()).toMatchObject({ description: 'First\n\n- second' });
    await call('PUT', `/tasks/${id}`, call1);
    expect((await call('GET', `/tasks/${id}`)).json()).toMatchObject({ description: 'First\n\n- second' });
    await call('PUT', `/tasks/${id}`, { ...call1, description: null });
    expect((await call('GET', `/tasks/${id}`)).json()).toMatchObject({ description: null });
    expect((await list('title=call')).data[0]).not.toHaveProperty('description');
    const [latest] = await history(id);
    expect(latest?.changes).toEqual([{ field: 'description', before: 'First\n\n- second', after: null }]);
  });

  it.each([['page=0'], ['per_page=101'], ['sort=client_id'], ['status=closed'], ['owner=me']])(
    'refuses the query %s with a 400',
    async (query) => {
      expect((await call('GET', `/tasks?${query}`)).statusCode).toBe(400);
    },
  );

  it('prevents the deletion of its client, but not of its assignee', async () => {
    const { id } = await add();
    const refused = await call('DELETE', `/companies/${client}`);
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toMatchObject({ code: 'in_use_by', message: expect.stringMatching(/\d+ tasks?/) });
    const leaver = await addUser(api, { name: 'Leaver', type: 'staff' });
    await call('PUT', `/tasks/${id}`, { ...call1, assignee_id: leaver });
    await api.kernel.db.deleteFrom('users').where('id', '=', leaver).execute();
    expect((await call('GET', `/tasks/${id}`)).json()).toMatchObject({ assignee: null });
  });

  it.each([
    ['that is not JSON', '{"title":', 'application/json', 400],
    ['of another content type', '{}', 'text/plain', 415],
    ['beyond 1 MiB', JSON.stringify({ title: 'x'.repeat(1024 * 1024) }), 'application/json', 413],
  ])('refuses a body %s', async (_, payload, type, status) => {
    const answer = await api.inject({
      method: 'POST',
      url: '/api/v1/tasks',
      headers: { ...headers, 'content-type': type },
      payload,
    });
    expect(answer.statusCode).toBe(status);
  });
});
