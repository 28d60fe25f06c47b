import type { Language } from '@traveldesk/shared-contract';
import { read } from './workspace';

/** A term of the trade: its forms in each language, the term itself first, and the forms to avoid. */
export interface Term {
  forms: Record<Language, string[]>;
  never: Record<Language, string[]>;
}

/** A text in the three languages. */
export type Wording = Record<Language, string>;

const languages = ['en', 'fr', 'ar'] as const;
const list = (cell: string) =>
  cell
    .split(', ')
    .map((word) => word.trim())
    .filter(Boolean);

/** The rows of all tables of the glossary. Throws where one has other columns. */
export function readGlossary(file = 'docs/glossary.md'): Term[] {
  const rows = read(file)
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\|\s*(English|-+)/.test(line));
  return rows.map((row) => {
    const [en, fr, ar, never, meaning, ...more] = row.slice(1, -1).split('|');
    if (meaning === undefined || more.length > 0) throw new Error(`Not five columns: ${row}`);
    return {
      forms: { en: list(en ?? ''), fr: list(fr ?? ''), ar: list(ar ?? '') },
      never: neverOf(never ?? ''),
    };
  });
}

/** Reads `ar: one, another; fr: a third` by language. */
function neverOf(cell: string): Term['never'] {
  const said: Term['never'] = { en: [], fr: [], ar: [] };
  for (const part of cell.split(';').map((one) => one.trim())) {
    const [, language, words] = /^(en|fr|ar): (.+)$/.exec(part) ?? [];
    if (language && words) said[language as Language] = list(words);
    else if (part) throw new Error(`Not a language: ${part}`);
  }
  return said;
}

const vowels = /[\u064b-\u0652]/g;
/** Arabic prefixes that are written together with a word: and, so, by, as, for, the. */
const before = /(?<![\u0621-\u064a])(?:[وف]?[بك]?ال|[وف]?لل|[وفبكل])(?=[\u0621-\u064a]{2})/g;

/** A text without its placeholders. */
const worded = (text: string) => text.replace(/\{\{[^}]*\}\}/g, '');

/** A text prepared for finding forms: in lower case, and in Arabic without vowels and prefixes. */
function plain(text: string, language: Language): string {
  const lower = worded(text)
    .toLowerCase()
    .replace(/[\u00a0\u202f]/g, ' ');
  return language === 'ar' ? lower.replace(vowels, '').replace(before, '') : lower;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const letter = '[\\p{L}\\p{N}-]';

/** Whether a word occurs in a text on its own; a plural `s` may follow it. */
const holds = (text: string, word: string) =>
  new RegExp(`(?<!${letter})${escaped(word)}(?:s|x)?(?!${letter})`, 'u').test(text);

/** The parts of a text besides the term itself: spaces, a colon, the dots of something in progress. */
const bare = (text: string) => text.replace(/[\s:.…?!]+$/u, '');

const isOne = (text: string, form: string) => text === form || text === `${form}s`;

/** The faults of a text according to the glossary: `fr: “credit limit” is plafond de crédit`. Empty where there are none. */
export function faultsOf(said: Wording, terms: readonly Term[]): string[] {
  const english = plain(said.en, 'en');
  return terms.flatMap(({ forms, never }) => {
    const alone = forms.en.find((form) => isOne(bare(english), form.toLowerCase()));
    const within = forms.en.find((form) => form.includes(' ') && holds(english, form.toLowerCase()));
    const term = alone ?? within;
    return [
      ...(term ? (['fr', 'ar'] as const) : [])
        .filter(
          (language) =>
            !forms[language].some((form) => plain(said[language], language).includes(plain(form, language))),
        )
        .map((language) => `${language}: “${term}” is ${forms[language].join(', ')}`),
      ...languages.flatMap((language) =>
        never[language]
          .filter((word) => holds(worded(said[language]).toLowerCase(), word.toLowerCase()))
          .map((word) => `${language}: never ${word}`),
      ),
    ];
  });
}
