import { typeset, type Language } from '@traveldesk/shared-contract';
import { i18n } from './i18n';

type Loaders = Record<Exclude<Language, 'en'>, () => Promise<object>>;

/** Loaders of the shell's texts: the entry chunk has English only, and the user's language loads separately. */
const ofPage = new Map<string, Loaders>();

/** Adds texts of the shell. English is available at once. */
export function addPageTexts(namespace: string, english: object, loaders: Loaders): void {
  i18n.addResourceBundle('en', namespace, english);
  ofPage.set(namespace, loaders);
}

/** Loads the shell's texts in a language, once. Without them, as when offline, English is shown. */
export async function loadPageTexts(language: Language): Promise<void> {
  if (language === 'en') return;
  const missing = [...ofPage].filter(([namespace]) => !i18n.hasResourceBundle(language, namespace));
  await Promise.all(
    missing.map(async ([namespace, loaders]) => {
      const texts = await loaders[language]().catch(() => undefined);
      if (texts) i18n.addResourceBundle(language, namespace, typeset(language, texts));
    }),
  );
}
