import { filesOf, read } from './lib/workspace';

/** The first heading of a page. */
const titleOf = (page: string) => /^# (.+)$/m.exec(read(page))?.[1] ?? '';

/** The pages listed in an index: the target of each link that starts an item. */
const listed = (index: string) =>
  [...read(index).matchAll(/^- \[[^\]]+\]\(([^)#]+)\)/gm)].map(([, page = '']) => page);

describe('docs/README.md', () => {
  it('names every page of docs once', () => {
    const pages = filesOf('docs/*.md', 'docs/*/README.md')
      .filter((page) => page !== 'docs/README.md')
      .map((page) => page.replace('docs/', ''));
    expect(listed('docs/README.md').sort()).toEqual(pages.sort());
  });
});

describe('docs/adr', () => {
  const records = filesOf('docs/adr/[0-9]*.md').sort();

  it('has an index with the title of every record in order', () => {
    const lines = records.map((record) => {
      const [, number = '', title = ''] = /^(\d+)\. (.+)$/.exec(titleOf(record)) ?? [];
      return `- [${number}](${record.replace('docs/adr/', '')}) ${title}`;
    });
    const index = read('docs/adr/README.md').split('\n');
    expect(index.filter((line) => line.startsWith('- ['))).toEqual(lines);
  });

  it.each(records)('%s has at most 50 lines, its number, a title and a status', (record) => {
    const text = read(record);
    const number = Number(/\/(\d+)-/.exec(record)?.[1]);
    expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(50);
    expect(titleOf(record)).toMatch(new RegExp(`^${number}\\. \\S+ `));
    expect(text).toMatch(/^Status: \w+/m);
  });
});
