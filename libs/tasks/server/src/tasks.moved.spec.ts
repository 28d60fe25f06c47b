import { addCompany, describeOnDatabase, type TestApi } from '@traveldesk/shared-testing/server';
import type { Task } from '@traveldesk/tasks-contract';
import { addUser, deskModules } from './testing/desk';

/** SECURITY 58: a company sees only the part of a task's history, and only the people, that concern it. */
describeOnDatabase('a task and its companies', (makeApi) => {
  let api: TestApi;
  const ids = { nile: '', delta: '', mona: '', karim: '', huda: '' };
  const all = ['show_tasks', 'add_tasks', 'update_tasks', 'delete_tasks', 'export_tasks'];

  beforeAll(async () => {
    api = await makeApi({ modules: deskModules });
    ids.nile = await addCompany(api, { name: 'Nile Travel' });
    ids.delta = await addCompany(api, { name: 'Delta Tours' });
    ids.mona = await addUser(api, { name: 'Mona of the staff', type: 'staff' });
    ids.karim = await addUser(api, { name: 'Karim of Nile', type: 'company', companyId: ids.nile });
    ids.huda = await addUser(api, { name: 'Huda of Delta', type: 'company', companyId: ids.delta });
  });

  const by = (companyId?: string) =>
    api.signIn({ permissions: all, ...(companyId && { type: 'company', companyId }), name: 'Amira Mansour' });
  const send = async (method: 'GET' | 'POST' | 'PUT', path: string, headers: object, payload?: object) => {
    const answer = await api.inject({
      method,
      url: `/api/v1${path}`,
      headers: { ...headers },
      ...(payload && { payload }),
    });
    return {
      status: answer.statusCode,
      text: answer.body,
      body: payload || answer.body.startsWith('{') ? answer.json() : null,
    };
  };
  const body = (client: string, assignee: string | null, title = 'Call the agency') => ({
    title,
    type: 'call',
    status: 'open',
    client_id: client,
    project: 'Onboarding',
    department: null,
    assignee_id: assignee,
    due_on: null,
  });
  const add = async (client: string, assignee: string | null, title?: string) =>
    (await send('POST', '/tasks', await by(), body(client, assignee, title))).body.data as Task;

  it('that moves to another company shows it neither the earlier history nor the person who moved it', async () => {
    const { id } = await add(ids.nile, null, 'Secret of Nile');
    const staff = await by();
    await send('PUT', `/tasks/${id}`, staff, body(ids.delta, null, 'For Delta'));
    await send('PUT', `/tasks/${id}`, staff, body(ids.delta, null, 'For Delta now'));
    const delta = await send('GET', `/tasks/${id}/history`, await by(ids.delta));
    expect(delta.body).toMatchObject({ total: 1, data: [{ actor: { hidden: 'staff' }, address: null }] });
    expect(delta.text).not.toMatch(/Nile|Amira|127\.0\.0\.1/);
    expect((await send('GET', `/tasks/${id}/history`, await by(ids.nile))).status).toBe(404);
    expect((await send('GET', `/tasks/${id}/history`, staff)).body.total).toBe(3);
  });

  it('stays with its company when the assignee moves to another company', async () => {
    const { id } = await add(ids.nile, ids.karim);
    const { db } = api.kernel;
    const move = (company_id: string) =>
      db.updateTable('users').set({ company_id }).where('id', '=', ids.karim).execute();
    await move(ids.delta);
    expect((await send('GET', `/tasks/${id}`, await by(ids.delta))).status).toBe(404);
    expect((await send('GET', '/tasks', await by(ids.delta))).text).not.toContain(id);
    expect((await send('GET', '/task/export', await by(ids.delta))).text).not.toContain('Karim');
    const seen = (await send('GET', `/tasks/${id}`, await by(ids.nile))).body as Task;
    expect(seen.assignee).toEqual({ id: ids.karim, name: 'Another company' });
    await move(ids.nile);
  });

  it('reveals no staff names to a company: not in the list, the file, the history, or by sorting', async () => {
    await add(ids.nile, ids.mona, 'With staff');
    await add(ids.nile, ids.karim, 'With Karim');
    const nile = await by(ids.nile);
    const list = await send('GET', '/tasks?sort=assignee', nile);
    expect(list.text).toContain('Traveldesk staff');
    expect(list.text).not.toContain('Mona');
    const titles = (list.body.data as Task[]).map(({ title }) => title);
    expect(titles.indexOf('With Karim')).toBeLessThan(titles.indexOf('With staff'));
    const { id, version } = (list.body.data as Task[]).find(({ title }) => title === 'With staff') as Task;
    const file = await send('GET', '/task/export', nile);
    expect(file.text).toContain('Traveldesk staff');
    expect(file.text).not.toContain('Mona');
    const history = await send('GET', `/tasks/${id}/history`, nile);
    expect(history.text).not.toMatch(/Mona|Amira/);
    const saved = await send(
      'PUT',
      `/tasks/${id}`,
      { ...nile, 'if-match': `"${version}"` },
      body(ids.nile, ids.mona, 'Still with staff'),
    );
    expect(saved.status).toBe(200);
    const seen = (await send('GET', `/tasks/${id}`, await by())).body as Task;
    expect(seen.assignee).toEqual({ id: ids.mona, name: 'Mona of the staff' });
  });
});
