import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { at, root } from './root.mjs';

const sources = [
  'apps/api',
  'apps/backoffice',
  'apps/supplier-sandbox',
  'libs',
  'tools/scripts',
  'tools/vite',
  'tsconfig.base.json',
  'package-lock.json',
];
const apart = /^(node_modules|dist|\.nx|\.data|coverage|test-results)$|\.spec\.tsx?$/;

/**
 * A short text that identifies the build's input: names, sizes and times of every source file. Times instead of contents keep a warm
 * start quick; a touched file causes one build too many, never one too few.
 */
export function sourceStamp() {
  const hash = createHash('sha256').update(process.version);
  for (const source of sources) visit(at(source), hash);
  return hash.digest('hex').slice(0, 20);
}

function visit(file, hash) {
  const stat = statSync(file, { throwIfNoEntry: false });
  if (!stat) return;
  if (!stat.isDirectory()) {
    hash.update(`${path.relative(root, file)}:${stat.size}:${stat.mtimeMs}\n`);
    return;
  }
  for (const name of readdirSync(file).sort()) {
    if (!apart.test(name)) visit(path.join(file, name), hash);
  }
}
