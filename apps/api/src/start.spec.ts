import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createLog, readConfig } from '@traveldesk/shared-server';
import { start } from './start';

const directory = mkdtempSync(path.join(tmpdir(), 'traveldesk-start-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

/** The warnings of a start that wants demo data; without modules there are none. */
async function warningsOf(env: Record<string, string>) {
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'warn',
    DATA_DIR: directory,
    PORT: '0',
    ...env,
  });
  const logged: string[] = [];
  const log = createLog(config, { write: (line) => logged.push(line) });
  const { stop } = await start(config, [], { log });
  await stop();
  return logged.map((line) => JSON.parse(line) as { msg: string; host?: string });
}

it.each([
  ['warns with demo data if others can reach it', 'true', '0.0.0.0', 1],
  ['does not warn without demo data', 'false', '0.0.0.0', 0],
  ['does not warn on this machine alone', 'true', '127.0.0.1', 0],
])('the log of a start %s', async (_, demoData, host, times) => {
  const warnings = await warningsOf({ DEMO_DATA: demoData, HOST: host });
  const said = warnings.filter(({ msg }) => msg === 'demo sign-ins can be used from other machines');
  expect(said.map((line) => line.host)).toEqual(Array(times).fill(host));
});
