import path from 'node:path';
import { filesOf, readJson } from './lib/workspace';
import { fixed, flatten, placeholders, pluralOf, type Texts } from './lib/texts';

const languages = ['en', 'fr', 'ar'] as const;
const folders = [...new Set(filesOf('{apps,libs}/**/texts/*.json').map((file) => path.dirname(file)))];
const readTexts = (folder: string, language: string) =>
  flatten(readJson<Texts>(`${folder}/${language}.json`));

/** The part of a text to translate: neither the inserted values nor the product's name. */
const wordsOf = (text: string) => text.replace(/\{\{[^}]*\}\}|Traveldesk/g, '');

describe.each(folders)('%s', (folder) => {
  const texts = Object.fromEntries(languages.map((language) => [language, readTexts(folder, language)]));
  const bases = (language: string) =>
    new Set(Object.keys(texts[language] ?? {}).map((key) => pluralOf(key).base));

  it('has the three languages and nothing else', () => {
    const names = filesOf(`${folder}/*`).map((file) => path.basename(file));
    expect(names.sort()).toEqual(['ar.json', 'en.json', 'fr.json']);
  });

  it.each(['fr', 'ar'])('%s has exactly the keys of en', (language) => {
    expect([...bases(language)].sort()).toEqual([...bases('en')].sort());
  });

  it.each(languages)('%s has every plural form that its language has', (language) => {
    const forms = new Map<string, Set<string>>();
    for (const key of Object.keys(texts[language] ?? {})) {
      const { base, form } = pluralOf(key);
      if (form) forms.set(base, (forms.get(base) ?? new Set()).add(form));
    }
    const wanted = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const missing = [...forms].flatMap(([base, has]) =>
      wanted.filter((form) => !has.has(form)).map((form) => `${base}_${form}`),
    );
    expect(missing).toEqual([]);
  });

  it.each(['fr', 'ar'])('%s inserts the same values as en', (language) => {
    const english = placeholders(texts.en ?? {});
    const different = Object.entries(placeholders(texts[language] ?? {}))
      // A form for one or two may spell out the number and so needs no value.
      .filter(([base, names]) => [...(english[base] ?? [])].sort().join() !== [...names].sort().join())
      .map(([base]) => base);
    expect(different).toEqual([]);
  });

  it.each(languages)('%s has a text for every key', (language) => {
    const empty = Object.entries(texts[language] ?? {}).filter(([, text]) => text.trim() === '');
    expect(empty).toEqual([]);
  });

  it('ar is written in Arabic', () => {
    const english = texts.en ?? {};
    const latin = Object.entries(texts.ar ?? {}).filter(([key, text]) => {
      const words = wordsOf(text);
      return /\p{Script=Latin}{4}/u.test(words) && text === english[key] && !fixed.has(text);
    });
    expect(latin).toEqual([]);
  });

  it('ar keeps the order of phone numbers and days', () => {
    // After Arabic letters, groups of digits run from right to left unless a mark says otherwise.
    const marked = /\u200e[^\u200e\p{L}]*|\u2066[^\u2069]*\u2069/gu;
    const turned = Object.entries(texts.ar ?? {}).filter(([, text]) =>
      /\d[ -]\d/.test(text.replace(marked, '')),
    );
    expect(turned).toEqual([]);
  });

  it('fr has no text left in English', () => {
    const english = texts.en ?? {};
    const same = Object.entries(texts.fr ?? {}).filter(
      ([key, text]) =>
        text === english[key] && wordsOf(text).trim().split(/\s+/).length > 2 && !fixed.has(text),
    );
    expect(same).toEqual([]);
  });
});

it('finds the texts of the shared library and of every domain', () => {
  expect(folders).toContain('libs/shared/web/src/i18n/texts');
  expect(folders).toContain('libs/geo/feature/src/texts');
  expect(folders).toContain('libs/geo/server/src/texts');
});
