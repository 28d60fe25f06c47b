import { circleIn } from './lib/circle';
import { moduleGraph, packageOf, reachedFrom, type Module } from './lib/module-graph';
import { filesOf, read, readJson } from './lib/workspace';

type Versions = Record<string, string>;
interface Manifest {
  dependencies?: Versions;
  devDependencies?: Versions;
}

const { dependencies = {} } = readJson<Manifest>('package.json');
const graph = moduleGraph();

const packagesOf = (modules: Iterable<Module>) =>
  new Set(
    [...modules]
      .flatMap(({ links }) => links.filter(({ isType }) => !isType))
      .flatMap((link) => packageOf(link) ?? []),
  );

const programs = [
  'apps/api/src/main.ts',
  'apps/backoffice/src/main.tsx',
  'apps/supplier-sandbox/src/main.ts',
];
const running = packagesOf(reachedFrom(graph, ...programs));

describe('package.json', () => {
  it('has the packages used at run time as dependencies, and no others', () => {
    expect(Object.keys(dependencies).sort()).toEqual([...running].sort());
  });

  it('is the only one with dependencies, except for libraries that other workspaces install', () => {
    const others = filesOf('{apps,libs,tools}/**/package.json').filter((file) => {
      if (filesOf(file.replace('package.json', 'src/published.ts')).length > 0) return false;
      const manifest = readJson<Manifest>(file);
      return manifest.dependencies ?? manifest.devDependencies;
    });
    expect(others).toEqual([]);
  });
});

it('docs/operations.md names the packages that the API loads', () => {
  const sentence = /the API itself loads([\s\S]*?); the others/.exec(read('docs/operations.md'))?.[1] ?? '';
  const told = [...sentence.matchAll(/`([^`]+)`/g)].flatMap(([, name = '']) =>
    name === 'API_DOCS' ? [] : name,
  );
  const loaded = packagesOf(reachedFrom(graph, 'apps/api/src/main.ts'));
  expect(told.sort()).toEqual([...loaded].sort());
});

it('no two libraries import each other except in tests', () => {
  const libraryOf = (file = '') => /^(?:apps\/[^/]+|libs\/[^/]+\/[^/]+)/.exec(file)?.[0] ?? '';
  const imports = new Map<string, string[]>();
  for (const { file, links } of graph.values()) {
    const library = libraryOf(file);
    if (library === '' || /\.(spec|fake|fixture)\.|\/testing\//.test(file)) continue;
    const used = links.map((link) => libraryOf(link.file)).filter((one) => one !== '');
    imports.set(library, [...(imports.get(library) ?? []), ...used]);
  }
  expect(imports.size).toBeGreaterThan(30);
  expect(circleIn(imports)).toEqual([]);
});
