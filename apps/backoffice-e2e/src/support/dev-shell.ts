import { spawn } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './product';

const root = path.resolve(import.meta.dirname, '../../../..');

export interface DevShell {
  url: string;
  /** Rewrites a source with `found` replaced, as an editor does when it saves. */
  edit: (file: string, found: string, wanted: string) => void;
  stop: () => Promise<void>;
}

/** The shell with hot reload as `npm run dev` serves it, over the running server's API. */
export const startDevShell = (productUrl: string) => serve([], { API_PORT: new URL(productUrl).port });

/** The host of one feature library, as `nx serve geo-feature` starts it for the domain geo. */
export const startFeatureHost = (domain: string) =>
  serve(['--config', 'host/host.config.ts'], { FEATURE: domain });

/** Serves a copy of the sources, so that a test that edits them never touches those of the workspace. */
async function serve(options: readonly string[], env: Record<string, string>): Promise<DevShell> {
  const copy = mkdtempSync(path.join(os.tmpdir(), 'traveldesk-dev-'));
  copySources(copy);
  const port = await freePort();
  const vite = spawn(
    process.execPath,
    [path.join(root, 'node_modules/vite/bin/vite.js'), ...options, '--port', String(port), '--strictPort'],
    {
      cwd: path.join(copy, 'apps/backoffice'),
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, NODE_ENV: 'development', ...env },
    },
  );
  const stop = async () => {
    const ended = new Promise((done) => vite.once('exit', done));
    if (vite.exitCode === null && vite.kill('SIGKILL')) await ended;
    rmSync(copy, { recursive: true, force: true });
  };
  const url = `http://localhost:${port}`;
  const edit = (file: string, found: string, wanted: string) => {
    const source = readFileSync(path.join(copy, file), 'utf8');
    if (!source.includes(found)) throw new Error(`${file} has no ${found}`);
    writeFileSync(path.join(copy, file), source.replace(found, wanted));
  };
  for (let tries = 0; tries < 300; tries += 1) {
    if (vite.exitCode !== null) break;
    if ((await fetch(url).catch(() => undefined))?.ok) return { url, edit, stop };
    await sleep(100);
  }
  await stop();
  throw new Error('The shell with hot reload did not start');
}

/** Only the sources, with the packages beside them, except for Vite's cache of these, which is the copy's own. */
function copySources(copy: string): void {
  const settings = readdirSync(root).filter((name) => /^(package|tsconfig.*)\.json$/.test(name));
  for (const name of [...settings, 'apps/backoffice', 'libs'])
    cpSync(path.join(root, name), path.join(copy, name), {
      recursive: true,
      filter: (file) => !/[\\/]server$/.test(file),
    });
  mkdirSync(path.join(copy, 'node_modules'));
  for (const name of readdirSync(path.join(root, 'node_modules'))) {
    if (!name.startsWith('.'))
      symlinkSync(path.join(root, 'node_modules', name), path.join(copy, 'node_modules', name), 'junction');
  }
}
