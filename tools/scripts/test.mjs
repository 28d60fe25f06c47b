// `npm test` runs every rule once. `npm run test:all` (`node test.mjs all`) also runs every look, width and language, and all API tests
// on both databases. Nx runs the targets and caches passes: unchanged parts do not run again, and an aborted run continues with the stage
// where it stopped. The last line counts tests and stages.
import { readdirSync, rmSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { findChromium } from './lib/chromium.mjs';
import { requireNode } from './lib/node-version.mjs';
import { testPostgres } from './lib/postgres.mjs';
import { printReport } from './lib/report.mjs';
import { at, root } from './lib/root.mjs';

requireNode();
const isWhole = process.argv[2] === 'all';
const started = Date.now();
rmSync(at('test-results'), { recursive: true, force: true });

const chromium = findChromium();
const postgres = await testPostgres();
console.log(`PostgreSQL: ${postgres.origin}; Chromium: ${chromium}`);

const checks = ['lint-all', 'types-all', 'styles', 'format', 'unused', 'limit-pages', 'build'];
/** The whole takes long enough to be run domain by domain. */
const groups = isWhole
  ? [...readdirSync(at('libs')).map((domain) => `${domain}-*`), 'api,backoffice,supplier-sandbox,tools-*']
  : ['*'];

const stages = [
  {
    title: 'static checks and build',
    targets: isWhole ? [...checks, 'lint-compiler'] : checks,
    projects: 'tools-scripts,api,backoffice,supplier-sandbox',
    limit: 150,
  },
  ...groups.map((projects) => ({
    title: isWhole ? `unit and API tests: ${projects}` : 'unit and API tests',
    targets: ['test', 'check'],
    projects,
    limit: 420,
    style: 'stream-without-prefixes',
  })),
  {
    title: 'journeys',
    targets: ['e2e'],
    projects: 'backoffice-e2e',
    limit: 240,
    style: 'stream-without-prefixes',
  },
];

const results = [];
try {
  for (const stage of stages) results.push(await run(stage));
} finally {
  await postgres.stop();
}
process.exit(printReport(results, started) ? 0 : 1);

/** Runs one stage's targets with Nx, which reports what failed and what came from its cache. */
async function run({ title, targets, projects, limit, style = 'static' }) {
  const begun = Date.now();
  const command = ['run-many', `--targets=${targets}`, `--projects=${projects}`, '--parallel=2'];
  command.push(`--output-style=${style}`);
  const nx = spawn(process.execPath, [at('node_modules/nx/dist/bin/nx.js'), ...command], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      ...(isWhole && { TESTS: 'all' }),
      RETRIES: '1',
      TEST_DATABASE_URL: postgres.url,
      ...(postgres.isOwn && { TEST_DATABASE_IS_OWN: '1' }),
      CHROMIUM: chromium,
      NX_DAEMON: 'false',
      NX_TUI: 'false',
      NODE_NO_WARNINGS: '1',
    },
  });
  const code = await new Promise((done) => nx.once('close', done));
  return { title, ok: code === 0, seconds: (Date.now() - begun) / 1000, limit };
}
