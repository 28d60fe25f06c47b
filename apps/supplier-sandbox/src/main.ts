import { isMainThread } from 'node:worker_threads';
import { DirectoryLockedError } from '@traveldesk/shared-server/lock';
import { readSandboxConfig, SandboxConfigError } from './config';
import { startSandbox } from './sandbox';

/**
 * Runs the supplier: alone, or as a thread of the product, which ends with the product in any case. A thread receives no signals and
 * needs none: every confirmed change is on the disk.
 */
async function main(): Promise<void> {
  const { url, stop } = await startSandbox(readSandboxConfig(process.env));
  process.stdout.write(`  Training supplier: ${url} (docs/training-supplier.md)\n`);
  if (!isMainThread) return;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => void stop().then(() => process.exit(0), fail));
  }
}

function fail(error: unknown): void {
  process.stderr.write(`The training supplier could not start: ${sentenceOf(error)}\n`);
  process.exit(1);
}

function sentenceOf(error: unknown): string {
  if (error instanceof SandboxConfigError) return error.message;
  if (error instanceof DirectoryLockedError) {
    return `another process uses ${error.directory}. Set SANDBOX_DATA_DIR to another directory.`;
  }
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return 'its port is taken. Set SANDBOX_PORT to another one, or to 0 to run without it.';
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

main().catch(fail);
