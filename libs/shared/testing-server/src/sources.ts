import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ServerModule } from '@traveldesk/shared-server';

const workspace = path.resolve(__dirname, '../../../..');

/** Identifies the tables of modules: `family` by their migrations, `state` by the sources as well. */
export function tablesOf(modules: readonly ServerModule[]): { family: string; state: string } {
  const migrations = modules.flatMap((module) => Object.entries(module.migrations));
  const own = migrations.map(([, { up }]) => up.toString());
  return { family: digest(migrations.map(([name]) => name)), state: digest([sources(), ...own]) };
}

/** Returns a digest of the installed packages, on which alone an empty database depends. */
export function packagesState(): string {
  return digest([readFileSync(path.join(workspace, 'package-lock.json'), 'utf8')]);
}

let sourcesDigest: string | undefined;

/** Returns a digest of everything that migrations may use: the servers' sources with their data, and the packages. */
function sources(): string {
  return (sourcesDigest ??= digest(
    [
      'package-lock.json',
      ...globSync('libs/*/{server,contract,testing-server}/src/**/*.{ts,json}', { cwd: workspace }).sort(),
    ]
      .filter((file) => !file.includes('.spec.'))
      .map((file) => readFileSync(path.join(workspace, file), 'utf8')),
  ));
}

function digest(parts: readonly string[]): string {
  const hash = createHash('sha256');
  parts.forEach((part) => hash.update(part).update('\0'));
  return hash.digest('hex').slice(0, 16);
}
