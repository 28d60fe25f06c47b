import { spawn } from 'node:child_process';
import path from 'node:path';
import { bundleProgram } from '@traveldesk/shared-testing/server';

/** Runs the fixture until `reached` or the fixture itself says that the point is reached, and kills it there. Returns that point. */
export function bookUntilKilled(args: readonly string[], reached: Promise<string>): Promise<string> {
  const booker = bundleProgram(path.join(__dirname, '../proof/booker.fixture.ts'));
  const child = spawn(process.execPath, [booker, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
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
      signal === 'SIGKILL' ? resolve(at) : reject(new Error(`The booking process exited: ${errors}`)),
    );
  });
}
