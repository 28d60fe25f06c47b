// How long `npm start` takes until it answers when it is already built: with a new data directory, killed while the demo is still loading
// in the background, and started once more. `--runs 3`; medians of the elapsed and, on Linux, the processor time. With `--behind` each
// run waits until the whole demo is loaded.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { at, root } from '../scripts/lib/root.mjs';
import { processorOf } from './lib/processor.mjs';
import { freePort } from './lib/product.mjs';

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '3' }, behind: { type: 'boolean', default: false } },
});
/** Hotels are loaded last. */
const loaded = /"product":"hotel".*the demo’s bookings are loaded/;

/** Starts the product; returns the seconds until it was ready, and when everything loaded in the background was there. */
async function start(dataDir, { port, sandboxPort }) {
  const from = performance.now();
  const seconds = () => (performance.now() - from) / 1000;
  const product = spawn(process.execPath, [at('tools/scripts/start.mjs')], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: `${port}`,
      SANDBOX_PORT: `${sandboxPort}`,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'info',
    },
  });
  let log = '';
  const behind = new Promise((done) => {
    product.stdout.on('data', (chunk) => {
      log = (log + chunk).slice(-100_000);
      if (loaded.test(log)) done(seconds());
    });
  });
  while (!(await fetch(`http://localhost:${port}/api/v1/ready`).catch(() => undefined))?.ok) {
    if (product.exitCode !== null) throw new Error(`the server exited with ${product.exitCode}`);
    await sleep(20);
  }
  const ready = seconds();
  const processor = processorOf(product.pid);
  const end = async (signal) => {
    const ended = once(product, 'exit');
    product.kill(signal);
    await ended;
  };
  return { ready, processor, behind, end };
}

const figures = { fresh: [], again: [], behind: [], warm: [], processor: { fresh: [], again: [], warm: [] } };
const note = (which, { ready, processor }) => {
  figures[which].push(ready);
  figures.processor[which].push(processor);
};
for (let run = 0; run < Number(values.runs); run += 1) {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'traveldesk-start-'));
  try {
    const ports = { port: await freePort(), sandboxPort: await freePort() };
    const fresh = await start(dataDir, ports);
    note('fresh', fresh);
    await sleep(10_000);
    await fresh.end('SIGKILL');
    const again = await start(dataDir, ports);
    note('again', again);
    if (values.behind) figures.behind.push(await again.behind);
    await again.end('SIGTERM');
    const warm = await start(dataDir, ports);
    note('warm', warm);
    await warm.end('SIGTERM');
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const median = (list) => list.toSorted((one, other) => one - other)[Math.floor(list.length / 2)].toFixed(1);
const both = (which) => `${median(figures[which])} s, ${median(figures.processor[which])} s of the processor`;
console.log(`first answer with a new data directory: ${both('fresh')}`);
console.log(`killed ten seconds later, started again: ${both('again')}`);
if (values.behind)
  console.log(`  all of the demo loaded in the background after: ${median(figures.behind)} s`);
console.log(`started once more: ${both('warm')}`);
