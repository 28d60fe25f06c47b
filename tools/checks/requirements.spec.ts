import { filesOf, read } from './lib/workspace';

/** What rules are cited by, and where they are. */
const pages = {
  SPECIFICATION: 'specification',
  DESIGN: 'design',
  SECURITY: 'security',
  'TRAVEL-RULES': 'travel-rules',
  SUPPLIER: 'supplier',
} as const;

/** Rules are the headings or the items of the page that begin with a number. */
function rulesOf(page: string): Set<number> {
  const text = read(`docs/requirements/${page}.md`);
  return new Set(
    [...text.matchAll(/^(?:## (\d+) |(\d+)\. )/gm)].map(([, heading, item]) => Number(heading ?? item)),
  );
}

/** `SECURITY 26, 27`, `SPECIFICATION 2 and 6`, `TRAVEL-RULES 2–4`: each number that a text cites. */
function citations(text: string): { source: keyof typeof pages; number: number }[] {
  const cited = /\b(SPECIFICATION|DESIGN|SECURITY|TRAVEL-RULES|SUPPLIER) (\d+(?:(?:–|, | and )\d+)*)/g;
  return [...text.matchAll(cited)].flatMap(([, source, list = '']) =>
    list.split(/, | and /).flatMap((part) => {
      const [from = 0, to = from] = part.split('–').map(Number);
      return Array.from({ length: to - from + 1 }, (_, at) => ({
        source: source as keyof typeof pages,
        number: from + at,
      }));
    }),
  );
}

describe('docs/requirements', () => {
  const rules = new Map(Object.entries(pages).map(([source, page]) => [source, rulesOf(page)]));

  it('numbers its rules without a gap, so that none was dropped or given twice', () => {
    for (const [source, numbers] of rules) {
      const expected = Array.from({ length: numbers.size }, (_, at) => at + 1);
      expect({ source, numbers: [...numbers] }).toEqual({ source, numbers: expected });
    }
  });

  it('has every rule that code, tests and documents cite', () => {
    const dangling = filesOf('*.md', '{apps,libs,tools,docs}/**/*.{ts,tsx,mjs,cjs,css,md,template}')
      .filter((file) => file !== 'tools/checks/requirements.spec.ts')
      .flatMap((file) =>
        citations(read(file))
          .filter(({ source, number }) => !rules.get(source)?.has(number))
          .map(({ source, number }) => `${file}: ${source} ${number}`),
      );
    expect(dangling).toEqual([]);
  });

  it('reads lists and ranges', () => {
    const numbers = citations('SECURITY 26, 27 and TRAVEL-RULES 2–4, SPECIFICATION 2 and 6.').map(
      ({ source, number }) => `${source} ${number}`,
    );
    expect(numbers).toEqual([
      'SECURITY 26',
      'SECURITY 27',
      'TRAVEL-RULES 2',
      'TRAVEL-RULES 3',
      'TRAVEL-RULES 4',
      'SPECIFICATION 2',
      'SPECIFICATION 6',
    ]);
  });
});
