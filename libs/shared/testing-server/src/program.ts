import { mkdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import { buildSync } from 'esbuild';

const root = path.resolve(__dirname, '../../../..');
const made = new Map<string, string>();

/**
 * What Node is given to run a TypeScript file as a process of its own, before the arguments of the file. It is put together once
 * for each file of tests: a process that compiles what it runs takes as long to start as the test itself.
 */
export function programOf(file: string): string {
  const known = made.get(file);
  if (known) return known;
  const { name } = path.parse(file);
  // In the workspace, so that the packages are found from there.
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
  // Whole at once: another run of these tests may be starting its own.
  renameSync(outfile, program);
  made.set(file, program);
  return program;
}
