import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { absolute } from './lib/workspace';

const { sourceState } = jest.requireActual<{ sourceState(directory: string): string }>(
  absolute('tools/scripts/lib/source-state.mjs'),
);

/** A pass of `npm run test:hard` for one state of the sources says nothing about another. */
describe('the state of the sources', () => {
  const directory = mkdtempSync(path.join(tmpdir(), 'traveldesk-state-'));
  const git = (...args: string[]) => {
    const { status, stderr } = spawnSync('git', args, { cwd: directory, encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
  };
  const write = (file: string, text: string) => writeFileSync(path.join(directory, file), text);
  beforeAll(() => {
    git('init', '--quiet');
    write('kept.ts', 'one');
    git('add', '.');
    git('-c', 'user.name=x', '-c', 'user.email=x@y.example', 'commit', '--quiet', '-m', 'First');
  });
  afterAll(() => rmSync(directory, { recursive: true, force: true }));

  it('is the same while nothing changes, and differs after any change, however small', () => {
    const states = [sourceState(directory)];
    expect(sourceState(directory)).toBe(states[0]);
    // Texts as long as those before them, and files unknown to git.
    for (const [file, text] of [
      ['kept.ts', 'two'],
      ['kept.ts', 'six'],
      ['new.ts', 'ab'],
      ['new.ts', 'ba'],
      ['more.ts', ''],
    ] as const) {
      write(file, text);
      const after = sourceState(directory);
      expect(states).not.toContain(after);
      states.push(after);
    }
    write('kept.ts', 'one');
    rmSync(path.join(directory, 'new.ts'));
    rmSync(path.join(directory, 'more.ts'));
    git('add', '.');
    expect(sourceState(directory)).toBe(states[0]);
  });
});
