import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { at, root } from '../../scripts/lib/root.mjs';

/** Starts a Node script with a free PORT and waits until `ready` answers. Returns `{ url, stop, pid }`. */
export async function startServer(script, ready, env = {}) {
  const port = await freePort();
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'traveldesk-bench-'));
  const server = spawn(process.execPath, [script], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      SANDBOX_PORT: '0',
      LOG_LEVEL: process.env.LOG_LEVEL ?? 'error',
      ...env,
    },
  });
  const url = `http://localhost:${port}`;
  const stop = async () => {
    if (server.exitCode === null) {
      const ended = new Promise((done) => server.once('exit', done));
      server.kill('SIGTERM');
      await ended;
    }
    rmSync(dataDir, { recursive: true, force: true });
  };
  process.once('exit', () => server.kill('SIGKILL'));
  for (let tries = 0; tries < 900; tries += 1) {
    if (server.exitCode !== null) throw new Error(`${script} exited with ${server.exitCode}`);
    if ((await fetch(url + ready).catch(() => undefined))?.ok) return { url, stop, pid: server.pid };
    await sleep(100);
  }
  await stop();
  throw new Error(`${script} was not ready within 90 seconds`);
}

/** The built product with demo data and these variables; on PostgreSQL when `databaseUrl` is given. */
export function startProduct(databaseUrl = '', env = {}) {
  const usual = { DATABASE_URL: databaseUrl, NODE_ENV: '', DEMO_DATA: 'true', CALL_LIMIT: '0' };
  return startServer(at('dist/apps/api/main.mjs'), '/api/v1/ready', { ...usual, ...env });
}

/** Signs in the demo administrator; returns what the browser would have stored. */
export async function signIn(url) {
  const response = await fetch(`${url}/api/v1/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@traveldesk.example', password: 'Traveldesk-demo-2026' }),
  });
  if (!response.ok) throw new Error(`sign-in failed: ${await response.text()}`);
  const { token, user } = (await response.json()).data;
  return {
    token,
    user: JSON.stringify(user),
    permissions: JSON.stringify(user.permissions),
    roles: JSON.stringify(user.roles),
    modules: JSON.stringify(user.modules.map(({ key }) => key)),
  };
}

export function freePort() {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => done(port));
    });
  });
}
