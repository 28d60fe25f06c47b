// The executor of `test` and `check`. One process of jest over many projects costs less than half the CPU of one process for each, so Nx
// passes all uncached projects of a command to `batch`.
const { spawn } = require('node:child_process');
const { mkdirSync, readFileSync, rmSync, writeFileSync } = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const { summaryOf } = require('./jest-summary.cjs');

const root = path.resolve(__dirname, '../..');
const reports = path.join(root, 'test-results');

/** By default jest leaves one core idle. Some more workers than cores: many tests wait for a lock, a mail or a timeout. */
const maxWorkers = Math.ceil(1.5 * os.availableParallelism());

/** A compromise: a new worker compiles all modules again, and one that has run a hundred files collects much garbage. */
const workerIdleMemoryLimit = '1500MB';

/** Modules and pages are short-lived: a larger young generation collects them in fewer rounds. */
const memory = { NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`.trim() };

/** Where a project's summary is stored: Nx restores the file when it takes the project's result from its cache. */
const summaryFile = (task) => path.join(reports, 'tests', `${task.replaceAll(':', '-')}.json`);

exports.default = async ({ folder, ...options }, { projectName, targetName }) => {
  const task = `${projectName}:${targetName}`;
  const results = await run({ [task]: folder }, options);
  return { success: results[task].success };
};

exports.batch = async (graph, inputs, overrides) => {
  const folders = Object.fromEntries(Object.keys(graph.tasks).map((task) => [task, inputs[task].folder]));
  return run(folders, { ci: true, silent: true, workerIdleMemoryLimit, maxWorkers, ...overrides });
};

/** Runs the tests of each task's folder, and returns the result of each task. */
async function run(folders, options) {
  const outputFile = path.join(reports, `jest-${process.pid}.json`);
  mkdirSync(path.join(reports, 'tests'), { recursive: true });
  const status = await jest([...argsOf(options), '--json', `--outputFile=${outputFile}`], {
    JEST_FOLDERS: Object.values(folders).join(),
  });
  const report = reportIn(outputFile);
  // An aborted run has no report; a run that failed without a failed file failed for all of them.
  const isWhole = report !== undefined && (status === 0 || report.numFailedTestSuites > 0);
  const ended = Object.entries(folders).map(([task, folder]) => {
    const summary = summaryOf(report, folder);
    writeFileSync(summaryFile(task), JSON.stringify(summary, null, 2));
    const success = isWhole && summary.failures.length === 0;
    return [task, { success, terminalOutput: textOf(task, summary) }];
  });
  return Object.fromEntries(ended);
}

function jest(args, env) {
  return new Promise((done) => {
    const bin = path.join(root, 'node_modules/jest/bin/jest.js');
    // The variables that Nx sets for its tasks are not meant for processes that tests start.
    const own = Object.entries(process.env).filter(([name]) => !/^(NX_|FORCE_COLOR$)/.test(name));
    spawn(process.execPath, [bin, ...args], {
      cwd: root,
      stdio: 'inherit',
      env: { ...Object.fromEntries(own), ...memory, NODE_ENV: 'test', NODE_NO_WARNINGS: '1', ...env },
    }).once('exit', (code) => done(code ?? 1));
  });
}

function argsOf(options) {
  return Object.entries(options)
    .filter(([name]) => !name.startsWith('__'))
    .map(([name, value]) => (value === true ? `--${name}` : `--${name}=${value}`));
}

function reportIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  } finally {
    rmSync(file, { force: true });
  }
}

function textOf(task, { passed, seconds, failures }) {
  return [`${task}: ${passed} passed, ${failures.length} failed, ${seconds} s`, ...failures, ''].join('\n');
}
