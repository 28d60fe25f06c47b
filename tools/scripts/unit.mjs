// The unit and API tests. What fails while four files share two cores is run once more, each file alone: a machine that
// was busy for a second is no defect of the product, and a defect fails again. Whatever needed it is named at the end of
// the run (`again` in the report), to be mended: nothing may depend on who was faster.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import { at } from './lib/root.mjs';
import { failedFiles, withSecondGo } from './lib/second-go.mjs';
import { stage } from './lib/stage.mjs';
import { reports, unitReport } from './lib/stages.mjs';

/** More files than this fail for a reason of their own. */
const most = 5;
const again = `${reports}/unit-again.json`;
// A worker that has run a hundred files spends a quarter of its time on collecting what they left: a new one takes its place. What
// lives for a moment has more room before it is looked through.
const memory = { NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`.trim() };
const options = ['--ci', '--silent', '--json', '--reporters=default', '--workerIdleMemoryLimit=400MB'];

// By default a core is left idle, and the whole takes twice as long on two. Many wait: for a mail, a lock, a time-out.
const first = await jest('all files', [
  `--maxWorkers=${2 * os.availableParallelism()}`,
  `--outputFile=${unitReport}`,
]);
if (first.ok) process.exit(0);
const report = JSON.parse(readFileSync(unitReport, 'utf8'));
const files = failedFiles(report);
if (files.length === 0 || files.length > most) process.exit(1);
const second = await jest('once more, alone', [
  '--runInBand',
  `--outputFile=${again}`,
  '--runTestsByPath',
  ...files,
]);
writeFileSync(unitReport, JSON.stringify(withSecondGo(report, JSON.parse(readFileSync(again, 'utf8')))));
process.exit(second.ok ? 0 : 1);

async function jest(name, args) {
  rmSync(args.find((one) => one.startsWith('--outputFile=')).slice('--outputFile='.length), { force: true });
  return stage(name, [at('node_modules/jest/bin/jest.js'), ...options, ...args], {
    quiet: false,
    env: memory,
  });
}
