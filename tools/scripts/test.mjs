// Everything that is checked before a change goes in: format, styles, types, lint, the build, its bytes, unit and API
// tests, and the journeys in a real browser. Nx runs each stage as a cached target of project.json beside this file: what
// nothing has changed for is not run again, unless `--all` is given. Each is timed; the last line counts all of them.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { findChromium } from './lib/chromium.mjs';
import { requireNode } from './lib/node-version.mjs';
import { testPostgres } from './lib/postgres.mjs';
import { root } from './lib/root.mjs';
import { notRunAgain, runStages } from './lib/run-stages.mjs';
import { failedJourneys, failedTests, flaky } from './lib/second-go.mjs';
import { slowest } from './lib/slowest.mjs';
import { browserReport, noteOf, reports, stages, unitReport } from './lib/stages.mjs';

requireNode();
const started = Date.now();
/** Of a stage that did not come to its tests. */
const nothing = { passed: 0, failed: 0, again: [], defects: [] };
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
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
const notAgain = [];
const run = async (chosen, parallel) =>
  notAgain.push(...(await runStages(chosen, { parallel, all: process.argv.includes('--all'), env })));
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
for (const line of notRunAgain(notAgain)) console.log(line);
if (failedStages.length > 0) console.log(`\nFailed: ${failedStages.join(', ')}`);
const defects = [...unit.defects, ...browser.defects];
if (defects.length > 0) console.log(`  ${defects.join('\n  ')}`);
console.log(`\n${passed} passed, ${failed} failed (${((Date.now() - started) / 1000).toFixed(0)} s)`);
process.exit(failed === 0 ? 0 : 1);

function inHouse(name) {
  return name.replace(`${root}/`, '');
}

function countUnit() {
  if (!existsSync(unitReport)) return nothing;
  const report = JSON.parse(readFileSync(unitReport, 'utf8'));
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    again: (report.again ?? []).map(inHouse),
    defects: failedTests(report).map(inHouse),
  };
}

function countBrowser() {
  if (!existsSync(browserReport)) return nothing;
  const report = JSON.parse(readFileSync(browserReport, 'utf8'));
  const { expected, flaky: late, unexpected } = report.stats;
  return {
    passed: expected + late,
    failed: unexpected,
    again: flaky(report),
    defects: failedJourneys(report),
  };
}
