import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../../..');
const apart = /(^|\/)(node_modules|dist|\.nx|\.data|\.bench|test-results|coverage)(\/|$)/;

/** Files of the workspace by patterns, as sorted paths from its root. */
export function filesOf(...patterns: string[]): string[] {
  return globSync(patterns, { cwd: root, exclude: (name) => apart.test(String(name)) })
    .filter((file) => !apart.test(file))
    .sort();
}

export function read(file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}

export function readJson<T>(file: string): T {
  return JSON.parse(read(file)) as T;
}

export function absolute(file: string): string {
  return path.join(root, file);
}
