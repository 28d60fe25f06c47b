import { readSource } from './lib/source';
import { filesOf, read, readJson } from './lib/workspace';

interface Manifest {
  private?: boolean;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** Whether a range of the form ^1.2.3 contains a version. */
function contains(range: string, version = ''): boolean {
  const [least, own] = [range.slice(1), version].map((text) => text.split('.').map(Number));
  const differs = least?.findIndex((part, index) => part !== own?.[index]) ?? -1;
  return (
    range.startsWith('^') &&
    differs !== 0 &&
    (differs < 0 || Number(own?.[differs]) > Number(least?.[differs]))
  );
}

/** The libraries that other workspaces install. */
const published = filesOf('libs/*/*/src/published.ts').map((entry) => entry.replace('/src/published.ts', ''));
const valuesOf = (entry: string) =>
  [...readSource(entry, read(entry)).exports].filter(([, { isType }]) => !isType).map(([name]) => name);

it('shared/ui is published', () => {
  expect(published).toEqual(['libs/shared/ui']);
});

describe.each(published)('%s', (library) => {
  const { dependencies, peerDependencies, ...manifest } = readJson<Manifest>(`${library}/package.json`);

  it('has an example of every exported part in its README', () => {
    const examples = [...read(`${library}/README.md`).matchAll(/```tsx? \S+\n([^]*?)```/g)]
      .map(([, code]) => code)
      .join();
    const lacking = valuesOf(`${library}/src/published.ts`).filter(
      (name) => !new RegExp(`\\b${name}\\b`).test(examples),
    );
    expect(lacking).toEqual([]);
  });

  it('names in its changelog what its version changed', () => {
    const { version } = readJson<{ version: string }>(`${library}/package.json`);
    expect(read(`${library}/CHANGELOG.md`)).toContain(`## ${version}\n`);
  });

  it('accepts the versions of packages with which this workspace tests it', () => {
    const own = readJson<Manifest>('package.json').dependencies ?? {};
    const ranges = Object.entries({ ...dependencies, ...peerDependencies });
    expect(ranges.filter(([name, range]) => !contains(range, own[name]))).toEqual([]);
  });

  it('cannot be published from its sources', () => {
    expect(manifest.private).toBe(true);
  });
});

it('no file names a registry: whoever publishes names it', () => {
  const files = filesOf('{apps,libs,tools,docs}/**/*', '*.{json,md,cjs}', '.npmrc', '.github/**/*').filter(
    (file) => /(\.(json|md|[cm]?[jt]sx?|yml)|\.npmrc)$/.test(file) && !file.endsWith('published.spec.ts'),
  );
  expect(files).toContain('.npmrc');
  expect(files.filter((file) => /npmjs\.(org|com)|^(@\w+:)?registry=/m.test(read(file)))).toEqual([]);
});
