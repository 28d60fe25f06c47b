import type { Actor } from '../modules/actor';
import { languageOf } from './language';

const actor = { language: 'ar' } as Actor;

describe('the language of a request', () => {
  it.each([
    ['fr', 'fr'],
    ['fr-CA,fr;q=0.8,en;q=0.5', 'fr'],
    ['de, ar;q=0.3, fr;q=0.9', 'fr'],
    ['AR-EG', 'ar'],
    ['en;q=0.1,ar', 'ar'],
    ['fr;q=0, en', 'en'],
  ])('is the preferred supported language of Accept-Language (%s)', (header, language) => {
    expect(languageOf({ headers: { 'accept-language': header }, actor })).toBe(language);
  });

  it.each([undefined, '', '*', 'de,nl', 'x'.repeat(10_000)])(
    "is the user's own where the header names none (%s)",
    (header) => {
      expect(languageOf({ headers: { 'accept-language': header }, actor })).toBe('ar');
    },
  );

  it('is English for a stranger who names none', () => {
    expect(languageOf({ headers: {}, actor: null })).toBe('en');
  });
});
