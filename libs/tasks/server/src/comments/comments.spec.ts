import type { TaskComment, TaskPerson } from '@traveldesk/tasks-contract';
import type { HistoryEntry, Page } from '@traveldesk/shared-contract';
import { systemChange } from '@traveldesk/shared-server';
import { addCompany, describeOnDatabase, type TestApi } from '@traveldesk/shared-testing/server';
import { insertRole, setUserRoles, systemAccess } from '@traveldesk/users-server';
import { addUser, deskModules } from '../testing/desk';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

describeOnDatabase('comments on a task', (makeApi) => {
  let api: TestApi;
  let nile: string;
  let atlas: string;
  let task: string;
  let path: string;
  let role: string;
  /** Users with their headers: of the platform, of the client, and of another company. */
  const people = {} as Record<'mona' | 'omar' | 'nour' | 'stranger', { id: string; headers: object }>;

  const send = (method: Method, url: string, headers: object, payload?: object) =>
    api.inject({ method, url: `/api/v1${url}`, headers: { ...headers }, ...(payload && { payload }) });
  const comments = async (headers: object, query = '') =>
    (await send('GET', `${path}/comments${query}`, headers)).json<Page<TaskComment>>();

  async function person(name: string, companyId?: string, permissions = ['show_tasks', 'update_tasks']) {
    const type = companyId ? 'company' : 'staff';
    const given = { ...(companyId && { companyId }), type } as const;
    const id = await addUser(api, { name, ...given });
    await systemChange(api.kernel, (tx, record) =>
      setUserRoles(tx, record, systemAccess, { userId: id, roleIds: [role] }),
    );
    return { id, headers: await api.signIn({ permissions, userId: id, name, ...given }) };
  }

  async function write(headers: object, text: string): Promise<TaskComment> {
    const answer = await send('POST', `${path}/comments`, headers, { text });
    if (answer.statusCode !== 201) throw new Error(answer.body);
    return answer.json<{ data: TaskComment }>().data;
  }

  beforeAll(async () => {
    api = await makeApi({ modules: deskModules });
    nile = await addCompany(api, { name: 'Nile Travel' });
    atlas = await addCompany(api, { name: 'Atlas Voyages' });
    role = await systemChange(api.kernel, (tx) =>
      insertRole(tx, { name: 'Desk', permissions: ['show_tasks'], assignable: true }),
    );
    people.mona = await person('Mona Said');
    people.omar = await person('Omar Nabil', nile);
    people.nour = await person('Nour Adel', nile);
    people.stranger = await person('Sami Aziz', atlas);
  });

  beforeEach(async () => {
    const headers = await api.signIn({ permissions: ['add_tasks'] });
    const body = { title: 'Call', type: 'call', status: 'open', client_id: nile, project: 'Onboarding' };
    const added = await send('POST', '/tasks', headers, {
      ...body,
      department: null,
      assignee_id: null,
      due_on: null,
    });
    task = added.json<{ data: { id: string } }>().data.id;
    path = `/tasks/${task}`;
  });

  it('are listed newest first, in pages, with the names that their mentioned users have now', async () => {
    await write(people.omar.headers, `First\r\nsecond line <@${people.nour.id}>`);
    await write(people.nour.headers, 'Later');
    await api.kernel.db
      .updateTable('users')
      .set({ name: 'Nour Salem' })
      .where('id', '=', people.nour.id)
      .execute();
    const { data, total } = await comments(people.omar.headers);
    expect((await send('GET', path, people.omar.headers)).json()).toMatchObject({ commented: true });
    expect(total).toBe(2);
    expect(data.map(({ text, author, own }) => [text, author.name, own])).toEqual([
      ['Later', 'Nour Salem', false],
      [`First\nsecond line <@${people.nour.id}>`, 'Omar Nabil', true],
    ]);
    expect(data[1]?.mentions).toEqual([{ id: people.nour.id, name: 'Nour Salem' }]);
    expect((await comments(people.omar.headers, '?page=2&per_page=1')).data).toHaveLength(1);
  });

  it('are changed and deleted by their author alone', async () => {
    const { id } = await write(people.omar.headers, 'Frist');
    const one = `${path}/comments/${id}`;
    const refused = await send('PUT', one, people.nour.headers, { text: 'Not mine' });
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([
      422,
      'task_comment_of_another',
    ]);
    expect((await send('DELETE', one, people.nour.headers)).statusCode).toBe(422);
    const changed = await send('PUT', one, { ...people.omar.headers, 'if-match': '"1"' }, { text: 'First' });
    expect(changed.json()).toMatchObject({
      data: { text: 'First', version: 2, edited_at: expect.any(String) },
    });
    const stale = await send(
      'PUT',
      one,
      { ...people.omar.headers, 'if-match': '"1"' },
      { text: 'Second tab' },
    );
    expect(stale.statusCode).toBe(412);
    expect((await send('DELETE', one, people.omar.headers)).statusCode).toBe(200);
    expect((await send('DELETE', one, people.omar.headers)).statusCode).toBe(404);
    const history = await send('GET', `${path}/history`, people.omar.headers);
    expect(history.json<Page<HistoryEntry>>().data.map(({ action, changes }) => [action, changes])).toEqual([
      ['comment_deleted', [{ field: 'comment', before: 'First', after: null }]],
      ['comment_updated', [{ field: 'comment', before: 'Frist', after: 'First' }]],
      ['comment', [{ field: 'comment', before: null, after: 'Frist' }]],
      ['create', expect.any(Array)],
    ]);
  });

  it('offer for a mention only users whom the writer sees and who see the task', async () => {
    const idle = await addUser(api, { name: 'Idle Hands', type: 'company', companyId: nile });
    const offered = async (headers: object, q = '') =>
      (await send('GET', `${path}/people?q=${q}`, headers))
        .json<{ data: TaskPerson[] }>()
        .data.map(({ id }) => id);
    expect(new Set(await offered(people.omar.headers))).toEqual(new Set([people.omar.id, people.nour.id]));
    expect(await offered(people.mona.headers, 'mona')).toEqual([people.mona.id]);
    expect(await offered(people.mona.headers, 'sami')).toEqual([]);
    for (const hidden of [people.mona.id, people.stranger.id, idle, task]) {
      const refused = await send('POST', `${path}/comments`, people.omar.headers, { text: `<@${hidden}>` });
      expect(refused.statusCode).toBe(422);
      expect(refused.json<{ fields: object }>().fields).toEqual({
        text: 'One of the mentioned people does not exist or cannot see this task.',
      });
    }
  });

  it('keep a mention of someone who has lost the task, without a name for readers who do not see that person', async () => {
    const { id } = await write(people.mona.headers, `<@${people.omar.id}> <@${people.mona.id}> look`);
    await api.kernel.db
      .updateTable('users')
      .set({ company_id: atlas })
      .where('id', '=', people.omar.id)
      .execute();
    const { data } = await comments(people.nour.headers);
    expect(data[0]).toMatchObject({
      author: { name: 'Traveldesk staff' },
      mentions: [{ name: 'Another company' }, { name: 'Traveldesk staff' }],
    });
    // The author can still correct the text around the mention, but not mention the person anew.
    const text = `<@${people.omar.id}> please look`;
    expect((await send('PUT', `${path}/comments/${id}`, people.mona.headers, { text })).statusCode).toBe(200);
    expect((await send('POST', `${path}/comments`, people.mona.headers, { text })).statusCode).toBe(422);
    const mentions = await api.kernel.db
      .selectFrom('task_mentions')
      .select('user_id')
      .where('comment_id', '=', id)
      .execute();
    expect(mentions).toEqual([{ user_id: people.omar.id }]);
    await api.kernel.db
      .updateTable('users')
      .set({ company_id: nile })
      .where('id', '=', people.omar.id)
      .execute();
  });

  it('outlive their authors and mentioned users, and go with their task', async () => {
    const gone = await person('Leaver', nile);
    await write(gone.headers, `I was here <@${gone.id}>`);
    await api.kernel.db.deleteFrom('users').where('id', '=', gone.id).execute();
    expect((await comments(people.omar.headers)).data[0]).toMatchObject({
      author: { name: 'Deleted user' },
      mentions: [{ name: 'Deleted user' }],
      own: false,
    });
    await send('DELETE', path, await api.signIn({ permissions: ['delete_tasks'] }));
    const late = await send('POST', `${path}/comments`, people.omar.headers, { text: 'Too late' });
    expect(late.statusCode).toBe(404);
  });

  it.each([
    ['nothing but spaces', ' \u200b\n '],
    ['more than 5,000 characters', 'x'.repeat(5_001)],
    ['an override', 'a\u202eb'],
  ])('refuse %s', async (_, text) => {
    const refused = await send('POST', `${path}/comments`, people.omar.headers, { text });
    expect(refused.statusCode).toBe(422);
    expect(Object.keys(refused.json<{ fields: object }>().fields)).toEqual(['text']);
  });

  it('are a 404 for another company, also through a task of their own', async () => {
    const { id } = await write(people.omar.headers, 'Ours');
    const { headers } = people.stranger;
    expect((await send('GET', `${path}/comments`, headers)).statusCode).toBe(404);
    expect((await send('GET', `${path}/people`, headers)).statusCode).toBe(404);
    const other = await send('POST', '/tasks', await api.signIn({ permissions: ['add_tasks'] }), {
      title: 'Theirs',
      type: 'call',
      status: 'open',
      client_id: atlas,
      project: 'Onboarding',
      department: null,
      assignee_id: null,
      due_on: null,
    });
    const theirs = other.json<{ data: { id: string } }>().data.id;
    expect((await send('DELETE', `/tasks/${theirs}/comments/${id}`, headers)).statusCode).toBe(404);
  });
});
