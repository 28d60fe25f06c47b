// ESLint over the whole workspace in one process, which costs a fraction of one process per project. Circles of imports are
// found by oxlint, which has read every file before ESLint has loaded its plugins (ADR 64).
import { spawnSync } from 'node:child_process';
import { at, root } from './lib/root.mjs';

const env = { ...process.env, NX_DAEMON: 'false', ESLINT_USE_FLAT_CONFIG: 'false', NODE_NO_WARNINGS: '1' };
const run = (...args) =>
  spawnSync(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] });

// The boundary rule reads the project graph from its cache, and checks nothing when there is none.
const graph = run(at('node_modules/nx/dist/bin/nx.js'), 'show', 'projects');
if (graph.status !== 0) {
  process.stdout.write(graph.stdout);
  process.exit(graph.status ?? 1);
}
const folders = ['apps', 'libs', 'tools'];
const oxlint = run(at('node_modules/oxlint/bin/oxlint'), '--tsconfig', 'tsconfig.base.json', ...folders);
if (oxlint.status !== 0) process.stdout.write(oxlint.stdout);

const extensions = '.ts,.tsx,.mjs,.cjs,.js';
const eslint = run(
  at('node_modules/eslint/bin/eslint.js'),
  '--max-warnings',
  '0',
  '--ext',
  extensions,
  ...folders,
);
process.stdout.write(eslint.stdout);
process.exit((oxlint.status ?? 1) || (eslint.status ?? 1));
