import { spawn } from 'node:child_process';
import { root } from './root.mjs';

const running = new Set();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    for (const child of running) child.kill(signal);
    process.exit(130);
  });
}

/**
 * Runs one stage of the test run: a Node script with arguments. A quiet one is heard only when it fails.
 * Answers `{ name, ok, seconds }`.
 */
export async function stage(name, args, { quiet = true, env = {} } = {}) {
  const started = Date.now();
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
  });
  running.add(child);
  const output = [];
  child.stdout?.on('data', (chunk) => output.push(chunk));
  child.stderr?.on('data', (chunk) => output.push(chunk));
  const code = await new Promise((done) => child.once('close', (status) => done(status ?? 1)));
  running.delete(child);
  const seconds = (Date.now() - started) / 1000;
  if (code !== 0) process.stdout.write(Buffer.concat(output));
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`);
  return { name, ok: code === 0, seconds };
}
