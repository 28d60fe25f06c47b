import { Worker } from 'node:worker_threads';
import { at } from './root.mjs';

/**
 * Whether the product runs its training supplier: with demo data, whose suppliers lead to it, and never in production. SANDBOX_PORT 0
 * turns it off, as does a PORT chosen by the system, since the next port would be unknown.
 */
export function wantsSandbox({ NODE_ENV, DEMO_DATA, PORT, SANDBOX_PORT }) {
  if (NODE_ENV === 'production' || DEMO_DATA === 'false') return false;
  return SANDBOX_PORT ? Number(SANDBOX_PORT) !== 0 : Number(PORT || 4200) !== 0;
}

/** Runs the built training supplier in a thread of this process: it ends with the process, and cannot crash it. */
export function startSandbox() {
  const worker = new Worker(at('dist/apps/supplier-sandbox/main.mjs'));
  worker.on('error', (error) => console.error('The training supplier exited:', error));
  worker.unref();
}
