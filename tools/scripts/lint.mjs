// Lints the whole workspace in one process, which costs a fraction of one process per project. `lint.mjs compiler` runs only the rules
// that need React's compiler: they take twice as long as all others together, and run with `npm run test:all`.
import { spawnSync } from 'node:child_process';
import { at, root } from './lib/root.mjs';

const folders = ['apps', 'libs', 'tools'];
const env = { ...process.env, NX_DAEMON: 'false', ESLINT_USE_FLAT_CONFIG: 'false', NODE_NO_WARNINGS: '1' };

function run(file, ...args) {
  const { status, stdout } = spawnSync(process.execPath, [at('node_modules', file), ...args], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) process.stdout.write(stdout);
  return status ?? 1;
}

const eslint = (...args) => run('eslint/bin/eslint.js', '--max-warnings', '0', ...args, ...folders);

function lintAll() {
  // The boundary rule reads the project graph from its cache, and checks nothing when there is none.
  const graph = run('nx/dist/bin/nx.js', 'show', 'projects');
  if (graph !== 0) return graph;
  // Circles of imports are found by oxlint, which has read every file before ESLint has loaded its plugins (ADR 64).
  const oxlint = run('oxlint/bin/oxlint', '--tsconfig', 'tsconfig.base.json', ...folders);
  return eslint('--ext', '.ts,.tsx,.mjs,.cjs,.js') || oxlint;
}

const lintCompiler = () =>
  eslint('--no-eslintrc', '--config', '.eslintrc.compiler.json', '--no-inline-config', '--ext', '.tsx');

process.exit(process.argv[2] === 'compiler' ? lintCompiler() : lintAll());
