import { execFileSync } from 'node:child_process';
import { absolute, read } from './lib/workspace';

it('docs/projects.md is what npm run graph writes', () => {
  const printed = execFileSync(process.execPath, [absolute('tools/scripts/graph.mjs'), '--print'], {
    cwd: absolute('.'),
    env: { ...process.env, NX_DAEMON: 'false' },
    encoding: 'utf8',
  });
  expect(read('docs/projects.md')).toBe(printed);
});
