const path = require('node:path');
const { stripVTControlCharacters } = require('node:util');
const { folderOf } = require('./jest-suites.cjs');

/** The part of an error that fits in a line of a log. */
const maxReason = 600;

/**
 * A summary of jest's JSON report for the suites of one folder: `{ passed, skipped, seconds, failures: ['file › test — reason'], retried:
 * ['file › test'], files: [[file, seconds]] }`. The seconds of a file are those of its tests, without its hooks.
 */
exports.summaryOf = (report, folder) => {
  const suites = (report?.testResults ?? []).filter(({ name }) => folderOf(name) === folder);
  const tests = suites
    .flatMap(({ assertionResults }) => assertionResults)
    .map((test) => ({ ...test, file: test.ancestorTitles[0] }))
    .map((test) => ({ ...test, title: `${test.file} ›${test.fullName.slice(test.file.length)}` }));
  const files = [...Map.groupBy(tests, ({ file }) => file)].map(([file, own]) => [
    file,
    sumOf(own, ({ duration }) => duration ?? 0),
  ]);
  return {
    passed: tests.filter(({ status }) => status === 'passed').length,
    skipped: tests.filter(({ status }) => status === 'pending').length,
    seconds: Math.round(sumOf(suites, ({ startTime, endTime }) => endTime - startTime)),
    failures: [
      ...tests
        .filter(({ status }) => status === 'failed')
        .map(({ title, failureMessages }) => title + reasonOf(failureMessages[0])),
      // A hook after all tests has failed, or the process has ended.
      ...suites
        .filter(({ status, assertionResults }) => status === 'failed' && assertionResults.every(hasPassed))
        .map(({ name, message }) => path.basename(name) + reasonOf(message)),
    ],
    retried: tests
      .filter(({ status, invocations }) => status === 'passed' && invocations > 1)
      .map(({ title, retryReasons }) => title + reasonOf(retryReasons?.[0])),
    files: files.sort(([, a], [, b]) => b - a),
  };
};

const hasPassed = ({ status }) => status !== 'failed';

/** A sum of milliseconds, in seconds. */
const sumOf = (list, timeOf) => list.reduce((sum, one) => sum + timeOf(one), 0) / 1000;

function reasonOf(message) {
  return message
    ? ` — ${stripVTControlCharacters(message).replace(/\s+/g, ' ').trim().slice(0, maxReason)}`
    : '';
}
