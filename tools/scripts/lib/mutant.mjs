import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { at, root } from './root.mjs';

/**
 * Plants a bug of mutants.mjs, runs its specs, and restores the source, even when this process is told to end. Returns whether a test
 * failed; throws where the code to change is not found.
 */
export function isCaught({ file, from, to, tests }, env) {
  const source = readFileSync(at(file), 'utf8');
  if (!source.includes(from)) throw new Error(`${file} does not contain: ${from}`);
  const restore = () => writeFileSync(at(file), source);
  const end = () => {
    restore();
    process.exit(130);
  };
  process.on('SIGINT', end).on('SIGTERM', end);
  try {
    writeFileSync(
      at(file),
      source.replace(from, () => to),
    );
    const args = [at('node_modules/jest/bin/jest.js'), tests, '--silent', '--bail=1', '--maxWorkers=2'];
    return spawnSync(process.execPath, args, { cwd: root, env, stdio: 'ignore' }).status !== 0;
  } finally {
    restore();
    process.off('SIGINT', end).off('SIGTERM', end);
  }
}
