// Everything that is checked before a change goes in: format, styles, types, lint, unit and API tests, the build,
// its bytes, and the journeys in a real browser. Each stage is timed; the last line counts all of them.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import { findChromium } from './lib/chromium.mjs';
import { requireNode } from './lib/node-version.mjs';
import { testPostgres } from './lib/postgres.mjs';
import { at } from './lib/root.mjs';
import { stage } from './lib/stage.mjs';

requireNode();
const started = Date.now();
const bin = (path) => at('node_modules', path);
const reports = at('test-results');
const [unitReport, browserReport] = [`${reports}/unit.json`, `${reports}/browser.json`];
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

// Two at a time, the longer ones on one side: the static checks and the build need one core each.
const [left, right] = await Promise.all([
  inTurn([() => stage('lint', [at('tools/scripts/lint.mjs')])]),
  inTurn([
    () => stage('types', [at('tools/scripts/typecheck.mjs')]),
    () =>
      stage('styles', [bin('stylelint/bin/stylelint.mjs'), '{apps,libs}/**/*.css', '--allow-empty-input']),
    () => stage('format', [bin('prettier/bin/prettier.cjs'), '--check', '--log-level', 'warn', '.']),
    () => stage('build', [at('tools/scripts/build.mjs')]),
    () => stage('limit pages', [at('tools/bench/limit/build.mjs')]),
  ]),
]);
const results = [...left, ...right];
const built = results.find(({ name }) => name === 'build').ok;

const postgres = await testPostgres();
console.log(`PostgreSQL: ${postgres.origin}`);
const env = { TEST_DATABASE_URL: postgres.url, NX_DAEMON: 'false', NODE_NO_WARNINGS: '1' };
try {
  const jest = [
    bin('jest/bin/jest.js'),
    '--ci',
    '--silent',
    // By default a core is left idle, and the whole takes twice as long on two. Many wait: for a mail, a lock, a time-out.
    `--maxWorkers=${2 * os.availableParallelism()}`,
    '--json',
    `--outputFile=${unitReport}`,
    '--reporters=default',
  ];
  // jest writes its summary to standard error and, with --json, the report to the file alone.
  results.push(await stage('unit and API tests', jest, { quiet: false, env }));
  if (built) {
    results.push(
      await stage(
        'browser tests',
        [bin('@playwright/test/cli.js'), 'test', '-c', at('apps/backoffice-e2e/playwright.config.ts')],
        {
          quiet: false,
          env: {
            ...env,
            CHROMIUM: findChromium(),
            PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport,
            REUSE_BUILD: '1',
          },
        },
      ),
    );
  }
} finally {
  await postgres.stop();
}

const failedStages = results.filter(({ ok }) => !ok).map(({ name }) => name);
const [unit, browser] = [countUnit(), countBrowser()];
const steps = results.filter(({ name }) => !name.endsWith('tests'));
const passed = unit.passed + browser.passed + steps.filter(({ ok }) => ok).length;
// A stage that fails before it could count its tests is a failure of its own.
const failed = Math.max(
  unit.failed + browser.failed + steps.filter(({ ok }) => !ok).length,
  failedStages.length,
);
if (failedStages.length > 0) console.log(`\nFailed: ${failedStages.join(', ')}`);
console.log(`\n${passed} passed, ${failed} failed (${((Date.now() - started) / 1000).toFixed(0)} s)`);
process.exit(failed === 0 ? 0 : 1);

async function inTurn(stages) {
  const done = [];
  for (const run of stages) done.push(await run());
  return done;
}

function countUnit() {
  if (!existsSync(unitReport)) return { passed: 0, failed: 0 };
  const report = JSON.parse(readFileSync(unitReport, 'utf8'));
  return { passed: report.numPassedTests, failed: report.numFailedTests + report.numRuntimeErrorTestSuites };
}

function countBrowser() {
  if (!existsSync(browserReport)) return { passed: 0, failed: 0 };
  const { stats } = JSON.parse(readFileSync(browserReport, 'utf8'));
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
}
