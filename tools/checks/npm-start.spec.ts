import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { absolute, readJson } from './lib/workspace';

/** A workspace with this one's scripts, nothing to build, and a server that records its id and the signals that it receives. */
const place = mkdtempSync(path.join(tmpdir(), 'traveldesk-npm-'));
const put = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(place, file)), { recursive: true });
  writeFileSync(path.join(place, file), text);
};
const product = `
import { appendFileSync, writeFileSync } from 'node:fs';
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    appendFileSync(process.env.NOTES + '.told', signal + ' ');
    setTimeout(() => process.exit(0), 200);
  });
}
setInterval(() => {}, 1000);
writeFileSync(process.env.NOTES + '.pid', String(process.pid));
`;

beforeAll(() => {
  cpSync(absolute('tools/scripts/start.mjs'), path.join(place, 'tools/scripts/start.mjs'));
  cpSync(absolute('tools/scripts/lib'), path.join(place, 'tools/scripts/lib'), { recursive: true });
  const { scripts } = readJson<{ scripts: Record<string, string> }>('package.json');
  put('package.json', JSON.stringify({ name: 'traveldesk', scripts: { start: scripts['start'] } }));
  put('tools/scripts/build.mjs', '');
  put('dist/apps/api/main.mjs', product);
});
const left = new Set<number>();
afterEach(() => {
  for (const pid of left) if (lives(pid)) process.kill(pid, 'SIGKILL');
  left.clear();
});
afterAll(() => rmSync(place, { recursive: true, force: true }));

const until = async (happened: () => boolean) => {
  for (let tries = 0; tries < 300 && !happened(); tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 50));
  expect(happened()).toBe(true);
};
const lives = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** `npm start` once the server runs: npm's process and the server's own. */
async function started(name: string) {
  const notes = path.join(place, name);
  const npm = spawn('npm', ['start'], {
    cwd: place,
    env: {
      PATH: `${path.dirname(process.execPath)}:${process.env.PATH}`,
      HOME: place,
      DEMO_DATA: 'false',
      NOTES: notes,
    },
    stdio: 'ignore',
    // Its own process group, as in a terminal: a signal to it reaches nothing else.
    detached: true,
  });
  const ended = new Promise((resolve) => npm.once('exit', resolve));
  await until(() => existsSync(`${notes}.pid`));
  const pid = Number(readFileSync(`${notes}.pid`, 'utf8'));
  for (const one of [pid, npm.pid ?? pid]) left.add(one);
  // The first signal: a watcher that notices npm's end sends another one while the server stops.
  const told = () => readFileSync(`${notes}.told`, 'utf8').split(' ')[0];
  return { npm, ended, pid, told };
}

/** ADR 2: whoever gets the signal, the server receives one, stops in its own way, and leaves nothing behind. */
describe('npm start', () => {
  it.each(['SIGTERM', 'SIGHUP', 'SIGKILL'] as const)(
    'stops the server when only npm gets %s',
    async (signal) => {
      const { npm, ended, pid, told } = await started(`npm-${signal}`);
      npm.kill(signal);
      await ended;
      await until(() => !lives(pid));
      expect(told()).toBe('SIGTERM');
    },
  );

  it.each(['SIGINT', 'SIGHUP'] as const)(
    'stops the server when its terminal sends %s to all',
    async (signal) => {
      const { npm, ended, pid, told } = await started(`all-${signal}`);
      process.kill(-(npm.pid ?? 0), signal);
      await ended;
      await until(() => !lives(pid));
      expect(told()).toBe(signal);
    },
  );

  it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
    'stops the server when it gets %s itself',
    async (signal) => {
      const { ended, pid, told } = await started(`own-${signal}`);
      process.kill(pid, signal);
      await ended;
      expect(told()).toBe(signal);
      expect(lives(pid)).toBe(false);
    },
  );
});
