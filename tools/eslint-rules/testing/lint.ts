import { execFileSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(__dirname, '../../..');
const bin = (name: string) => path.join(root, 'node_modules/.bin', name);

export interface Fixture {
  filePath: string;
  code: string;
}

export interface Report {
  rule: string;
  message: string;
}

/** Updates the project graph that the boundary rule reads; without one it checks nothing. */
export function refreshProjectGraph(): void {
  execFileSync(bin('nx'), ['show', 'projects'], { cwd: root, env: { ...process.env, NX_DAEMON: 'false' } });
}

/** The report of the workspace's own ESLint configuration on each text, as if it were at its path. */
export function lintTexts(fixtures: Fixture[]): Report[][] {
  const script = path.join(__dirname, 'lint-texts.mjs');
  const answer = execFileSync(bin('node'), [script], {
    cwd: root,
    input: JSON.stringify(fixtures),
    env: { ...process.env, NX_DAEMON: 'false', ESLINT_USE_FLAT_CONFIG: 'false', NODE_NO_WARNINGS: '1' },
  });
  return JSON.parse(answer.toString()) as Report[][];
}
