import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { absolute, filesOf, read } from './lib/workspace';

const pages = filesOf('*.md', 'docs/**/*.md', 'apps/**/*.md', 'libs/**/*.md', 'tools/**/*.md').filter(
  (file) => !file.includes('/templates/'),
);

/** Headings as anchors for links. */
function anchorsOf(page: string): string[] {
  const headings = read(page).matchAll(/^#+ (.+)$/gm);
  return [...headings].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

describe('links in the documentation', () => {
  it.each(pages)('%s leads somewhere', (page) => {
    const text = read(page).replace(/```[\s\S]*?```/g, '');
    const links = [...text.matchAll(/\]\(([^)\s]+)\)|(?:src|href)="([^"]+)"/g)].map(
      ([, a, b]) => a ?? b ?? '',
    );
    const broken = links
      .filter((link) => !/^(https?:|mailto:)/.test(link))
      .filter((link) => {
        const [file = '', anchor] = link.split('#');
        const target = file ? path.join(path.dirname(page), file) : page;
        if (!existsSync(absolute(target))) return true;
        return anchor !== undefined && target.endsWith('.md') && !anchorsOf(target).includes(anchor);
      });
    expect(broken).toEqual([]);
  });

  it.each(pages)('%s names existing files and folders', (page) => {
    const code = [...read(page).matchAll(/`([^`\n]+)`|^ {4}(.+)$/gm)].map(([, a, b]) => a ?? b ?? '');
    expect(code.flatMap(pathsOf).filter((name) => !exists(name))).toEqual([]);
  });
});

/** Paths of the workspace in a piece of code, with each alternative in braces separate. Patterns and placeholders are not paths. */
function pathsOf(code: string): string[] {
  const words = [...code.matchAll(/(?<![\w./:@-])(?:apps|libs|tools|docs)\/[^\s`'"]+/g)].map(
    ([word]) => word,
  );
  return words.flatMap(alternatives).filter((word) => !/[*<>{}…]|NAME|PATH/.test(word));
}

function alternatives(word: string): string[] {
  const [whole, list] = /\{([^{}]*)\}/.exec(word) ?? [];
  if (whole === undefined || list === undefined) return [word.replace(/[.,;:)]+$/, '')];
  return list.split(',').flatMap((one) => alternatives(word.replace(whole, one)));
}

/** A file, a folder, or the start of a file's name, as jest accepts it. */
function exists(name: string): boolean {
  if (existsSync(absolute(name))) return true;
  const folder = absolute(path.dirname(name));
  return existsSync(folder) && readdirSync(folder).some((file) => file.startsWith(`${path.basename(name)}.`));
}

describe('a path in the documentation', () => {
  it.each([
    [
      'libs/geo/{contract,server}/src/index.ts',
      ['libs/geo/contract/src/index.ts', 'libs/geo/server/src/index.ts'],
    ],
    ['jest libs/geo/server/src/countries.list', ['libs/geo/server/src/countries.list']],
    ['libs/<domain>/contract/src, dist/apps/api/main.mjs, libs/geo/*/src', []],
  ])('is extracted: %s', (code, expected) => {
    expect(pathsOf(code)).toEqual(expected);
  });

  it('must exist', () => {
    expect(['libs/geo/nowhere', 'libs/geo/server/src/countries.none'].filter(exists)).toEqual([]);
  });
});
