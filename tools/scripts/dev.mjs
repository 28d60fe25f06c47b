// The product with hot reload on one address: Vite serves the shell on PORT and passes /api to the API, which restarts when its sources
// change, as does the training supplier. Ctrl-C ends all of them.
import { spawn } from 'node:child_process';
import { createServer as createNetServer } from 'node:net';
import { createServer } from 'vite';
import { requireNode } from './lib/node-version.mjs';
import { endWithNpm } from './lib/orphan.mjs';
import { at, root } from './lib/root.mjs';
import { wantsSandbox } from './lib/sandbox.mjs';

requireNode();
const port = Number(process.env.PORT || 4200);
const host = process.env.HOST || '127.0.0.1';
const apiPort = await freePort();
const sandboxPort = process.env.SANDBOX_PORT || port + 1;

const apps = [
  watch('api', {
    PORT: String(apiPort),
    HOST: '127.0.0.1',
    PUBLIC_URL: process.env.PUBLIC_URL || `http://localhost:${port}`,
    SANDBOX_PORT: String(sandboxPort),
  }),
];
if (wantsSandbox(process.env)) apps.push(watch('supplier-sandbox', { SANDBOX_PORT: String(sandboxPort) }));
const vite = await createServer({
  root: at('apps/backoffice'),
  configFile: at('apps/backoffice/vite.config.ts'),
  server: { port, host, strictPort: true, proxy: { '/api': `http://127.0.0.1:${apiPort}` } },
});

let ending = false;
async function end(code) {
  if (ending) return;
  ending = true;
  await Promise.all(apps.map(endApp));
  await vite.close();
  process.exit(code);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(0));
endWithNpm(() => end(0));
// When this process crashes, its children have no reason to continue.
process.on('exit', () => apps.forEach((app) => signalApp(app, 'SIGKILL')));
for (const app of apps) app.once('exit', (code) => end(code ?? 1));

await vite.listen();
console.log(`\n  Traveldesk with hot reload: http://localhost:${port}\n`);

/** A separate process group: the terminal's Ctrl-C reaches only this process, which then ends the whole group. */
function watch(app, env) {
  return spawn(
    process.execPath,
    [at('node_modules/tsx/dist/cli.mjs'), 'watch', '--clear-screen=false', at('apps', app, 'src/main.ts')],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      detached: process.platform !== 'win32',
      env: { ...process.env, ...env },
    },
  );
}

async function endApp(app) {
  if (app.exitCode !== null || app.signalCode !== null) return;
  const ended = new Promise((done) => app.once('exit', done));
  signalApp(app, 'SIGTERM');
  const impatience = setTimeout(() => signalApp(app, 'SIGKILL'), 10_000);
  await ended;
  clearTimeout(impatience);
}

function signalApp(app, signal) {
  try {
    if (process.platform === 'win32') app.kill(signal);
    else process.kill(-app.pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

function freePort() {
  return new Promise((done, fail) => {
    const probe = createNetServer();
    probe.once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const { port: free } = probe.address();
      probe.close(() => done(free));
    });
  });
}
