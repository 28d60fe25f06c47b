import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { bundleProgram } from '@traveldesk/shared-testing/server';

const root = path.resolve(__dirname, '../../../..');

export interface Program {
  child: ChildProcess;
  /** Empty if it could not start. */
  url: string;
  /** Its output so far. */
  output: () => string;
  /** Stops it; returns its exit code, null after a kill. */
  end: (signal: NodeJS.Signals) => Promise<number | null>;
}

/** The supplier as a separate process that can be killed; resolves when it reports its address. Port 0 means a free one. */
export async function runProgram(dataDir: string, port = '0'): Promise<Program> {
  const child = spawn(
    process.execPath,
    [bundleProgram(path.join(root, 'apps/supplier-sandbox/src/main.ts'))],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, SANDBOX_PORT: port, SANDBOX_DATA_DIR: dataDir, LOG_LEVEL: 'silent', PORT: '' },
    },
  );
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => (output += chunk));
  const url = await new Promise<string>((resolve) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk;
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0];
      if (found) resolve(found);
    });
    child.once('exit', () => resolve(''));
  });
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null) return child.exitCode;
    const ended = once(child, 'exit');
    child.kill(signal);
    const [code] = (await ended) as [number | null];
    return code;
  };
  return { child, url, output: () => output, end };
}
