import { filesOf, read } from './lib/workspace';

/** The names by which rules are cited, and their pages. */
const pages = {
  SPECIFICATION: 'specification',
  DESIGN: 'design',
  SECURITY: 'security',
  'TRAVEL-RULES': 'travel-rules',
  SUPPLIER: 'supplier',
  STAYS: 'stays',
} as const;

/** Rules are the headings or items of the page that start with a number. */
function rulesOf(page: string): Set<number> {
  const text = read(`docs/requirements/${page}.md`);
  return new Set(
    [...text.matchAll(/^(?:## (\d+) |(\d+)\. )/gm)].map(([, heading, item]) => Number(heading ?? item)),
  );
}

const names = Object.keys(pages).join('|');
const between = /(?:, and |, or |, | and | or )/;
const range = /\d+(?:(?:–| to )\d+)?/;

/** A text in one line, including its comments: a citation may continue on the next line. */
const inOneLine = (text: string) => text.replaceAll(/\s*\n\s*(?:\*(?!\/)|\/\/)?\s*/g, ' ');

/** `SECURITY 26, 27`, `SPECIFICATION 2 and 6`, `TRAVEL-RULES 2 to 4`: each number that a text cites. */
function citations(text: string): { source: string; number: number }[] {
  const cited = new RegExp(
    `\\b(${names}) (${range.source}(?:${between.source}${range.source}(?![\\d.]*\\w))*)`,
    'g',
  );
  return [...inOneLine(text).matchAll(cited)].flatMap(([, source = '', list = '']) =>
    list.split(between).flatMap((part) => {
      const [from = 0, to = from] = part.split(/–| to /).map(Number);
      return Array.from({ length: to - from + 1 }, (_, at) => ({ source, number: from + at }));
    }),
  );
}

/** The text after a page's name without a number: such a reference cannot be looked up. */
function vague(text: string): string[] {
  const named = new RegExp(`(?<![\\w/-])(${names})\\b(?! \\d|\\.md\\b|[-_'/])`, 'g');
  const line = inOneLine(text);
  return [...line.matchAll(named)].map(({ index }) => line.slice(index, index + 30));
}

describe('docs/requirements', () => {
  const rules = new Map(Object.entries(pages).map(([source, page]) => [source, rulesOf(page)]));

  it('numbers its rules without a gap, so that none is missing or duplicate', () => {
    for (const [source, numbers] of rules) {
      const expected = Array.from({ length: numbers.size }, (_, at) => at + 1);
      expect({ source, numbers: [...numbers] }).toEqual({ source, numbers: expected });
    }
  });

  const citing = filesOf('*.md', '{apps,libs,tools,docs}/**/*.{ts,tsx,mts,mjs,cjs,css,md,template}').filter(
    (file) => file !== 'tools/checks/requirements.spec.ts',
  );

  it('has every rule that code, tests and documents cite', () => {
    const dangling = citing.flatMap((file) =>
      citations(read(file))
        .filter(({ source, number }) => !rules.get(source)?.has(number))
        .map(({ source, number }) => `${file}: ${source} ${number}`),
    );
    expect(dangling).toEqual([]);
  });

  it('is cited by number', () => {
    expect(citing.flatMap((file) => vague(read(file)).map((text) => `${file}: ${text}`))).toEqual([]);
  });
});

describe('a citation', () => {
  it.each([
    ['SECURITY 26, 27 and 29.', ['SECURITY 26', 'SECURITY 27', 'SECURITY 29']],
    ['(TRAVEL-RULES 2–4)', ['TRAVEL-RULES 2', 'TRAVEL-RULES 3', 'TRAVEL-RULES 4']],
    ['SECURITY 2 to 4, 7', ['SECURITY 2', 'SECURITY 3', 'SECURITY 4', 'SECURITY 7']],
    ['SPECIFICATION 2, 4, and 9', ['SPECIFICATION 2', 'SPECIFICATION 4', 'SPECIFICATION 9']],
    ['DESIGN 3, TRAVEL-RULES 28', ['DESIGN 3', 'TRAVEL-RULES 28']],
    ['SUPPLIER 2 or 3 times', ['SUPPLIER 2', 'SUPPLIER 3']],
    [' * is refused (SECURITY\n * 26,\n * 27)', ['SECURITY 26', 'SECURITY 27']],
    ['// the first of them, SECURITY\n  // 26', ['SECURITY 26']],
  ])('is read: %j', (text, expected) => {
    expect(citations(text).map(({ source, number }) => `${source} ${number}`)).toEqual(expected);
  });

  it.each([
    ['(TRAVEL-RULES, section 7)', ['TRAVEL-RULES, section 7)']],
    ['as SECURITY\n// says', ['SECURITY says']],
    ['docs/requirements/SECURITY.md, SUPPLIER_NAME, `SECURITY 34`', []],
  ])('must have a number: %j', (text, expected) => {
    expect(vague(text)).toEqual(expected);
  });
});
