// The product with hot reload on one address: Vite serves the shell on PORT and passes /api to the API, which
// restarts when its sources change. Ctrl-C ends both.
import { spawn } from 'node:child_process';
import { createServer as createNetServer } from 'node:net';
import { createServer } from 'vite';
import { requireNode } from './lib/node-version.mjs';
import { endWithNpm } from './lib/orphan.mjs';
import { at, root } from './lib/root.mjs';

requireNode();
const port = Number(process.env.PORT || 4200);
const host = process.env.HOST || '127.0.0.1';
const apiPort = await freePort();

// A process group of its own: the terminal's Ctrl-C comes here alone, and the whole group is ended from here.
const api = spawn(
  process.execPath,
  [at('node_modules/tsx/dist/cli.mjs'), 'watch', '--clear-screen=false', at('apps/api/src/main.ts')],
  {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: process.platform !== 'win32',
    env: {
      ...process.env,
      PORT: String(apiPort),
      HOST: '127.0.0.1',
      PUBLIC_URL: process.env.PUBLIC_URL || `http://localhost:${port}`,
      SANDBOX_PORT: process.env.SANDBOX_PORT || String(port + 1),
    },
  },
);
const vite = await createServer({
  root: at('apps/backoffice'),
  configFile: at('apps/backoffice/vite.config.ts'),
  server: { port, host, strictPort: true, proxy: { '/api': `http://127.0.0.1:${apiPort}` } },
});

let ending = false;
async function end(code) {
  if (ending) return;
  ending = true;
  if (api.exitCode === null && api.signalCode === null) {
    const ended = new Promise((done) => api.once('exit', done));
    signalApi('SIGTERM');
    const impatience = setTimeout(() => signalApi('SIGKILL'), 10_000);
    await ended;
    clearTimeout(impatience);
  }
  await vite.close();
  process.exit(code);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(0));
endWithNpm(() => end(0));
// Nobody is left to run for when this process dies by an error of its own.
process.on('exit', () => signalApi('SIGKILL'));
api.once('exit', (code) => end(code ?? 1));

await vite.listen();
console.log(`\n  Traveldesk with hot reload: http://localhost:${port}\n`);

function signalApi(signal) {
  try {
    if (process.platform === 'win32') api.kill(signal);
    else process.kill(-api.pid, signal);
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
