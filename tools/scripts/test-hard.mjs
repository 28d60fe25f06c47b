// The proofs that take hours: runs of the ledger beside its model, hundreds of races, corruptions and kills, and mutants: planted bugs that
// must make a test fail. A stage is some runs from one seed, or one mutant. A stage that has passed for this state of the sources does not
// run again, so an aborted run continues; `npm run test:hard -- --all` starts over.
//
//     SEED=7 RUNS=500 npm run test:hard -- model      500 runs from seed 7, of the model only
//     npm run test:hard -- mutants                    each planted bug
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mutants } from './lib/mutants.mjs';
import { isCaught } from './lib/mutant.mjs';
import { requireNode } from './lib/node-version.mjs';
import { testPostgres } from './lib/postgres.mjs';
import { at, root } from './lib/root.mjs';
import { sourceState } from './lib/source-state.mjs';

requireNode();

const proofs = 'libs/wallet/server/src/proof';
/** How many runs a stage has, and how many stages there are, each with its own seed. */
const bookings = 'libs/flight-bookings/server/src/proof';
const stays = 'libs/hotel-bookings/server/src/proof';
const plan = {
  model: { file: `${proofs}/model.spec.ts`, runs: 100, stages: 20 },
  races: { file: `${proofs}/races.spec.ts`, runs: 12, stages: 4 },
  corruptions: { file: `${proofs}/corruptions.spec.ts`, runs: 100, stages: 2 },
  kills: { file: `${proofs}/kills.spec.ts`, runs: 10, stages: 2 },
  states: { file: 'libs/bookings/contract/src/state-machine.spec.ts', runs: 50, stages: 2 },
  bookingMatrix: { file: `${bookings}/matrix.spec.ts`, runs: 1, stages: 1 },
  bookingRaces: { file: `${bookings}/races.spec.ts`, runs: 20, stages: 2 },
  // Every combination of step, point and fault on both databases: as many as runs times stages.
  bookingKills: { file: `${bookings}/kills.spec.ts`, runs: 30, stages: 23 },
  bookingUnknowns: { file: `${bookings}/unknowns.spec.ts`, runs: 100, stages: 10 },
  stayMatrix: { file: `${stays}/matrix.spec.ts`, runs: 1, stages: 1 },
  stayKills: { file: `${stays}/kills.spec.ts`, runs: 30, stages: 9 },
  stayWalk: { file: 'libs/hotel-bookings/server/src/order/walk.all.spec.ts', runs: 1, stages: 1 },
  outage: { file: `${proofs}/outage.spec.ts`, runs: 10, stages: 2 },
  // The API behind a real pooler, on machines that have pgbouncer.
  pooler: { file: 'apps/api/src/pgbouncer.all.spec.ts', runs: 10, stages: 1, needs: 'pgbouncer' },
  bookingGrowth: { file: 'libs/flight-bookings/server/src/list/growth.all.spec.ts', runs: 1, stages: 1 },
  bookingFolding: { file: 'libs/flight-bookings/server/src/list/folding.all.spec.ts', runs: 1, stages: 1 },
  bookingReferences: {
    file: 'libs/flight-bookings/server/src/references/growth.all.spec.ts',
    runs: 1,
    stages: 1,
  },
  // The upgrade of 100,000 bookings on both databases, timed, and killed twice.
  bookingDetails: {
    file: 'libs/flight-bookings/server/src/migrations/flight-bookings.all.spec.ts',
    runs: 1,
    stages: 1,
  },
  salesGrowth: {
    file: 'libs/flight-bookings/server/src/sales-report/growth.all.spec.ts',
    runs: 1,
    stages: 1,
  },
};
const progress = at('.nx/hard.json');

const asked = process.argv.slice(2);
const names = asked.filter((name) => name !== '--all');
const unknown = names.find((name) => !(name in plan) && name !== 'mutants');
if (unknown) {
  console.error(`${unknown} is not a proof; the proofs are ${[...Object.keys(plan), 'mutants'].join(', ')}.`);
  process.exit(1);
}

const state = sourceState(root);
const passed = asked.includes('--all') ? new Set() : readPassed();
const seed = Number(process.env.SEED ?? 1);

const postgres = await testPostgres();
const environment = { ...process.env, TEST_DATABASE_URL: postgres.url, NODE_NO_WARNINGS: '1' };
let failed = 0;
let notRun = 0;
try {
  for (const [name, { file, runs, stages, needs }] of Object.entries(plan)) {
    if (names.length > 0 && !names.includes(name)) continue;
    if (needs && !isThere(needs)) {
      console.log(`${name}: not run, since this machine has no ${needs}`);
      notRun += 1;
      continue;
    }
    for (let stage = 0; stage < (process.env.RUNS ? 1 : stages); stage += 1) {
      if (!runStage(name, { file, runs: Number(process.env.RUNS ?? runs), seed: seed + stage })) failed += 1;
    }
  }
  if (names.length === 0 || names.includes('mutants'))
    for (const mutant of mutants) if (!runMutant(mutant)) failed += 1;
} finally {
  await postgres.stop();
}
const held = notRun === 0 ? 'All proofs hold.' : `All proofs that were run hold; ${notRun} was not run.`;
console.log(failed === 0 ? `\n${held}` : `\n${failed} failed.`);
process.exit(failed === 0 ? 0 : 1);

/** Whether the machine has a program, according to the script that runs it for tests. */
function isThere(program) {
  const script = at(`libs/shared/testing-server/src/${program}-server.mjs`);
  return spawnSync(process.execPath, [script, '--version'], { stdio: 'ignore' }).status === 0;
}

function runStage(name, { file, runs, seed: from }) {
  return once(`${name}: ${runs} runs from seed ${from}`, () => {
    const args = [at('node_modules/jest/bin/jest.js'), file, '-w', '1'];
    const env = { ...environment, TESTS: 'all', RUNS: String(runs), SEED: String(from) };
    return spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env }).status === 0;
  });
}

function runMutant(mutant) {
  return once(`mutant: ${mutant.name}`, () => {
    try {
      return isCaught(mutant, environment);
    } catch (error) {
      console.error(error.message);
      return false;
    }
  });
}

/** Runs what has not passed yet, and records that it has. */
function once(title, run) {
  if (passed.has(title)) {
    console.log(`${title}: has passed`);
    return true;
  }
  const begun = Date.now();
  const isRight = run();
  console.log(`${title}: ${isRight ? 'passed' : 'FAILED'} (${Math.round((Date.now() - begun) / 1000)} s)`);
  if (isRight) {
    passed.add(title);
    mkdirSync(at('.nx'), { recursive: true });
    writeFileSync(progress, JSON.stringify({ state, passed: [...passed] }, null, 2));
  }
  return isRight;
}

function readPassed() {
  try {
    const known = JSON.parse(readFileSync(progress, 'utf8'));
    return new Set(known.state === state ? known.passed : []);
  } catch {
    return new Set();
  }
}
