import { spawn } from 'node:child_process';
import path from 'node:path';

export const workspace = path.resolve(__dirname, '../../..');
export const nx = path.join(workspace, 'node_modules/nx/dist/bin/nx.js');

export interface Ran {
  status: number | null;
  output: string;
}

/** Runs a program to its end and returns its status and everything that it printed. */
export function run(command: readonly string[], cwd: string, env: NodeJS.ProcessEnv = {}): Promise<Ran> {
  const [file = '', ...args] = command;
  const child = spawn(file, args, {
    cwd,
    env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false', NODE_ENV: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const parts: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => parts.push(part.toString()));
  return new Promise((done) => child.once('close', (status) => done({ status, output: parts.join('') })));
}

/** The same for a program that must succeed. */
export async function runWell(...args: Parameters<typeof run>): Promise<string> {
  const { status, output } = await run(...args);
  if (status !== 0) throw new Error(`${args[0].join(' ')} ended with ${status}:\n${output}`);
  return output;
}
