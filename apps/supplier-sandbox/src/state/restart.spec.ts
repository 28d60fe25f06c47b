import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Duffel } from '@duffel/api';
import { searchTraining, traveller } from '../testing/journeys';

const root = path.resolve(__dirname, '../../../..');

/** The program as it is run alone, on a free port; answers when it says where it listens. */
async function run(dataDir: string): Promise<{ child: ChildProcess; url: string; output: () => string }> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', path.join(root, 'apps/supplier-sandbox/src/main.ts')],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, SANDBOX_PORT: '0', SANDBOX_DATA_DIR: dataDir, LOG_LEVEL: 'silent', PORT: '' },
    },
  );
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => (output += chunk));
  const url = await new Promise<string>((resolve) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk;
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0];
      if (found) resolve(found);
    });
    child.once('exit', () => resolve(''));
  });
  return { child, url, output: () => output };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null) return child.exitCode;
  const ended = once(child, 'exit');
  child.kill(signal);
  const [code] = (await ended) as [number | null];
  return code;
}

describe('the program', () => {
  const parent = mkdtempSync(path.join(tmpdir(), 'traveldesk-sandbox-run-'));
  afterAll(() => rmSync(parent, { recursive: true, force: true }));
  const sdk = (url: string) => new Duffel({ token: 'duffel_test_training_quick', basePath: `${url}/` });

  it('knows every order it has answered, and every offer, after kill -9', async () => {
    const dataDir = path.join(parent, 'killed');
    const first = await run(dataDir);
    const { offers } = await searchTraining(sdk(first.url), 'CAI', 'LHR');
    const waiting = (await searchTraining(sdk(first.url), 'CAI', 'CDG')).offers[0]!;
    const { data: order } = await sdk(first.url).orders.create({
      type: 'instant',
      selected_offers: [offers[0]!.id],
      passengers: [traveller(offers[0]!.passengers[0]!.id)],
      payments: [{ type: 'balance', amount: offers[0]!.total_amount, currency: offers[0]!.total_currency }],
    });
    await end(first.child, 'SIGKILL');

    const second = await run(dataDir);
    const { data: known } = await sdk(second.url).orders.get(order.id);
    expect({ ...known, synced_at: null }).toEqual({ ...order, synced_at: null });
    const { data: offer } = await sdk(second.url).offers.get(waiting.id);
    expect(offer.total_amount).toBe(waiting.total_amount);
    expect(await end(second.child, 'SIGTERM')).toBe(0);
  });

  it('does not open a directory that another one has open', async () => {
    const dataDir = path.join(parent, 'shared');
    const first = await run(dataDir);
    const second = await run(dataDir);
    expect(second.output()).toContain('another process uses');
    expect(second.child.exitCode).toBe(1);
    expect(await end(first.child, 'SIGTERM')).toBe(0);
  });
});
