import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.mjs';

const read = (report) => (existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined);

/** Seconds by file, of jest's report and of Playwright's: there, of all the tests of a file together. */
function timesOf(unitReport, browserReport) {
  const unit = (read(unitReport)?.testResults ?? []).map(({ name, startTime, endTime }) => ({
    file: path.relative(root, name),
    seconds: (endTime - startTime) / 1000,
  }));
  const browser = (read(browserReport)?.suites ?? []).map((suite) => ({
    file: `apps/backoffice-e2e/src/${suite.file}`,
    seconds: durationOf(suite) / 1000,
  }));
  return [unit, browser];
}

/** Milliseconds of a suite of Playwright's report, with those within it. */
function durationOf({ suites = [], specs = [] }) {
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results));
  return [...results.map(({ duration }) => duration), ...suites.map(durationOf)].reduce((a, b) => a + b, 0);
}

/** Lines that name the ten files of each report that took longest. */
export function slowest(unitReport, browserReport) {
  const titles = ['Slowest of the unit and API tests:', 'Slowest of the journeys:'];
  return timesOf(unitReport, browserReport).flatMap((times, index) => {
    const longest = times.sort((a, b) => b.seconds - a.seconds).slice(0, 10);
    if (longest.length === 0) return [];
    return [
      `\n${titles[index]}`,
      ...longest.map((one) => `${one.seconds.toFixed(1).padStart(7)} s  ${one.file}`),
    ];
  });
}
