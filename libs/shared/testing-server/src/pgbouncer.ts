import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const script = path.join(__dirname, 'pgbouncer-server.mjs');

/** Whether this machine has pgbouncer, which only its own test needs. */
export function hasPgbouncer(): boolean {
  return spawnSync(process.execPath, [script, '--version']).status === 0;
}

/** Starts pgbouncer in transaction mode in front of a server, for these roles. Returns its address. */
export async function startPgbouncer(
  url: string,
  roles: readonly string[],
): Promise<{ url: string; stop(): Promise<void> }> {
  const child = spawn(process.execPath, [script, url, ...roles], { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  const [first] = (await Promise.race([once(child.stdout.setEncoding('utf8'), 'data'), ended])) as unknown[];
  if (typeof first !== 'string') throw new Error('pgbouncer could not be started.');
  return {
    url: first.trim(),
    stop: async () => {
      child.stdin.end();
      await ended;
    },
  };
}
