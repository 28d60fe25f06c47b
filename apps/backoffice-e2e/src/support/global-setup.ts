import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { startProduct } from './product';

const root = path.resolve(import.meta.dirname, '../../../..');

/** One server for the whole run: built if a source has changed, and stopped after the last test. */
export default async function globalSetup() {
  const run = (script: string, ...args: string[]) =>
    execFileSync(process.execPath, [path.join(root, script), ...args], { cwd: root, stdio: 'inherit' });
  if (!process.env.REUSE_BUILD) run('tools/scripts/build.mjs', '--if-changed');
  run('tools/bench/limit/build.mjs');
  const product = await startProduct();
  process.env.PRODUCT_URL = product.url;
  process.env.PRODUCT_DATA_DIR = product.dataDir;
  return product.stop;
}
