// Everything that is checked before a change goes in: format, styles, types, lint, the build, its bytes, unit and API
// tests, and the journeys in a real browser. Nx runs each stage as a cached target of project.json beside this file: what
// nothing has changed for is not run again, unless `--all` is given. Each is timed; the last line counts all of them.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { findChromium } from './lib/chromium.mjs';
import { requireNode } from './lib/node-version.mjs';
import { testPostgres } from './lib/postgres.mjs';
import { at, root } from './lib/root.mjs';
import { flaky } from './lib/second-go.mjs';
import { slowest } from './lib/slowest.mjs';
import { browserReport, noteOf, reports, stages, unitReport } from './lib/stages.mjs';

requireNode();
const started = Date.now();
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const notAgain = [];
const names = Object.keys(stages);

const postgres = await testPostgres();
console.log(`PostgreSQL: ${postgres.origin}`);
const env = {
  ...process.env,
  TEST_DATABASE_URL: postgres.url,
  CHROMIUM: findChromium(),
  NX_DAEMON: 'false',
  NX_TUI: 'false',
  NODE_NO_WARNINGS: '1',
};
try {
  // Two at a time: the static checks and the build need one core each. Then those that take both, in turn.
  await run(
    names.filter((name) => !stages[name].late),
    2,
  );
  for (const name of names.filter((one) => stages[one].late)) await run([name], 1);
} finally {
  await postgres.stop();
}

const results = names.map((name) =>
  existsSync(noteOf(name))
    ? JSON.parse(readFileSync(noteOf(name), 'utf8'))
    : { name: stages[name].title, ok: false },
);
const failedStages = results.filter(({ ok }) => !ok).map(({ name }) => name);
const [unit, browser] = [countUnit(), countBrowser()];
const steps = results.filter(({ name }) => !name.endsWith('tests'));
const passed = unit.passed + browser.passed + steps.filter(({ ok }) => ok).length;
// A stage that fails before it could count its tests is a failure of its own.
const failed = Math.max(
  unit.failed + browser.failed + steps.filter(({ ok }) => !ok).length,
  failedStages.length,
);
for (const line of slowest(unitReport, browserReport)) console.log(line);
const again = [...unit.again, ...browser.again];
if (again.length > 0) console.log(`\nPassed only when run once more:\n  ${again.join('\n  ')}`);
if (notAgain.length > 0)
  console.log(`\nNot run again, as nothing has changed for them: ${notAgain.join(', ')}`);
if (failedStages.length > 0) console.log(`\nFailed: ${failedStages.join(', ')}`);
console.log(`\n${passed} passed, ${failed} failed (${((Date.now() - started) / 1000).toFixed(0)} s)`);
process.exit(failed === 0 ? 0 : 1);

/** Runs stages by Nx and says what they say, but for what they said in an earlier run that stands in for this one. */
async function run(chosen, parallel) {
  const options = ['--projects=tools-scripts', `--parallel=${parallel}`];
  if (process.argv.includes('--all')) options.push('--skip-nx-cache');
  const nx = spawn(
    process.execPath,
    [
      at('node_modules/nx/dist/bin/nx.js'),
      'run-many',
      `--targets=${chosen.join(',')}`,
      ...options,
      '--output-style=stream-without-prefixes',
    ],
    { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const ended = new Promise((done) => nx.once('close', done));
  await Promise.all([nx.stdout, nx.stderr].map((stream) => say(stream, parallel === 1)));
  await ended;
}

/** Prints lines as they come; of stages that run alone, not the thousand lines of a former run. */
async function say(stream, alone) {
  let former = false;
  for await (const line of createInterface({ input: stream })) {
    const [, name, cached] = /^> nx run tools-scripts:([\w-]+)(?: +\[(.*)\])?/.exec(line) ?? [];
    if (cached && !notAgain.includes(stages[name].title)) notAgain.push(stages[name].title);
    if (name || line.startsWith(' NX ')) former = Boolean(cached) && alone;
    if (!former) console.log(line);
  }
}

function countUnit() {
  if (!existsSync(unitReport)) return { passed: 0, failed: 0, again: [] };
  const report = JSON.parse(readFileSync(unitReport, 'utf8'));
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    again: (report.again ?? []).map((one) => one.replace(`${root}/`, '')),
  };
}

function countBrowser() {
  if (!existsSync(browserReport)) return { passed: 0, failed: 0, again: [] };
  const report = JSON.parse(readFileSync(browserReport, 'utf8'));
  const { expected, flaky: late, unexpected } = report.stats;
  return { passed: expected + late, failed: unexpected, again: flaky(report) };
}
