import { startTestApi, type TestApi } from '@traveldesk/shared-testing/server';
import { modules } from './modules';

interface Operation {
  'x-permission': string | string[];
  summary: string;
}

describe('the domains together', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ modules });
  });
  afterAll(() => api.close());

  it('name only existing permissions in their routes', async () => {
    const response = await api.inject({ url: '/api/v1/openapi.json', headers: await api.signIn() });
    const paths = response.json<{ paths: Record<string, Record<string, Operation>> }>().paths;
    const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
    const known = new Set([...api.kernel.permissions, 'public', 'session']);
    const asked = operations.flatMap((operation) => operation['x-permission']);

    expect(operations.length).toBeGreaterThan(20);
    expect(asked.filter((permission) => !known.has(permission))).toEqual([]);
  });

  it('answer a visitor only at public addresses', async () => {
    const response = await api.inject({ url: '/api/v1/openapi.json', headers: await api.signIn() });
    const paths = response.json<{ paths: Record<string, Record<string, Operation>> }>().paths;
    const open: string[] = [];
    for (const [url, methods] of Object.entries(paths)) {
      for (const [method, operation] of Object.entries(methods)) {
        if (operation['x-permission'] === 'public') continue;
        const answer = await api.inject({
          method: method.toUpperCase() as 'GET',
          url: url.replaceAll(/\{\w+\}/g, '01a1fc5b-cb6f-70f2-ac22-e4edbf393802'),
        });
        if (answer.statusCode !== 401) open.push(`${method} ${url} ${answer.statusCode}`);
      }
    }
    expect(open).toEqual([]);
  });
});
