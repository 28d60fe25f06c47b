import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ServerModule } from '@traveldesk/shared-server';

const workspace = path.resolve(__dirname, '../../../..');

/** Which tables modules make: `family` says of which migrations, `state` of which state of their sources too. */
export function tablesOf(modules: readonly ServerModule[]): { family: string; state: string } {
  const migrations = modules.flatMap((module) => Object.entries(module.migrations));
  const own = migrations.map(([, { up }]) => up.toString());
  return { family: digest(migrations.map(([name]) => name)), state: digest([sources(), ...own]) };
}

/** Which packages there are: of these alone an empty database is made. */
export function packagesState(): string {
  return digest([readFileSync(path.join(workspace, 'package-lock.json'), 'utf8')]);
}

let sourcesDigest: string | undefined;

/** Whatever a migration may be made of: the servers' sources, their data included, and the packages. */
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
