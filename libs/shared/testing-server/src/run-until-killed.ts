import { spawn } from 'node:child_process';
import { bundleProgram } from './bundle-program';

/** Runs a fixture until `reached`, or until it prints `{"at": "…"}` itself, and kills it there. Returns that point. */
export function runUntilKilled(
  file: string,
  args: readonly string[],
  reached: Promise<string>,
): Promise<string> {
  const child = spawn(process.execPath, [bundleProgram(file), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let at = '';
  let errors = '';
  const kill = (point: string) => {
    if (at === '') at = point;
    child.kill('SIGKILL');
  };
  void reached.then(kill);
  child.stderr.setEncoding('utf8').on('data', (part: string) => (errors += part));
  child.stdout.setEncoding('utf8').on('data', (part: string) => {
    const said = /\{"at":"(\w+)"\}/.exec(part)?.[1];
    if (said) kill(said);
  });
  return new Promise((resolve, reject) => {
    child.once('close', (_code, signal) =>
      signal === 'SIGKILL' ? resolve(at) : reject(new Error(`The process exited: ${errors}`)),
    );
  });
}
