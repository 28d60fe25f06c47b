import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { absolute, filesOf, readJson } from './lib/workspace';

interface Project {
  name: string;
  tags: string[];
}

/** The type of each project, such as `server`, by its name. */
const typeOf = new Map(
  filesOf('{apps/*,libs/*/*,tools/*}/project.json')
    .map((file) => readJson<Project>(file))
    .map(({ name, tags }) => [name, tags.find((tag) => tag.startsWith('type:'))?.slice(5) ?? '']),
);

const libraries = filesOf('libs/*/*/project.json').map((file) => {
  const folder = path.dirname(file);
  const [, scope = '', kind = ''] = folder.split('/');
  // A file that none of the tables of the shell or of the tools reads.
  const [source = ''] = filesOf(`${folder}/src/**/*.{ts,tsx}`).filter(
    (one) => !/manifest|permissions|\.spec\./.test(one),
  );
  return { name: `${scope}-${kind}`, kind: scope === 'shared' ? `shared ${kind}` : kind, source };
});
type Library = (typeof libraries)[number];

const affected = JSON.parse(
  execFileSync(
    process.execPath,
    [absolute('tools/checks/lib/affected.mjs'), ...libraries.map(({ source }) => source)],
    { cwd: absolute('.'), env: { ...process.env, NX_DAEMON: 'false' }, encoding: 'utf8' },
  ),
) as Record<string, string[]>;

/** The projects that a change of the library affects. The tools are left out: their checks read the whole workspace. */
const affectedBy = ({ source }: Library) =>
  (affected[source] ?? []).filter((project) => typeOf.get(project) !== 'tool');
const typesBy = (some: readonly Library[]) =>
  [...new Set(some.flatMap(affectedBy).map((project) => typeOf.get(project)))].sort();

const browser = ['feature', 'ui', 'web-app', 'e2e'];
const server = ['server', 'server-app', 'e2e'];
const sharedBrowser = [...browser, 'util', 'testing-web'];

/** The types of the projects that a change affects, for each kind of library. The journeys run the whole product. */
const expected: Record<string, string[]> = {
  contract: ['contract', ...browser, ...server],
  feature: ['feature', 'web-app', 'e2e'],
  server,
  ui: browser,
  'shared contract': ['contract', ...sharedBrowser, ...server, 'testing-server'],
  'shared documents': [...server, 'testing-server'],
  'shared server': [...server, 'testing-server'],
  'shared testing-server': [...server, 'testing-server'],
  'shared testing-web': sharedBrowser,
  'shared ui': sharedBrowser,
  'shared web': sharedBrowser,
};

describe('nx affected', () => {
  it('is known for every kind of library', () => {
    expect([...new Set(libraries.map(({ kind }) => kind))].sort()).toEqual(Object.keys(expected).sort());
  });

  it.each(Object.entries(expected))('after a change in a library of the kind %s, marks %j', (kind, types) => {
    const some = libraries.filter((library) => library.kind === kind);
    expect(typesBy(some)).toEqual([...new Set(types)].sort());
  });

  const named = (kind: string) => libraries.filter((library) => library.kind === kind);

  it.each(named('feature'))('marks no other feature library after a change in $name', (library) => {
    expect(affectedBy(library)).toEqual(['backoffice', 'backoffice-e2e', library.name].sort());
  });

  it.each(libraries.filter(({ kind }) => /server|documents/.test(kind)))(
    'marks the API and not the back office after a change in $name',
    (library) => {
      expect(affectedBy(library)).toContain('api');
      expect(affectedBy(library)).not.toContain('backoffice');
    },
  );

  it.each(libraries.filter(({ kind }) => /^(ui|shared (ui|web|testing-web))$/.test(kind)))(
    'marks the back office and not the API after a change in $name',
    (library) => {
      expect(affectedBy(library)).toContain('backoffice');
      expect(affectedBy(library)).not.toContain('api');
    },
  );
});
