import { variables } from '@traveldesk/shared-server';
import { read } from './lib/workspace';

/** The rows of the README's table of variables: name, default, meaning. */
function rows(): string[][] {
  const table = read('README.md')
    .split('\n')
    .filter((line) => /^\| `[A-Z_]+`/.test(line));
  return table.map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll('`', '')),
  );
}

describe('README.md', () => {
  it('has in its table exactly the variables that the configuration reads, in their order', () => {
    expect(rows()).toEqual(
      variables.map(({ name, default: value, meaning }) => [name, value, meaning.replaceAll('`', '')]),
    );
  });

  it('names both commands and every demo sign-in', () => {
    const text = read('README.md');
    const wanted = [
      'npm start',
      'npm test',
      'admin@',
      'viewer@',
      'agent@nile',
      'new@',
      'Traveldesk-demo-2026',
    ];
    expect(wanted.filter((word) => !text.includes(word))).toEqual([]);
  });
});

it.each(['README.md', 'CONTRIBUTING.md'])('%s generates nothing that is there already', (file) => {
  const text = read(file).replaceAll('\n', ' ');
  const names = [...text.matchAll(/tools:(?:domain|screen) ([\w-]+)/g)].map(([, name = '']) => name);
  expect(names).not.toEqual([]);
  const screens = read('apps/backoffice/src/domains.ts');
  expect(names.filter((name) => screens.includes(`path: '/${name}'`))).toEqual([]);
});
