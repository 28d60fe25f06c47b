import { mkdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import { buildSync } from 'esbuild';

const root = path.resolve(__dirname, '../../../..');
const made = new Map<string, string>();

/**
 * Bundles a TypeScript file and returns the program's path, for a separate Node process. Each test file bundles it once, because a process
 * that compiles its own code starts as slowly as the test itself.
 */
export function bundleProgram(file: string): string {
  const known = made.get(file);
  if (known) return known;
  const { name } = path.parse(file);
  // Inside the workspace, so that Node finds the packages.
  const directory = path.join(root, 'test-results/programs');
  mkdirSync(directory, { recursive: true });
  const program = path.join(directory, `${name}-${process.env.JEST_WORKER_ID}.mjs`);
  const outfile = `${program}.${process.pid}`;
  buildSync({
    entryPoints: [file],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node22',
    packages: 'external',
    keepNames: true,
    logLevel: 'error',
    tsconfig: path.join(root, 'tsconfig.base.json'),
  });
  // Renamed when complete, because another run of these tests may be starting its program.
  renameSync(outfile, program);
  made.set(file, program);
  return program;
}
