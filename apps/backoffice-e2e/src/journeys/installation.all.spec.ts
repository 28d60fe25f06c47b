import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';

const root = path.resolve(import.meta.dirname, '../../../..');
const manual = readFileSync(path.join(root, 'docs/operations.md'), 'utf8');
let place: string;
const here = (text: string) => text.replaceAll('/opt/traveldesk', place);

/** The matching lines of the page's indented blocks, as they are typed. */
const lines = (what: RegExp) =>
  [...manual.matchAll(/^ {4}(\S.*)$/gm)].map(([, line = '']) => line).filter((line) => what.test(line));
/** Each `dist` command on the page, once: the program and its argument. */
const commands = [
  ...new Set([...manual.matchAll(/dist\/apps\/\S+?\.mjs(?: --[\w-]+)?/g)].map(([command]) => command)),
].sort();
const [unit = ''] = /\/opt\/traveldesk\/\S+\/bin\/node/.exec(manual) ?? [];
const installed = unit.replace('x64', process.arch);

/** The machine has Node and nothing of the workspace; its port is free, and the training supplier is off. */
const env = () => ({
  PATH: process.env['PATH'],
  PORT: '0',
  SANDBOX_PORT: '0',
  DEMO_DATA: 'false',
  LOG_LEVEL: 'warn',
});
const start = (command: string) => spawn(here(installed), command.split(' '), { cwd: place, env: env() });
const run = (command: string) => {
  const { status, stdout, stderr } = spawnSync(here(installed), command.split(' '), {
    cwd: place,
    env: env(),
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
};

/** Runs a command until its output matches, calls `look` while it still runs, and stops it like a service. */
async function runs(
  command: string,
  says: RegExp,
  look: (found: RegExpExecArray) => Promise<void>,
): Promise<string> {
  const child = start(command);
  let said = '';
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const ready = new Promise<RegExpExecArray>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        said += text;
        const found = says.exec(said);
        if (found) resolve(found);
      });
    void ended.then(() => reject(new Error(`${command} ended: ${said}`)));
  });
  try {
    await look(await ready);
  } finally {
    child.kill('SIGTERM');
  }
  expect(await ended, said).toBe(0);
  return said;
}

const serves = (command: string) =>
  runs(command, /Traveldesk is ready: (\S+)/, async ([, url]) => {
    for (const address of ['/api/v1/health', '/api/v1/ready', '/'])
      expect((await fetch(`${url}${address}`)).status, address).toBe(200);
  });

test.describe('an installation without sources, as docs/operations.md describes it', () => {
  test.describe.configure({ mode: 'serial', timeout: 600_000 });
  test.beforeAll(() => {
    place = mkdtempSync(path.join(os.tmpdir(), 'traveldesk-installed-'));
  });
  test.afterAll(() => rmSync(place, { recursive: true, force: true }));

  test("is created with the page's commands", () => {
    for (const line of lines(/^(mkdir|cd) .*\/opt\/traveldesk/))
      execFileSync('sh', ['-ec', here(line)], {
        cwd: root,
        env: { ...process.env, NODE_ENV: '', npm_config_prefer_offline: 'true' },
      });
    expect(run('--version').said).toMatch(/^v24\./);
  });

  test('has every command of the page', () => {
    expect(commands).toEqual([
      'dist/apps/api/main.mjs',
      'dist/apps/api/main.mjs --check-ledger',
      'dist/apps/api/main.mjs --send-parked',
      'dist/apps/supplier-sandbox/main.mjs',
    ]);
  });

  test('starts, serves the screens, and checks its ledger when it is stopped', async () => {
    await serves('dist/apps/api/main.mjs');
    expect(run('dist/apps/api/main.mjs --check-ledger')).toEqual({
      status: 0,
      said: 'The books are whole: 0 entries.\n',
    });
  });

  test('is backed up and restored, and sends parked mails', async () => {
    const [backUp = '', restore = ''] = lines(/^(cp|mv) .*\/backup\//);
    const backup = mkdtempSync(path.join(os.tmpdir(), 'traveldesk-backup-'));
    try {
      for (const line of [backUp, restore])
        execFileSync('sh', ['-ec', line.replaceAll('/backup', backup)], { cwd: place });
      await serves('dist/apps/api/main.mjs --send-parked');
    } finally {
      rmSync(backup, { recursive: true, force: true });
    }
  });

  test('has the training supplier', async () => {
    await runs('dist/apps/supplier-sandbox/main.mjs', /Training supplier: (\S+)/, async ([, url]) => {
      expect((await fetch(`${url}`)).status).toBeLessThan(500);
    });
  });
});
