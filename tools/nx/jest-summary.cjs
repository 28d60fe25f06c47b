const path = require('node:path');
const { stripVTControlCharacters } = require('node:util');

/** The part of an error that fits in a line of a log. */
const maxReason = 600;

/**
 * A summary of jest's JSON report for the files in one folder: `{ passed, skipped, seconds, failures: ['file › test — reason'], retried:
 * ['file › test'], files: [[file, seconds]] }`. `folders` are all folders of the run: a file belongs to the longest that contains it.
 */
exports.summaryOf = (report, folder, folders, root) => {
  const files = (report?.testResults ?? [])
    .map((one) => ({ ...one, file: path.relative(root, one.name) }))
    .filter(({ file }) => ownerOf(file, folders) === folder);
  const tests = files.flatMap(({ file, assertionResults }) =>
    assertionResults.map((test) => ({ ...test, title: `${file} › ${test.fullName}` })),
  );
  const times = files.map(({ file, startTime, endTime }) => [file, (endTime - startTime) / 1000]);
  return {
    passed: tests.filter(({ status }) => status === 'passed').length,
    skipped: tests.filter(({ status }) => status === 'pending').length,
    seconds: Math.round(times.reduce((sum, [, seconds]) => sum + seconds, 0)),
    failures: [
      ...tests
        .filter(({ status }) => status === 'failed')
        .map(({ title, failureMessages }) => title + reasonOf(failureMessages[0])),
      // A file that could not be loaded has no tests.
      ...files
        .filter(({ status, assertionResults }) => status === 'failed' && assertionResults.every(hasPassed))
        .map(({ file, message }) => file + reasonOf(message)),
    ],
    retried: tests
      .filter(({ status, invocations }) => status === 'passed' && invocations > 1)
      .map(({ title, retryReasons }) => title + reasonOf(retryReasons?.[0])),
    files: times.sort(([, a], [, b]) => b - a),
  };
};

const hasPassed = ({ status }) => status !== 'failed';

const ownerOf = (file, folders) =>
  folders.filter((one) => file.startsWith(`${one}/`)).sort((a, b) => b.length - a.length)[0];

function reasonOf(message) {
  return message
    ? ` — ${stripVTControlCharacters(message).replace(/\s+/g, ' ').trim().slice(0, maxReason)}`
    : '';
}
