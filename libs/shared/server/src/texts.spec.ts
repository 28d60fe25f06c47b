import { languages } from '@traveldesk/shared-contract';
import ar from './texts/ar.json';
import en from './texts/en.json';
import fr from './texts/fr.json';
import { createTexts, type TextSource } from './texts';

const source = (name: string, texts: TextSource['texts']['en']): TextSource => ({
  name,
  texts: { en: texts, fr: texts, ar: texts },
});

describe('the texts', () => {
  it('of the kernel are there in all languages, each with the same placeholders', () => {
    const keys = (texts: object) => Object.keys(texts).sort();
    const placeholders = (text: string) => text.match(/\{\{\w+\}\}/g)?.sort() ?? [];
    for (const other of [fr, ar]) {
      expect(keys(other.problems)).toEqual(keys(en.problems));
      for (const [key, text] of Object.entries(en.problems)) {
        const translated = other.problems[key as keyof typeof en.problems];
        expect(placeholders(translated)).toEqual(placeholders(text));
        expect(translated).not.toBe(text);
      }
    }
  });

  it('come from the module that has the code, with its values', () => {
    const texts = createTexts([source('geo', { messages: { made: 'Made {{name}} & more' } })]);
    for (const language of languages)
      expect(texts.message('made', language, { name: '<b>' })).toBe('Made <b> & more');
  });

  it('refuse a code that two modules have, and one that the kernel has', () => {
    const geo = source('geo', { problems: { taken: 'x' } });
    expect(() => createTexts([geo, source('users', { problems: { taken: 'y' } })])).toThrow(
      'The modules geo and users both have a text for problems.taken.',
    );
    expect(() => createTexts([source('geo', { problems: { invalid: 'x' } })])).toThrow(/kernel and geo/);
  });

  it('say that an error is unknown where no module has its code, and fail for a message without one', () => {
    const texts = createTexts([]);
    expect(texts.problem('no_such_code', 'en')).toBe('An unknown error occurred.');
    expect(() => texts.message('no_such_code', 'en')).toThrow(/No text for messages.no_such_code/);
  });
});
