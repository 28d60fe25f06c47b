import { variables } from '@traveldesk/shared-server';
import { filesOf, read, readJson } from './lib/workspace';

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
  it('lists exactly the variables that the configuration reads, in order', () => {
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

it('docs/recipes.md generates only screens and domains that do not exist yet', () => {
  const text = read('docs/recipes.md').replaceAll('\n', ' ');
  const names = [...text.matchAll(/tools:(?:domain|screen) ([\w-]+)/g)].map(([, name = '']) => name);
  expect(names).not.toEqual([]);
  const screens = filesOf('libs/*/contract/src/manifest/screens.ts').map(read).join('\n');
  expect(names.filter((name) => screens.includes(`path: '/${name}'`))).toEqual([]);
});

it('docs/operations.md gives each command in the form for an installation without sources', () => {
  const text = read('docs/operations.md');
  const { scripts } = readJson<{ scripts: Record<string, string> }>('package.json');
  const started = [...text.matchAll(/npm start -- (--[\w-]+)/g)].map(
    ([, argument]) => `node dist/apps/api/main.mjs ${argument}`,
  );
  const built = [...text.matchAll(/npm run ([\w:]+)/g)]
    .filter(([, name]) => name !== 'build')
    .map(
      ([, name = '']) =>
        /node dist\/.*$/.exec(scripts[name] ?? '')?.[0] ?? `nothing built for npm run ${name}`,
    );
  expect([...started, ...built].length).toBeGreaterThan(1);
  expect([...started, ...built].filter((command) => !text.includes(`\`${command}\``))).toEqual([]);
});
