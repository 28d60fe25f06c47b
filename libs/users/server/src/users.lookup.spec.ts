import { describeOnDatabase, type TestApi } from '@traveldesk/shared-testing/server';
import { givenUser, modules, type GivenUser } from './testing/given.fake';

describeOnDatabase('the typeahead of users', (makeApi) => {
  let api: TestApi;
  let admin: GivenUser;
  beforeAll(async () => {
    api = await makeApi({ modules });
    admin = await givenUser(api, { administrator: true, name: 'Amira Mansour' });
  });

  const call = (method: 'GET' | 'POST', path: string, payload?: object) =>
    api.inject({ method, url: `/api/v1${path}`, headers: admin.headers, payload });

  const invited = async (name: string, email: string): Promise<string> => {
    const user = { name, email, phone: null, type: 'staff', company_id: null, roles: [], language: 'fr' };
    const answer = await call('POST', '/users', user);
    expect(answer.statusCode).toBe(201);
    return answer.json().data.id;
  };

  const found = async (query: string) => {
    const page = (await call('GET', `/users?${query}`)).json();
    return { ...page, data: page.data.map(({ id }: { id: string }) => id) };
  };

  it('finds names that start with the text, then addresses, then names that contain it, and counts only up to the page', async () => {
    const inName = await invited('Ute Quirinus', 'ute@nile.example');
    const atFront = await invited('Quirin Abel', 'abel@nile.example');
    const inAddress = await invited('Anna Zorn', 'quirin.zorn@nile.example');
    expect(await found('q=quirin')).toEqual({ data: [atFront, inAddress, inName], total: 3 });
    expect(await found('q=quirin&per_page=1')).toEqual({ data: [atFront], total: 1, at_least: true });
    expect(await found('q=quirin&per_page=1&page=3')).toEqual({ data: [inName], total: 3 });
    expect(await found('q=qu')).toEqual({ data: [atFront, inAddress], total: 2 });
  });
});
