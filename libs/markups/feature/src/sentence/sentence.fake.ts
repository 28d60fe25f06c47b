import type { MarkupRule } from '@traveldesk/markups-contract';
import type { Language } from '@traveldesk/shared-contract';
import { i18n, loadTexts } from '@traveldesk/shared-web';
import { namesIn, rule } from '../rule.fake';
import { sentenceOf } from './sentence';
import './texts';
import type { SentenceWords } from './words';

beforeAll(() => Promise.all([loadTexts('fr'), loadTexts('ar')]));

export const wordsIn = (language: Language): SentenceWords => ({
  t: i18n.getFixedT(language, 'markupSentence'),
  language,
  today: new Date('2026-11-24T10:00:00Z'),
  timeZone: 'Europe/Paris',
});

/** Drops direction isolates and no-break spaces, so that expected texts are easy to write. */
export const read = (text: string) => text.replace(/[\u2066-\u2069]/g, '').replace(/[\u00a0\u202f]/g, ' ');
export const sentence = (changes: Partial<MarkupRule>, language: Language) =>
  sentenceOf(rule(changes), namesIn[language], wordsIn(language));

export const only = (...codes: string[]) => ({ mode: 'only' as const, codes });
export const except = (...codes: string[]) => ({ mode: 'except' as const, codes });
export const city = (code: string) => ({ kind: 'city' as const, code });

/** A rule, and its sentence in each language. */
export type Row = [what: string, changes: Partial<MarkupRule>, en: string, fr: string, ar: string];

export const textsOf = (row: Row): Record<Language, string> => ({ en: row[2], fr: row[3], ar: row[4] });
