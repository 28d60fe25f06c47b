import { defaultLanguage, isLanguage, type Language } from '@traveldesk/shared-contract';
import type { Call } from './types';

/** Returns the caller's language: Accept-Language first, then the user's own, then English. */
export function languageOf(request: Pick<Call, 'headers' | 'actor'>): Language {
  return preferred(request.headers['accept-language']) ?? request.actor?.language ?? defaultLanguage;
}

function preferred(header: string | string[] | undefined): Language | null {
  if (typeof header !== 'string') return null;
  const ranges = header
    .slice(0, 200)
    .split(',')
    .map((part, index) => {
      const [tag = '', ...params] = part.trim().split(';');
      const quality = Number(
        params
          .find((param) => param.trim().startsWith('q='))
          ?.trim()
          .slice(2) ?? 1,
      );
      return { language: tag.trim().toLowerCase().split('-')[0], quality, index };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality || a.index - b.index);
  const found = ranges.map(({ language }) => language).find(isLanguage);
  return found ?? null;
}
