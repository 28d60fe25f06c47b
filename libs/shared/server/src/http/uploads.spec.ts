import { setTimeout as delay } from 'node:timers/promises';
import { startTestApi, type TestApi } from '@traveldesk/shared-testing/server';
import { z } from 'zod';
import type { ServerModule } from '../modules/module';
import { bodyLimit } from './uploads';

const waiting = new Map<string, () => void>();

/** Two routes that work until released: one for files, one for other bodies. */
const files: ServerModule = {
  name: 'files',
  migrations: {},
  permissions: ['add_files'],
  texts: { en: {}, fr: {}, ar: {} },
  routes: (app) => {
    for (const [path, limit] of [
      ['/files', bodyLimit + 1],
      ['/notes', bodyLimit],
    ] as const)
      app.post(
        path,
        {
          bodyLimit: limit,
          config: { permission: 'add_files' },
          schema: {
            summary: 'Works until it is let go',
            body: z.strictObject({ name: z.string() }),
            response: { 200: z.object({ name: z.string() }) },
          },
        },
        async ({ body }) => {
          await new Promise<void>((resolve) => waiting.set(body.name, resolve));
          waiting.delete(body.name);
          return body;
        },
      );
  },
};

const atWork = () => [...waiting.keys()].sort();
const soon = () => delay(20);

/** Waits until exactly these are being processed, and checks that it stays so. */
async function works(...names: string[]): Promise<void> {
  for (let tries = 0; tries < 200 && atWork().join() !== names.join(); tries += 1) await soon();
  await soon();
  expect(atWork()).toEqual(names);
}

async function letGo(name: string): Promise<void> {
  waiting.get(name)?.();
  while (waiting.has(name)) await soon();
}

describe('file uploads', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ modules: [files] });
  });
  afterAll(() => api.close());
  afterEach(async () => {
    while (waiting.size > 0) await letGo(atWork()[0] ?? '');
  });

  const person = () => api.signIn({ permissions: ['add_files'] });
  const send = (headers: Record<string, string>, payload: string | object, path = '/files') =>
    api.inject({
      method: 'POST',
      url: `/api/v1${path}`,
      headers: { ...headers, 'content-type': 'application/json' },
      payload,
    });

  it('are processed one after the other, with a pause in between as long as the work', async () => {
    const [mona, rana] = [await person(), await person()];
    const sent = [send(mona, { name: 'm1' })];
    await works('m1');
    sent.push(send(rana, { name: 'r1' }));
    await delay(200);
    await works('m1');
    await letGo('m1');
    await delay(100);
    expect(atWork()).toEqual([]);
    await works('r1');
    await letGo('r1');
    expect((await Promise.all(sent)).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  });

  it('are not even read before their turn, and a rejected one ends its turn', async () => {
    const [mona, rana] = [await person(), await person()];
    const sent = [send(mona, { name: 'm1' })];
    await works('m1');
    const answered: number[] = [];
    const wrong = ['{', '{"name":7}'].map((body) =>
      send(rana, body).then(({ statusCode }) => answered.push(statusCode)),
    );
    await works('m1');
    expect(answered).toEqual([]);
    await letGo('m1');
    await Promise.all(wrong);
    expect(answered).toEqual([400, 422]);
    sent.push(send(mona, { name: 'm2' }));
    await works('m2');
    await letGo('m2');
    await Promise.all(sent);
  });

  it('are rejected when too many wait, with a retry time', async () => {
    const { uploads } = api.kernel.turns;
    const leaving = new AbortController();
    const end = await uploads.take();
    const waits = Array.from({ length: 20 }, () => uploads.take({ gone: leaving.signal }).catch(() => {}));
    const { statusCode, headers, body } = await send(await person(), { name: 'late' });
    expect([statusCode, headers['retry-after']]).toEqual([503, '30']);
    expect(JSON.parse(body)).toMatchObject({
      code: 'uploads_busy',
      message: 'Too many files are being uploaded at the moment. Please try again shortly.',
    });
    leaving.abort();
    await Promise.all(waits);
    end();
  });

  it('make no other request wait', async () => {
    const people = await Promise.all(Array.from({ length: 4 }, person));
    const sent = people.map((headers, at) => send(headers, { name: `n${at}` }, '/notes'));
    await works('n0', 'n1', 'n2', 'n3');
    for (const name of atWork()) await letGo(name);
    await Promise.all(sent);
  });
});
