import type { Language } from '@traveldesk/shared-contract';
import type { TextParams } from '../problem';
import type { Texts } from '../texts';

/** The texts of a module's documents in one language, by key: `price.total` reads `documents.price_total`. */
export interface DocumentWords {
  (key: string, params?: TextParams): string;
  language: Language;
}

export function wordsOf(texts: Texts, module: string, language: Language): DocumentWords {
  const say = (key: string, params?: TextParams) =>
    texts.text(module, `documents.${key.replaceAll('.', '_')}`, language, params);
  return Object.assign(say, { language });
}
