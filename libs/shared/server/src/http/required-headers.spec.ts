import { startTestApi, type TestApi } from '@traveldesk/shared-testing/server';
import { z } from 'zod';
import { idParams } from '@traveldesk/shared-contract';
import { idempotent } from '../idempotency';
import { newId } from '../ids';
import type { ServerModule } from '../modules/module';
import { problems } from './problems';
import { readTargetOf, requireVersion } from './request';

const answer = { 200: z.object({}) };

/** Two routes that require headers, and two that do not. */
const strict: ServerModule = {
  name: 'strict',
  migrations: {},
  texts: { en: {}, fr: {}, ar: {} },
  routes: (app) => {
    for (const version of ['required', undefined] as const) {
      app.put(
        `/${version ?? 'un'}seen/:id`,
        {
          config: { permission: 'session', ...(version && { version }) },
          schema: {
            summary: 'Writes what was read',
            params: idParams,
            body: z.strictObject({ name: z.string() }),
            response: { ...answer, ...problems(412) },
          },
        },
        async (request) => {
          requireVersion(readTargetOf(request).seen, 7);
          return {};
        },
      );
    }
    for (const takesKey of ['required', true] as const) {
      app.post(
        `/keys-${takesKey}`,
        {
          config: { permission: 'session', idempotent: takesKey },
          schema: { summary: 'Pays', response: answer },
        },
        (request) => idempotent(request, async () => ({})),
      );
    }
  },
};

interface Described {
  parameters?: { name: string; required: boolean; description?: string }[];
  responses: object;
}

describe('a header that a route declares as required', () => {
  let api: TestApi;
  let headers: Record<string, string>;
  let paths: Record<string, Record<string, Described>>;
  beforeAll(async () => {
    api = await startTestApi({ modules: [strict] });
    headers = await api.signIn();
    ({ paths } = (await api.inject({ url: '/api/v1/openapi.json', headers })).json());
  });
  afterAll(() => api.close());

  const write = async (
    seen: string | undefined,
    { body = { name: 'x' } as object, path = 'requiredseen' } = {},
  ) => {
    const answered = await api.inject({
      method: 'PUT',
      url: `/api/v1/${path}/${newId()}`,
      headers: { ...headers, ...(seen !== undefined && { 'if-match': seen }) },
      payload: body,
    });
    return [answered.statusCode, answered.json<{ code?: string }>().code];
  };

  it('is reported as missing, not as a different version, where the version that was read is not named', async () => {
    expect(await write('"7"')).toEqual([200, undefined]);
    expect(await write('"6"')).toEqual([412, 'stale']);
    expect(await write(undefined)).toEqual([428, 'if_match_required']);
    expect(await write('*')).toEqual([428, 'if_match_required']);
    // Before any errors of its body.
    expect(await write(undefined, { body: {} })).toEqual([428, 'if_match_required']);
  });

  it.each([
    ['en', 'The request needs an If-Match header with the version that was read, as "7".'],
    ['fr', 'La demande doit comporter un en-tête If-Match avec la version lue, par exemple "7".'],
    ['ar', 'يجب أن يتضمن الطلب ترويسة If-Match بالنسخة التي قُرئت، مثل "7".'],
  ])('is reported as missing in %s', async (language, message) => {
    const { json } = await api.inject({
      method: 'PUT',
      url: `/api/v1/requiredseen/${newId()}`,
      headers: { ...headers, 'accept-language': language },
      payload: { name: 'x' },
    });
    expect(json()).toMatchObject({ message });
  });

  it('is described as required, with the response for when it is missing', () => {
    const { parameters = [], responses } = paths['/api/v1/requiredseen/{id}']?.put ?? { responses: {} };
    const header = parameters.find(({ name }) => name === 'If-Match');
    expect(header).toMatchObject({ required: true, description: expect.stringContaining('it is a 428') });
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(['412', '428']));
    const [key] = paths['/api/v1/keys-required']?.post?.parameters ?? [];
    expect(key).toMatchObject({ name: 'Idempotency-Key', required: true });
  });

  it('cannot be demanded by a route that does not declare it: that is a server error', async () => {
    expect(await write('"7"', { path: 'unseen' })).toEqual([500, 'internal']);
    const pay = async (path: string, key?: string) => {
      const more = key === undefined ? {} : { 'idempotency-key': key };
      const sent = { method: 'POST', url: `/api/v1/${path}`, headers: { ...headers, ...more } } as const;
      return (await api.inject(sent)).statusCode;
    };
    expect([await pay('keys-required', newId()), await pay('keys-required')]).toEqual([200, 400]);
    expect([await pay('keys-true', newId()), await pay('keys-true')]).toEqual([500, 500]);
  });
});
