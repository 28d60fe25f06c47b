import { addCompany, describeOnDatabase, type TestApi } from '@traveldesk/shared-testing/server';
import { addUser, deskModules } from './testing/desk';

const body = {
  title: 'Call the agency',
  type: 'call',
  status: 'open',
  client_id: null as string | null,
  project: 'Onboarding',
  department: null,
  assignee_id: null as string | null,
  due_on: null,
};

/** The routes about one task, each with its permissions; any one of them is enough. */
const routes: [
  method: 'GET' | 'PUT' | 'DELETE',
  path: string,
  body: object | undefined,
  permissions: string[],
][] = [
  ['GET', '/tasks/{id}', undefined, ['show_tasks', 'update_tasks']],
  ['PUT', '/tasks/{id}', body, ['update_tasks']],
  ['DELETE', '/tasks/{id}', undefined, ['delete_tasks']],
  ['GET', '/tasks/{id}/history', undefined, ['show_tasks', 'update_tasks']],
];
const all = ['show_tasks', 'add_tasks', 'update_tasks', 'delete_tasks'];

describeOnDatabase('access to tasks', (makeApi) => {
  let api: TestApi;
  let nile: string;
  let delta: string;
  let atlas: string;

  beforeAll(async () => {
    api = await makeApi({ modules: deskModules });
    nile = await addCompany(api, { name: 'Nile Travel' });
    delta = await addCompany(api, { name: 'Delta Tours', parentId: nile });
    atlas = await addCompany(api, { name: 'Atlas Voyages' });
  });

  const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, headers: object, payload?: object) =>
    api.inject({ method, url: `/api/v1${path}`, headers: { ...headers }, ...(payload && { payload }) });

  const call = ([method, path, payload]: (typeof routes)[number], headers: object, of: string) =>
    send(method, path.replace('{id}', of), headers, payload);

  async function add(change: object, headers: object): Promise<string> {
    const answer = await send('POST', '/tasks', headers, { ...body, ...change });
    if (answer.statusCode !== 201) throw new Error(answer.body);
    return answer.json<{ data: { id: string } }>().data.id;
  }

  it.each(routes)(
    '%s %s answers a company’s user for a foreign task exactly as for a missing one',
    async (...route) => {
      const [, , , permissions] = route;
      const staff = await api.signIn({ permissions: all });
      const foreign = [await add({ client_id: atlas }, staff), await add({ client_id: null }, staff)];
      const headers = await api.signIn({ permissions, type: 'company', companyId: nile });
      const missing = await call(route, headers, '0198f000-0000-7000-8000-00000000dead');
      for (const one of foreign) {
        const answer = await call(route, headers, one);
        expect(answer.statusCode).toBe(404);
        const plain = (response: typeof answer) => ({ ...response.json<object>(), request_id: '' });
        expect(plain(answer)).toEqual(plain(missing));
      }
    },
  );

  describe('a user of a company', () => {
    const sign = () => api.signIn({ permissions: all, type: 'company', companyId: nile });

    it('sees the tasks of their own company and those below it, in the list and its count', async () => {
      const staff = await api.signIn({ permissions: all });
      const title = 'Seen by whom';
      const own = await add({ title, client_id: nile }, staff);
      const below = await add({ title, client_id: delta }, staff);
      await add({ title, client_id: atlas }, staff);
      await add({ title }, staff);
      const list = await send('GET', '/tasks?title=seen&sort=created_at', await sign());
      const { data, total } = list.json<{ data: { id: string }[]; total: number }>();
      expect(total).toBe(2);
      expect(data.map((task) => task.id)).toEqual([own, below]);
      const everybody = await send('GET', '/tasks?title=seen', staff);
      expect(everybody.json()).toMatchObject({ total: 4 });
    });

    it('cannot create tasks for the platform or for companies out of sight', async () => {
      const headers = await sign();
      const stranger = await addUser(api, { name: 'Stranger', type: 'company', companyId: atlas });
      const colleague = await addUser(api, { name: 'Colleague', type: 'company', companyId: delta });
      const refused = async (change: object) => {
        const answer = await send('POST', '/tasks', headers, { ...body, client_id: nile, ...change });
        expect(answer.statusCode).toBe(422);
        return answer.json<{ fields: Record<string, string> }>().fields;
      };
      expect(await refused({ client_id: null })).toEqual({ client_id: 'Choose a client.' });
      expect(await refused({ client_id: atlas })).toEqual({ client_id: 'This client does not exist.' });
      expect(await refused({ assignee_id: stranger })).toEqual({ assignee_id: 'This user does not exist.' });
      const unknown = '0198f000-0000-7000-8000-00000000dead';
      expect(await refused({ assignee_id: unknown })).toEqual(await refused({ assignee_id: stranger }));
      expect(await refused({ client_id: unknown })).toEqual(await refused({ client_id: atlas }));
      await add({ client_id: delta, assignee_id: colleague }, headers);
    });

    it('cannot give a task of their own to a company out of sight', async () => {
      const own = await add({ client_id: nile }, await sign());
      const given = await send('PUT', `/tasks/${own}`, await sign(), { ...body, client_id: atlas });
      expect([given.statusCode, given.json<{ fields: object }>().fields]).toEqual([
        422,
        { client_id: 'This client does not exist.' },
      ]);
      expect(
        (await send('PUT', `/tasks/${own}`, await sign(), { ...body, client_id: delta })).statusCode,
      ).toBe(200);
    });

    it('cannot read the history of a deleted task, because its company is no longer known', async () => {
      const own = await add({ client_id: nile }, await sign());
      expect((await send('GET', `/tasks/${own}/history`, await sign())).statusCode).toBe(200);
      expect((await send('DELETE', `/tasks/${own}`, await sign())).statusCode).toBe(200);
      expect((await send('GET', `/tasks/${own}/history`, await sign())).statusCode).toBe(404);
      const staff = await api.signIn({ permissions: all });
      expect((await send('GET', `/tasks/${own}/history`, staff)).json()).toMatchObject({ total: 2 });
    });

    it('may edit a task of the company that staff have assigned to a colleague, and keep that assignee', async () => {
      const staff = await api.signIn({ permissions: all });
      const person = await addUser(api, { name: 'Mona Said', type: 'staff' });
      const task = await add({ client_id: nile, assignee_id: person }, staff);
      const answer = await send('PUT', `/tasks/${task}`, await sign(), {
        ...body,
        client_id: nile,
        assignee_id: person,
        status: 'done',
      });
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toMatchObject({
        data: { assignee: { name: 'Traveldesk staff' }, status: { key: 'done' } },
      });
    });
  });
});
