import { stripVTControlCharacters } from 'node:util';

const failed = ({ status }) => status === 'failed';

/** The files of a report of jest's in which a test failed, or which could not be run at all. */
export const failedFiles = ({ testResults }) => testResults.filter(failed).map(({ name }) => name);

/**
 * A report of jest's with what its failed files did when they were run again. `again` names the tests that passed only
 * then, "file › test"; a file that could not be run at first is named alone.
 */
export function withSecondGo(report, second) {
  const later = new Map(second.testResults.map((file) => [file.name, file]));
  const testResults = report.testResults.map((file) => later.get(file.name) ?? file);
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const count = (status) => tests.filter((one) => one.status === status).length;
  return {
    ...report,
    testResults,
    numPassedTests: count('passed'),
    numFailedTests: count('failed'),
    numRuntimeErrorTestSuites: second.numRuntimeErrorTestSuites,
    success: second.success,
    again: report.testResults.flatMap((file) => passedOnlyThen(file, later.get(file.name))),
  };
}

function passedOnlyThen(first, then) {
  if (!then) return [];
  const tests = first.assertionResults.filter(failed);
  if (tests.length === 0) return failed(then) ? [] : [first.name];
  const passed = new Set(
    then.assertionResults.filter(({ status }) => status === 'passed').map(({ fullName }) => fullName),
  );
  return tests
    .filter(({ fullName }) => passed.has(fullName))
    .map(({ fullName }) => `${first.name} › ${fullName}`);
}

/** As much of why something failed as a line of a log holds. */
const maxReason = 600;
const reasonOf = (message) =>
  message ? ` — ${stripVTControlCharacters(message).replace(/\s+/g, ' ').trim().slice(0, maxReason)}` : '';

/**
 * The tests of a report of jest's that failed for good and why, "file › test — reason"; a file that could not be run is named
 * itself.
 */
export const failedTests = ({ testResults }) =>
  testResults.filter(failed).flatMap(({ name, message, assertionResults }) => {
    const tests = assertionResults.filter(failed);
    return tests.length === 0
      ? [name + reasonOf(message)]
      : tests.map(({ fullName, failureMessages: [why] = [] }) => `${name} › ${fullName}${reasonOf(why)}`);
  });

/** The journeys of a report of Playwright's that passed at their second go, "file › group › title", and why they failed before. */
export const flaky = (report) => journeysOf(report, 'flaky');

/** Those that failed for good. */
export const failedJourneys = (report) => journeysOf(report, 'unexpected');

function journeysOf({ suites = [], specs = [] }, wanted, names = []) {
  const own = specs.flatMap(({ title, tests }) => {
    const test = tests.find(({ status }) => status === wanted);
    const why = test?.results?.find(({ error }) => error)?.error.message;
    return test ? [[...names, title].join(' › ') + reasonOf(why)] : [];
  });
  return [...own, ...suites.flatMap((one) => journeysOf(one, wanted, [...names, one.title]))];
}
