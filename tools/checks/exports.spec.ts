import { exportedValues, usedNames } from './lib/exports';
import { filesOf, read } from './lib/workspace';

const sources = filesOf('{apps,libs,tools}/**/*.{ts,tsx}')
  .filter((file) => !file.endsWith('.d.ts'))
  .map((file) => ({ file, source: read(file) }));

/** Who uses a name, over the whole workspace. A test is a user too: it may look at a part on its own. */
const users = new Map<string, Set<string>>();
for (const { file, source } of sources) {
  for (const name of usedNames(source)) users.set(name, (users.get(name) ?? new Set()).add(file));
}

/** What the shared libraries publish is used by teams outside this workspace as well. */
const published = /^libs\/shared\/\w+\/src\/(index|web|server)\.ts$/;
const publishedNames = new Set(
  sources
    .filter(({ file }) => published.test(file))
    .flatMap(({ source }) => source.match(/[A-Za-z_$][\w$]*/g) ?? []),
);

it('no file exports a value that no other file uses', () => {
  const dead = sources
    .filter(({ file }) => !/\.(config|spec)\.tsx?$/.test(file))
    .flatMap(({ file, source }) =>
      exportedValues(source)
        .filter((name) => !publishedNames.has(name))
        .filter((name) => ![...(users.get(name) ?? [])].some((user) => user !== file))
        .map((name) => `${file}: ${name}`),
    );
  expect(dead).toEqual([]);
});

describe('the reading of exports', () => {
  const source = `
    export function one() {}
export function two() {}
export const {
  endpoints: { c, d },
  useA,
  b: useB,
} = api;
export interface Three {}
export { Four as Component };
export const Four = 1;`;

  it('finds values, and leaves types and routes’ components out', () => {
    expect(exportedValues(source)).toEqual(['two', 'c', 'd', 'useA', 'useB']);
  });

  it('does not take a comment or a re-export for a use', () => {
    expect([
      ...usedNames(`// alpha\n/* beta */\nexport { gamma } from './g';\nexport * from './d';\ndelta();`),
    ]).toEqual(['delta']);
  });
});
