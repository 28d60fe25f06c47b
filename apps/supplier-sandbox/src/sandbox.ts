import { mkdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { lockDirectory } from '@traveldesk/shared-server/lock';
import { createApp } from './app';
import type { SandboxConfig } from './config';
import type { Sandbox } from './context';
import { Later } from './effects/later';
import { Seats } from './flights/orders/seats';
import { Offers } from './flights/search/offers';
import { Store } from './state/store';
import { KnobBoard } from './training/accounts';
import { Clock } from './training/clock';
import { Webhooks } from './webhooks/webhooks';

export interface Running {
  /** `http://127.0.0.1:PORT`, without a trailing slash. */
  url: string;
  stop(): Promise<void>;
}

/**
 * Starts the supplier on the loopback address only, since its tokens are public. Throws a DirectoryLockedError where another process has
 * its directory open: two would overwrite each other's journal.
 */
export async function startSandbox(config: SandboxConfig): Promise<Running> {
  const lock = lockOf(config.dataDir);
  const clock = new Clock();
  const now = () => clock.now();
  const store = new Store(config.dataDir, now);
  const seats = new Seats();
  for (const order of store.list('orders')) if (order.cancelled === null) seats.take(order.taken);
  const webhooks = new Webhooks(store, config.webhookPauseMs);
  const address = { url: '' };
  const stopping = new AbortController();
  const parts = {
    store,
    board: new KnobBoard(),
    clock,
    address,
    seats,
    webhooks,
    offers: new Offers(store, seats, now),
    now,
    sleep: (ms: number) => sleep(ms, stopping.signal),
  };
  const later = new Later(parts, config.laterMs);
  const sandbox: Sandbox = { ...parts, later };
  const app = createApp(sandbox, config.logLevel);
  const stop = async () => {
    stopping.abort(new Error('The training supplier is stopping.'));
    await app.close();
    later.stop();
    await webhooks.stop();
    store.close();
    lock?.release();
  };
  try {
    await app.listen({ port: config.port, host: '127.0.0.1' });
  } catch (error) {
    await stop();
    throw error;
  }
  const { port } = app.server.address() as AddressInfo;
  address.url = `http://127.0.0.1:${port}`;
  webhooks.start();
  later.start();
  return { url: address.url, stop };
}

function lockOf(dataDir: string | null): { release(): void } | null {
  if (dataDir === null) return null;
  mkdirSync(dataDir, { recursive: true });
  return lockDirectory(dataDir);
}

function sleep(ms: number, signal: AbortSignal): Promise<void> {
  if (ms <= 0) return Promise.resolve();
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal.addEventListener('abort', stop, { once: true });
  });
}
