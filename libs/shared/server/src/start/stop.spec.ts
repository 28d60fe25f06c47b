import { Readable } from 'node:stream';
import { z } from 'zod';
import { startTestApi } from '@traveldesk/shared-testing/server';
import type { ServerModule } from '../modules/module';

const delayed: ServerModule = {
  name: 'delayed',
  migrations: {},
  texts: { en: {}, fr: {}, ar: {} },
  routes: (app, { stopping }) => {
    const config = { permission: 'public', produces: ['application/x-ndjson'] } as const;
    const schema = { summary: 'An answer that goes on', response: { 200: z.instanceof(Readable) } };
    const lines = async function* (told: boolean) {
      yield 'first\n';
      if (!told) await new Promise(() => {});
      await new Promise<void>((resolve) => stopping.addEventListener('abort', () => resolve()));
      yield 'last\n';
    };
    app.get('/told', { config, schema }, async (_request, reply) => reply.send(Readable.from(lines(true))));
    app.get('/deaf', { config, schema }, async (_request, reply) => reply.send(Readable.from(lines(false))));
  },
};

async function listening(stopDelaySeconds: number) {
  const logged: string[] = [];
  const api = await startTestApi({
    modules: [delayed],
    config: { stopDelaySeconds, logLevel: 'info' },
    logged: (line) => logged.push(line),
  });
  const address = await api.app.listen({ port: 0, host: '127.0.0.1' });
  return { api, logged, ask: (path: string) => fetch(`${address}/api/v1${path}`) };
}

const codeOf = async (answer: Promise<Response>) => {
  const { status, json } = await answer.then((one) => ({ status: one.status, json: one.json() }));
  return [status, ((await json) as { code?: string }).code];
};

describe('a stop', () => {
  it('is announced by the readiness check first, while requests are still accepted for the configured time', async () => {
    const { api, ask } = await listening(1);
    expect(await codeOf(ask('/ready'))).toEqual([200, undefined]);
    const began = Date.now();
    const closed = api.close();
    expect(await codeOf(ask('/ready'))).toEqual([503, 'stopping']);
    const taken = await ask('/health');
    expect([taken.status, taken.headers.get('connection')]).toEqual([200, 'close']);
    await closed;
    expect(Date.now() - began).toBeGreaterThanOrEqual(1000);
    await expect(ask('/health')).rejects.toThrow();
  });

  it('lets a long-running response finish, and cuts off one that does not, with a log line', async () => {
    const { api, logged, ask } = await listening(0);
    const [told, deaf] = await Promise.all([ask('/told'), ask('/deaf')]);
    const ended = [told.text(), deaf.text()];
    ended.forEach((one) => one.catch(() => {}));
    const began = Date.now();
    await api.close();
    // Requests are cut off after 5 s.
    expect(Date.now() - began).toBeLessThan(30_000);
    expect(await ended[0]).toBe('first\nlast\n');
    await expect(ended[1]).rejects.toThrow();
    const cut = logged.filter((line) => line.includes('call cut off by the stop'));
    expect(cut.map((line) => (JSON.parse(line) as { path: string }).path)).toEqual(['/api/v1/deaf']);
  });
});

describe('a job cut off by a stop', () => {
  it('is logged', async () => {
    const logged: string[] = [];
    const api = await startTestApi({
      modules: [],
      work: true,
      config: { logLevel: 'warn' },
      logged: (line) => logged.push(line),
    });
    let begun = false;
    await api.kernel.jobs.queue('endless', async () => {
      begun = true;
      await new Promise(() => {});
    });
    await api.kernel.jobs.send('endless', {});
    while (!begun) await new Promise((resolve) => setTimeout(resolve, 50));
    await api.close();
    expect(logged.join('')).toContain('job cut off by the stop, and left to another process');
  }, 40_000);
});
