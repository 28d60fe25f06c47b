import ar from './texts/ar.json';
import en from './texts/en.json';
import fr from './texts/fr.json';
import { createTexts, type TextSource } from './texts';

const source = (name: string, texts: TextSource['texts']['en']): TextSource => ({
  name,
  texts: { en: texts, fr: texts, ar: texts },
});

describe('the texts', () => {
  it('of the kernel exist in all languages, each with the same placeholders', () => {
    const forms = /_(zero|one|two|few|many|other)$/;
    const plain = ({ problems }: { problems: object }) => [
      ...new Set(Object.keys(problems).map((key) => key.replace(forms, '_…'))),
    ];
    const placeholders = (text: string) => text.match(/\{\{\w+\}\}/g)?.sort() ?? [];
    for (const [language, other] of Object.entries({ fr, ar })) {
      expect(plain(other).sort()).toEqual(plain(en).sort());
      const problems: Record<string, string> = other.problems;
      const plurals = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
      for (const [key, text] of Object.entries(en.problems)) {
        const translated = problems[key] ?? '';
        expect(translated).not.toBe(text);
        if (!forms.test(key)) expect(placeholders(translated)).toEqual(placeholders(text));
        else for (const form of plurals) expect(problems).toHaveProperty([key.replace(forms, `_${form}`)]);
      }
    }
  });

  it('come from the module that has the code, with its values', () => {
    const texts = createTexts([source('geo', { messages: { made: 'Made {{name}} & more' } })]);
    for (const language of ['en', 'fr'] as const)
      expect(texts.message('made', language, { name: '<b>' })).toBe('Made <b> & more');
    // A name keeps the direction of its own letters.
    expect(texts.message('made', 'ar', { name: '<b>' })).toBe('Made \u2068<b>\u2069 & more');
  });

  it('format numbers and amounts for their language, with French spacing', () => {
    const texts = createTexts([source('geo', { problems: { low: 'Solde : {{total}}, {{rows}} !' } })]);
    const say = (language: 'en' | 'fr') =>
      texts.problem('low', language, { total: { amount: '1234.5', currency: 'EUR' }, rows: 10000 });
    expect(say('en')).toBe('Solde : EUR\u00a01,234.50, 10,000 !');
    expect(say('fr')).toBe('Solde\u00a0: 1\u202f234,50\u00a0EUR, 10\u202f000\u202f!');
  });

  it('reject a code that two modules have, and one that the kernel has', () => {
    const geo = source('geo', { problems: { held: 'x' } });
    expect(() => createTexts([geo, source('users', { problems: { held: 'y' } })])).toThrow(
      'The modules geo and users both have a text for problems.held.',
    );
    expect(() => createTexts([source('geo', { problems: { invalid: 'x' } })])).toThrow(/kernel and geo/);
  });

  it('say that an error is unknown where no module has its code, and throw for a message without a text', () => {
    const texts = createTexts([]);
    expect(texts.problem('no_such_code', 'en')).toBe('An unknown error occurred.');
    expect(() => texts.message('no_such_code', 'en')).toThrow(/No text for messages.no_such_code/);
  });
});
