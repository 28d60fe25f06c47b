import { existsSync } from 'node:fs';
import path from 'node:path';
import { absolute, filesOf, read } from './lib/workspace';

const pages = filesOf('*.md', 'docs/**/*.md', 'apps/**/*.md', 'libs/**/*.md', 'tools/**/*.md').filter(
  (file) => !file.includes('/templates/'),
);

/** Headings as the anchors that a link can name. */
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

  it.each(pages)('%s names files that exist', (page) => {
    const names = [...read(page).matchAll(/`((?:apps|libs|tools|docs)\/[\w./-]+\.\w+)`/g)].map(
      ([, name = '']) => name,
    );
    expect(names.filter((name) => !existsSync(absolute(name)))).toEqual([]);
  });
});
