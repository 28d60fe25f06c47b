import { startTestApi, type TestApi } from '@traveldesk/shared-testing/server';
import { things } from './things.fixture';

interface Operation {
  tags: string[];
  summary: string;
  security: unknown[];
  'x-permission': unknown;
  parameters?: { name: string; required?: boolean }[];
  requestBody?: {
    content: Record<string, { schema: { properties: object; additionalProperties: unknown } }>;
  };
  responses: Record<
    string,
    { headers?: object; content: Record<string, { schema: { properties: object } }> }
  >;
}

describe('the API description', () => {
  let api: TestApi;
  let paths: Record<string, Record<string, Operation>>;
  beforeAll(async () => {
    api = await startTestApi({ modules: [things] });
    const response = await api.inject({ url: '/api/v1/openapi.json', headers: await api.signIn() });
    expect(response.json().openapi).toBe('3.1.0');
    paths = response.json().paths;
  });
  afterAll(() => api.close());

  it('is only for signed-in users', async () => {
    expect((await api.inject({ url: '/api/v1/openapi.json' })).statusCode).toBe(401);
  });

  it('has every route with its permission', () => {
    expect(Object.keys(paths).sort()).toEqual([
      '/api/v1/failures/{name}',
      '/api/v1/health',
      '/api/v1/lie',
      '/api/v1/openapi.json',
      '/api/v1/ready',
      '/api/v1/rows',
      '/api/v1/search',
      '/api/v1/things',
      '/api/v1/things/{id}',
    ]);
    expect(paths['/api/v1/things']?.post).toMatchObject({
      summary: 'Adds a thing',
      'x-permission': 'add_things',
      security: [{ bearer: [] }],
    });
    expect(paths['/api/v1/things']?.get?.['x-permission']).toEqual(['show_things', 'add_things']);
    expect(paths['/api/v1/health']?.get).toMatchObject({ 'x-permission': 'public', security: [] });
  });

  it('groups the routes by their domain', () => {
    expect(paths['/api/v1/health']?.get?.tags).toEqual(['kernel']);
    const things = Object.values(paths['/api/v1/things'] ?? {});
    expect(things.map(({ tags }) => tags)).toEqual(things.map(() => ['things']));
  });

  it('says what a route accepts, and each of its responses', () => {
    const post = paths['/api/v1/things']?.post;
    const body = post?.requestBody?.content['application/json']?.schema;
    expect(Object.keys(body?.properties ?? {})).toEqual(['name', 'size', 'colour', 'parts']);
    expect(body?.additionalProperties).toBe(false);
    const failure = post?.responses['422']?.content['application/json']?.schema.properties ?? {};
    expect(Object.keys(failure)).toEqual(['message', 'code', 'request_id', 'fields', 'permissions']);
    expect(paths['/api/v1/things']?.get?.parameters?.map(({ name }) => name)).toEqual(['name', 'page']);
  });

  it('says which requests may be repeated with a key, and how a repeated response is marked', () => {
    const { parameters, responses } = paths['/api/v1/things']?.post ?? {};
    expect(parameters).toMatchObject([{ in: 'header', name: 'Idempotency-Key', required: false }]);
    expect(responses?.['200']?.headers).toHaveProperty('Idempotency-Replayed');
    expect(Object.keys(responses ?? {})).toContain('425');
    expect(paths['/api/v1/rows']?.post?.parameters).toBeUndefined();
  });

  it('says which routes take the version that was read, and only those', () => {
    const ifMatch = { in: 'header', name: 'If-Match', required: false };
    const named = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods)
        .filter(([, { parameters = [] }]) => parameters.some(({ name }) => name === 'If-Match'))
        .map(([method]) => `${method} ${path}`),
    );
    expect(named).toEqual(['get /api/v1/things/{id}']);
    const { parameters } = paths['/api/v1/things/{id}']?.get ?? {};
    expect(parameters).toMatchObject([{ in: 'path', name: 'id' }, ifMatch]);
  });

  it('has a page that contains no data, under its own policy', async () => {
    const page = await api.inject({ url: '/api/docs' });
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.headers['content-security-policy']).toContain("script-src 'self';");
    expect(page.body).not.toContain('things');
    expect(page.body).not.toMatch(/<script>|\son\w+=/);
    for (const file of ['start.js', 'swagger-ui-bundle.js', 'swagger-ui.css']) {
      expect((await api.inject({ url: `/api/docs/${file}` })).statusCode).toBe(200);
    }
    expect((await api.inject({ url: '/api/docs/swagger-ui-bundle.js.map' })).statusCode).toBe(404);
  });
});

describe('disabled documentation', () => {
  it('has neither a page nor a description', async () => {
    const api = await startTestApi({ modules: [], config: { apiDocs: false } });
    const headers = await api.signIn();
    for (const url of ['/api/docs', '/api/docs/start.js', '/api/v1/openapi.json']) {
      expect((await api.inject({ url, headers })).statusCode).toBe(404);
    }
    await api.close();
  });
});
