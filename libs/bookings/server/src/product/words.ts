import type { Language } from '@traveldesk/shared-contract';
import type { Texts } from '@traveldesk/shared-server';

/** The texts of documents in one language, by key: `price.total` reads `documents.price_total`. */
export interface Words {
  (key: string, params?: Record<string, string>): string;
  language: Language;
}

export function wordsOf(texts: Texts, language: Language): Words {
  const say = (key: string, params?: Record<string, string>) =>
    texts.text('bookings', `documents.${key.replaceAll('.', '_')}`, language, params);
  return Object.assign(say, { language });
}
