import { typeset, type Language } from '@traveldesk/shared-contract';
import { i18n } from './i18n';

type Loaders = Record<Exclude<Language, 'en'>, () => Promise<object>>;

/** The texts of the page around the screens are in the entry, so that only those of the user's language come with it. */
const ofPage = new Map<string, Loaders>();

/** Adds texts that the page itself shows. English is there at once. */
export function addPageTexts(namespace: string, english: object, loaders: Loaders): void {
  i18n.addResourceBundle('en', namespace, english);
  ofPage.set(namespace, loaders);
}

/** Loads the page's texts in a language, once. Without them, as when offline, English is shown. */
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
