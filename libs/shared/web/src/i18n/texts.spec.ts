import ar from './texts/ar.json';
import en from './texts/en.json';
import fr from './texts/fr.json';

const plural = /_(zero|one|two|few|many|other)$/;

function keysOf(texts: object, prefix = ''): string[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'object' ? keysOf(value as object, `${prefix}${key}.`) : [prefix + key],
  );
}

const stems = (texts: object) => [...new Set(keysOf(texts).map((key) => key.replace(plural, '')))].sort();
const forms = (texts: object) =>
  keysOf(texts)
    .filter((key) => plural.test(key))
    .map((key) => key.replace(plural, ''));

it.each([
  ['fr', fr],
  ['ar', ar],
])('%s has all the English texts, and no others', (_, texts) => {
  expect(stems(texts)).toEqual(stems(en));
});

it.each(['en', 'fr', 'ar'] as const)('%s has each plural form of its language', (language) => {
  const wanted = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const texts = { en, fr, ar }[language];
  const have = new Set(keysOf(texts));
  for (const stem of new Set(forms(texts))) {
    expect(wanted.filter((form) => !have.has(`${stem}_${form}`)).map((form) => `${stem}_${form}`)).toEqual(
      [],
    );
  }
});

it('matches the wording of the specification exactly', () => {
  expect(en.api).toEqual({
    unknownError: 'An unknown error occurred',
    completed: 'Operation completed successfully!',
    urlRequired: 'API helper: url must be provided',
  });
  expect(en.confirmDelete).toMatchObject({
    question: 'Are you sure you want to delete?',
    cancel: 'Cancel',
    ok: 'OK',
  });
  expect(en.list).toMatchObject({ search: 'Search', reset: 'Reset' });
});
