import { spawn, type ChildProcessByStdio } from 'node:child_process';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { bundleProgram } from '@traveldesk/shared-testing/server';

/** Runs a TypeScript file of this directory as a separate process. */
export function runChild(script: string, ...args: string[]): Child {
  const library = path.join(__dirname, '../..');
  const child = spawn(process.execPath, [bundleProgram(path.join(__dirname, script)), ...args], {
    cwd: library,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  const waiting = new Set<() => void>();
  let rest = '';
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    const parts = (rest + text).split('\n');
    rest = parts.pop() ?? '';
    lines.push(...parts);
    for (const wake of waiting) wake();
  });
  const exit = new Promise<number | NodeJS.Signals>((resolve) => {
    child.once('close', (code, signal) => {
      resolve(code ?? signal ?? 0);
      for (const wake of waiting) wake();
    });
  });
  return {
    process: child,
    lines,
    exit,
    errors: () => errors,
    until: (found) =>
      new Promise((resolve, reject) => {
        const look = () => {
          if (found(lines)) resolve();
          else if (child.exitCode !== null) reject(new Error(`The child has ended: ${errors}`));
          else return;
          waiting.delete(look);
        };
        waiting.add(look);
        look();
      }),
  };
}

export interface Child {
  process: ChildProcessByStdio<Writable, Readable, Readable>;
  lines: readonly string[];
  exit: Promise<number | NodeJS.Signals>;
  errors(): string;
  /** Resolves when the lines written so far satisfy `found`. */
  until(found: (lines: readonly string[]) => boolean): Promise<void>;
}
