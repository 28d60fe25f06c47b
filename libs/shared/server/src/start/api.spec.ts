import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startTestApi } from '@traveldesk/shared-testing/server';
import { z } from 'zod';
import type { ServerModule } from '../modules/module';

const texts = { en: {}, fr: {}, ar: {} };

/** A route that answers when the test releases it, and one that never answers. */
function waiting(): { module: ServerModule; answer(): void; called: Promise<void> } {
  let answer = () => {};
  let call = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const called = new Promise<void>((resolve) => (call = resolve));
  const module: ServerModule = {
    name: 'waiting',
    migrations: {},
    texts,
    routes: (app) => {
      app.get(
        '/wait',
        {
          config: { permission: 'public' },
          schema: { summary: 'Waits', response: { 200: z.object({ ok: z.boolean() }) } },
        },
        async () => {
          call();
          await answered;
          return { ok: true };
        },
      );
    },
  };
  return { module, answer, called };
}

describe('the API', () => {
  it('is alive and ready once it runs', async () => {
    const api = await startTestApi({ modules: [] });
    for (const url of ['/api/v1/health', '/api/v1/ready']) {
      const response = await api.inject({ url });
      expect([response.statusCode, response.json()]).toEqual([200, { status: 'ok' }]);
      expect(response.headers['cache-control']).toBe('no-store');
    }
    await api.close();
  });

  it('lets a running request finish when it stops, and accepts no new one', async () => {
    const { module, answer, called } = waiting();
    const api = await startTestApi({ modules: [module] });
    const address = await api.app.listen({ port: 0, host: '127.0.0.1' });
    const running = fetch(`${address}/api/v1/wait`);
    await called;
    const closed = api.close();
    await new Promise((resolve) => setTimeout(resolve, 100));
    const refused = await fetch(`${address}/api/v1/health`).then(
      () => 'answered',
      () => 'refused',
    );
    answer();
    const response = await running;
    await closed;

    expect(refused).toBe('refused');
    expect([response.status, await response.json()]).toEqual([200, { ok: true }]);
  });

  it('has a timeout for every slow step of a caller', async () => {
    const api = await startTestApi({ modules: [] });
    expect(api.app.server.requestTimeout).toBeGreaterThan(0);
    // Plus one second until the next check: 30 at most.
    expect(api.app.server.requestTimeout).toBeLessThanOrEqual(29_000);
    expect(api.app.server.headersTimeout).toBe(api.app.server.requestTimeout);
    expect(api.app.server.keepAliveTimeout).toBe(75_000);
    expect(api.app.server.timeout).toBe(120_000);
    await api.close();
  });

  it('refuses to start with two modules that authenticate callers, or with an undeclared route', async () => {
    const teller = (name: string): ServerModule => ({
      name,
      migrations: {},
      texts,
      authenticate: () => async () => null,
    });
    await expect(startTestApi({ modules: [teller('a'), teller('b')] })).rejects.toThrow(/a and b both/);
    const open: ServerModule = {
      name: 'open',
      migrations: {},
      texts,
      routes: (app) => {
        app.get('/open', { schema: { summary: 'Open', response: { 200: z.object({}) } } }, async () => ({}));
      },
    };
    await expect(startTestApi({ modules: [open] })).rejects.toThrow(
      'GET /api/v1/open declares no permission.',
    );
  });

  it('fails when its port is taken', async () => {
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
    const { port } = taken.address() as AddressInfo;
    const api = await startTestApi({ modules: [] });
    await expect(api.app.listen({ port, host: '127.0.0.1' })).rejects.toMatchObject({ code: 'EADDRINUSE' });
    await api.close();
    taken.close();
  });
});
