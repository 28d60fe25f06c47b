/** The files of a report of jest's in which a test failed, or which could not be run at all. */
export const failedFiles = ({ testResults }) =>
  testResults.filter(({ status }) => status === 'failed').map(({ name }) => name);

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
  const failed = first.assertionResults.filter(({ status }) => status === 'failed');
  if (failed.length === 0) return then.status === 'failed' ? [] : [first.name];
  const passed = new Set(
    then.assertionResults.filter(({ status }) => status === 'passed').map(({ fullName }) => fullName),
  );
  return failed
    .filter(({ fullName }) => passed.has(fullName))
    .map(({ fullName }) => `${first.name} › ${fullName}`);
}

/** The journeys of a report of Playwright's that passed at their second go, "file › title". */
export const flaky = ({ suites = [] }) => suites.flatMap((suite) => flakyOf(suite, suite.file));

function flakyOf({ suites = [], specs = [] }, file) {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
  return [...own.map(({ title }) => `${file} › ${title}`), ...suites.flatMap((one) => flakyOf(one, file))];
}
