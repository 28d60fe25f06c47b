// Builds what has changed, then runs the API and the shell on PORT, and the training supplier in the background. The API runs in this
// process and the supplier in one of its threads, so no signals need forwarding, and Ctrl-C or a kill leaves nothing behind.
import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { requireNode } from './lib/node-version.mjs';
import { endWithNpm } from './lib/orphan.mjs';
import { at, root } from './lib/root.mjs';
import { startSandbox, wantsSandbox } from './lib/sandbox.mjs';

requireNode();
// The build runs in a separate process, which releases its tools' memory and threads when it ends.
const build = spawnSync(process.execPath, [at('tools/scripts/build.mjs'), '--if-changed'], {
  cwd: root,
  stdio: 'inherit',
});
if (build.signal) process.exit(130);
if (build.status !== 0) process.exit(build.status ?? 1);

endWithNpm(() => process.kill(process.pid, 'SIGTERM'));
process.setSourceMapsEnabled(true);
if (wantsSandbox(process.env)) startSandbox();
await import(pathToFileURL(at('dist/apps/api/main.mjs')).href);
