import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

export interface Embedded {
  url: string;
  /** Kills it like a machine failure; resolves once it answers again, at the same address. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the test's own PostgreSQL server, in a process that ends with the test. */
export async function startEmbedded(): Promise<Embedded> {
  const child = spawn(process.execPath, [path.join(__dirname, 'postgres-server.mjs')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const started = once(child.stdout.setEncoding('utf8'), 'data') as Promise<[string]>;
  const first = await Promise.race([started, ended]);
  if (typeof first[0] !== 'string' || !first[0].startsWith('postgres:')) {
    throw new Error('No PostgreSQL server answers on 127.0.0.1:5432, and starting one failed.');
  }
  return {
    url: first[0].trim(),
    kill: async () => {
      const again = once(child.stdout, 'data');
      child.stdin.write('kill\n');
      await again;
    },
    stop: async () => {
      child.stdin.end();
      await ended;
    },
  };
}
