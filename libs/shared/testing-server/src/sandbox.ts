import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bundleProgram } from './bundle-program';

const root = path.resolve(__dirname, '../../../..');

export interface Sandbox {
  /** `http://127.0.0.1:PORT` */
  url: string;
  /** Sets knobs of docs/training-supplier.md for all its customers. */
  turn(knobs: Record<string, unknown>): Promise<void>;
  /** Moves its clock forward. */
  forward(milliseconds: number): Promise<void>;
  /** Sends a request as a customer, bypassing the tested code; returns `data`. */
  ask<Data>(method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: object): Promise<Data>;
  /** Restores the initial state. */
  reset(): Promise<void>;
  stop(): Promise<void>;
}

/** The token of all tests: a customer whose requests are answered at once. */
export const sandboxToken = 'duffel_test_training_quick';

/**
 * Starts the training supplier as a program on a free port, since a library must not import an application. Its data is deleted with it.
 */
export async function startSandboxProgram(): Promise<Sandbox> {
  const main = bundleProgram(path.join(root, 'apps/supplier-sandbox/src/main.ts'));
  const directory = mkdtempSync(path.join(tmpdir(), 'sandbox-'));
  const child = spawn(process.execPath, [main], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      SANDBOX_PORT: '0',
      SANDBOX_DATA_DIR: path.join(directory, 'data'),
      LOG_LEVEL: 'silent',
      PORT: '',
    },
  });
  // Ends the child however this process ends.
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      output += chunk;
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0];
      if (found) resolve(found);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('exit', (code) => reject(new Error(`The training supplier exited with ${code}: ${output}`)));
  });
  const ask: Sandbox['ask'] = async (method, below, body) => {
    const response = await fetch(url + below, {
      method,
      headers: {
        authorization: `Bearer ${sandboxToken}`,
        'duffel-version': 'v2',
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(below.startsWith('/_') ? body : { data: body }) }),
    });
    const answer = (await response.json()) as { data: never };
    if (!response.ok) throw new Error(`${method} ${below}: ${JSON.stringify(answer)}`);
    return answer.data;
  };
  return {
    url,
    ask,
    turn: (knobs) => ask('PUT', '/_training/knobs', knobs),
    forward: (forward_ms) => ask('PUT', '/_training/clock', { forward_ms }),
    reset: () => ask('DELETE', '/_training/state'),
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      process.off('exit', end);
      rmSync(directory, { recursive: true });
    },
  };
}
