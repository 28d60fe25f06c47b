import { existsSync, globSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { at } from './root.mjs';

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * Prints how long each stage took, the slowest files, the tests that passed only on retry, and the failures. The last line counts tests
 * and stages together. Returns whether all passed.
 */
export function printReport(stages, started) {
  const suites = [...globSync(at('test-results/tests/*.json')).map(read), journeys()];
  const all = (name) => suites.flatMap((suite) => suite[name]);
  const failedStages = stages.filter(({ ok }) => !ok);
  const files = all('files').sort(([, a], [, b]) => b - a);

  print(
    'Slowest files',
    files.slice(0, 15).map(([file, seconds]) => `${seconds.toFixed(1).padStart(7)} s  ${file}`),
  );
  print('Stages', stages.map(lineOf));
  print('Failed', [...failedStages.map(({ title }) => title), ...all('failures')]);
  print('Passed only on retry', all('retried'));

  const passed = suites.reduce((sum, suite) => sum + suite.passed, 0) + stages.length - failedStages.length;
  // A stage that ends before its tests has failed, even if none of them has.
  const failed = Math.max(all('failures').length, failedStages.length);
  console.log(`\nAll in ${((Date.now() - started) / 1000).toFixed(0)} s\n${passed} passed, ${failed} failed`);
  return failed === 0;
}

function print(title, lines) {
  if (lines.length > 0) console.log(`\n${title}:\n  ${lines.join('\n  ')}`);
}

const lineOf = ({ title, ok, seconds, limit }) =>
  `${ok ? '✓' : '✗'} ${title}: ${seconds.toFixed(0)} s (limit on two quiet cores: ${limit} s)`;

/** The summary of Playwright's report, in the format of tools/nx/jest-summary.cjs. */
function journeys() {
  const file = at('test-results/browser.json');
  if (!existsSync(file)) return { passed: 0, failures: [], retried: [], files: [] };
  const report = read(file);
  const tests = report.suites.flatMap((suite) => testsOf(suite, suite.title));
  const named = (status) =>
    tests.filter((test) => test.status === status).map(({ title, why }) => title + why);
  return {
    passed: report.stats.expected + report.stats.flaky,
    failures: named('unexpected'),
    retried: named('flaky'),
    files: report.suites.map((suite) => [
      `apps/backoffice-e2e/src/${suite.file}`,
      testsOf(suite, '').reduce((sum, { seconds }) => sum + seconds, 0),
    ]),
  };
}

function testsOf({ suites = [], specs = [] }, name) {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ status, results }) => ({
      title: `${name} › ${title}`,
      status,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      why: reasonOf(results.find(({ error }) => error)?.error.message),
    })),
  );
  return [...own, ...suites.flatMap((suite) => testsOf(suite, `${name} › ${suite.title}`))];
}

const reasonOf = (message) =>
  message ? ` — ${stripVTControlCharacters(message).replace(/\s+/g, ' ').trim().slice(0, 600)}` : '';
