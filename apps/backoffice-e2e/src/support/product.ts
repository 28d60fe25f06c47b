import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const root = path.resolve(import.meta.dirname, '../../../..');

export interface Product {
  url: string;
  dataDir: string;
  stop: () => Promise<void>;
}

/**
 * Starts the built product on a free port with its own database, demo data and the training supplier, as `npm start` would, and waits
 * until it is ready. `stop` ends both and removes their data.
 */
export async function startProduct(env: Record<string, string> = {}): Promise<Product> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'traveldesk-e2e-'));
  const port = await freePort();
  const sandboxPort = String(await freePort());
  const logs = path.join(root, 'test-results');
  mkdirSync(logs, { recursive: true });
  const log = openSync(path.join(logs, `product-${port}.log`), 'w');
  const server = spawn(
    process.execPath,
    ['--enable-source-maps', path.join(root, 'dist/apps/api/main.mjs')],
    {
      cwd: root,
      stdio: ['ignore', log, log],
      env: {
        ...process.env,
        PORT: String(port),
        SANDBOX_PORT: sandboxPort,
        DATA_DIR: dataDir,
        DATABASE_URL: '',
        NODE_ENV: '',
        DEMO_DATA: 'true',
        LOG_LEVEL: 'warn',
        CALL_LIMIT: '0',
        // Where the journeys' own supplier listens.
        SUPPLIER_ALLOWED_HOSTS: '127.0.0.1',
        ...env,
      },
    },
  );
  const sandbox = spawn(process.execPath, [path.join(root, 'dist/apps/supplier-sandbox/main.mjs')], {
    cwd: root,
    stdio: ['ignore', log, log],
    env: { ...process.env, SANDBOX_PORT: sandboxPort, DATA_DIR: dataDir },
  });
  const stop = async () => {
    await Promise.all([end(server), end(sandbox)]);
    rmSync(dataDir, { recursive: true, force: true });
  };
  const url = `http://localhost:${port}`;
  try {
    await ready(url, server);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, dataDir, stop };
}

async function ready(url: string, server: ChildProcess): Promise<void> {
  const until = Date.now() + 90_000;
  while (Date.now() < until) {
    if (server.exitCode !== null)
      throw new Error(`The server exited with ${server.exitCode}: see test-results`);
    const response = await fetch(`${url}/api/v1/ready`).catch(() => undefined);
    if (response?.ok) return;
    await sleep(100);
  }
  throw new Error('The server was not ready within 90 seconds: see test-results');
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = new Promise((done) => server.once('exit', done));
  server.kill('SIGTERM');
  const impatience = setTimeout(() => server.kill('SIGKILL'), 15_000);
  await ended;
  clearTimeout(impatience);
}

export function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => done(port));
    });
  });
}
