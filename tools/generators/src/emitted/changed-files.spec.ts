import { readJson } from '@nx/devkit';
import { FsTree } from '@nx/devkit/internal';
import { globSync } from 'node:fs';
import path from 'node:path';
import { domain } from '../domain/domain';
import { screen } from '../screen/screen';

const root = path.resolve(__dirname, '../../../..');
const foldersOf = (pattern: string) =>
  globSync(`${pattern}/project.json`, { cwd: root }).map((file) => path.dirname(file));
const projects = foldersOf('{apps/*,libs/*/*,tools/*}');
/** Domains that name their screens in their own contract. A product's library names them in the contract of bookings. */
const domains = globSync('libs/*/contract/src/manifest/screens.ts', { cwd: root }).map(
  (file) => file.split('/')[1] ?? '',
);

/** The project that a file belongs to; the root's own files belong to none. */
const projectOf = (file: string) => projects.find((folder) => file.startsWith(`${folder}/`)) ?? 'none';

/** The files that a generator changes, in memory, by project. */
async function changedBy(generate: (tree: FsTree) => Promise<unknown>): Promise<Record<string, string[]>> {
  const tree = new FsTree(root, false);
  await generate(tree);
  const files = tree
    .listChanges()
    .map((change) => change.path)
    .sort();
  const changed: Record<string, string[]> = {};
  for (const file of files) {
    const project = projectOf(file);
    (changed[project] ??= []).push(file.slice(project === 'none' ? 0 : project.length + 1));
  }
  return changed;
}

const nouns = { fr: 'Plans de cabine', ar: 'مخططات المقاعد' };

/** The files that a screen of any domain changes outside its domain, besides the domain's page in docs. */
const outside = {
  'apps/api': ['src/route-permissions.table.ts'],
  'apps/backoffice': ['src/domains.ts', 'src/menu/screen-icons.ts', 'src/palette/useFound.ts'],
  'apps/backoffice-e2e': ['src/journeys/seat-maps.spec.ts'],
};

beforeAll(() => {
  // The test compares file names only, so it skips formatting.
  process.env.NX_SKIP_FORMAT = 'true';
});
afterAll(() => {
  delete process.env.NX_SKIP_FORMAT;
});

describe('a generated screen', () => {
  it.each(domains)('of %s changes its domain, three tables and a journey of the apps', async (name) => {
    const changed = await changedBy((tree) => screen(tree, { name: 'seat-maps', domain: name, ...nouns }));
    const own = Object.keys(changed).filter((project) => project.startsWith(`libs/${name}/`));
    expect(own).toEqual(
      expect.arrayContaining(['contract', 'feature', 'server'].map((kind) => `libs/${name}/${kind}`)),
    );
    const others = Object.entries(changed).filter(([project]) => !own.includes(project));
    expect(Object.fromEntries(others)).toEqual({ ...outside, none: [`docs/${name}.md`] });
  });

  it('is registered in its contract and its server by these files', async () => {
    const changed = await changedBy((tree) =>
      screen(tree, { name: 'seat-maps', domain: 'airlines', ...nouns }),
    );
    const texts = (folder: string) => ['ar', 'en', 'fr'].map((language) => `${folder}/${language}.json`);
    expect(changed['libs/airlines/contract']).toEqual([
      'src/index.ts',
      ...texts('src/manifest/audit/texts'),
      ...texts('src/manifest/menu/texts'),
      'src/manifest/screens.ts',
      'src/paths.ts',
      'src/permissions.ts',
      'src/seat-map.spec.ts',
      'src/seat-map.ts',
    ]);
    const registered = changed['libs/airlines/server']?.filter((file) => !/seat[-_]map/.test(file));
    expect(registered).toEqual(['src/index.ts', ...texts('src/texts')]);
    const shown = changed['libs/airlines/feature']?.filter((file) => !file.startsWith('src/seat-maps/'));
    expect(shown).toEqual(['src/host.fake.ts', ...texts('src/texts')]);
  });
});

describe('a text that is missing', () => {
  it.each([
    [{}, ['--fr=', '--ar=']],
    [{ fr: nouns.fr, ar: ' ' }, ['--ar=']],
    [{ ar: nouns.ar }, ['--fr=']],
  ])('%j is named by the error, and nothing is written', async (given, missing) => {
    const tree = new FsTree(root, false);
    const options = missing.map((one) => `${one}"[^"]+"`).join(' ');
    await expect(domain(tree, { name: 'cruises', ...given })).rejects.toThrow(
      new RegExp(`example: ${options}$`),
    );
    await expect(screen(tree, { name: 'seat-maps', domain: 'geo', ...given })).rejects.toThrow(
      new RegExp(`example: ${options}$`),
    );
    expect(tree.listChanges()).toEqual([]);
  });

  it.each(['domain', 'screen'])('is asked for by Nx at a terminal, for a %s', (generator) => {
    const { properties } = readJson<{ properties: Record<string, { 'x-prompt'?: string }> }>(
      new FsTree(root, false),
      `tools/generators/src/${generator}/schema.json`,
    );
    for (const language of ['fr', 'ar'])
      expect(properties[language]?.['x-prompt']).toMatch(/^The plural in /);
  });
});

describe('a generated domain', () => {
  it("is named, besides the lists of libraries, by the host and by the shell's tables of manifests", async () => {
    const changed = await changedBy((tree) =>
      domain(tree, { name: 'cruises', screen: 'seat-maps', ...nouns }),
    );
    const { none = [], ...others } = changed;
    expect(none.filter((file) => !file.startsWith('libs/cruises/'))).toEqual([
      '.eslintrc.boundaries.json',
      'docs/README.md',
      'docs/cruises.md',
      'tsconfig.base.json',
    ]);
    expect(others).toEqual({
      'apps/api': ['src/modules.ts', 'src/route-permissions.table.ts'],
      'apps/backoffice': [
        'src/audit/words.ts',
        'src/domains.ts',
        'src/manifests.ts',
        'src/menu/screen-icons.ts',
        ...['ar', 'en', 'fr'].map((language) => `src/menu/words/${language}.ts`),
        'src/palette/useFound.ts',
      ],
      'apps/backoffice-e2e': ['src/journeys/seat-maps.spec.ts'],
    });
  });
});
