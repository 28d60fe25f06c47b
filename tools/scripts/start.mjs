// Builds what has changed, then runs the API and the shell on PORT. The API runs in this very process: there is
// nobody to forward a signal to, and nothing that Ctrl-C could leave behind.
import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { requireNode } from './lib/node-version.mjs';
import { endWithNpm } from './lib/orphan.mjs';
import { at, root } from './lib/root.mjs';

requireNode();
// The build has a process of its own, which takes its tools' memory and threads with it when it ends.
const build = spawnSync(process.execPath, [at('tools/scripts/build.mjs'), '--if-changed'], {
  cwd: root,
  stdio: 'inherit',
});
if (build.signal) process.exit(130);
if (build.status !== 0) process.exit(build.status ?? 1);

endWithNpm(() => process.kill(process.pid, 'SIGTERM'));
process.setSourceMapsEnabled(true);
await import(pathToFileURL(at('dist/apps/api/main.mjs')).href);
