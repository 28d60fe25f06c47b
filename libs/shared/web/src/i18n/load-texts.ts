import { typeset, type Language } from '@traveldesk/shared-contract';
import { i18n } from './i18n';
import { currentLanguage } from './language';

/** Loaders of a library's texts in the languages other than English. */
type Loaders = Record<Exclude<Language, 'en'>, () => Promise<{ default: object }>>;

interface Registered {
  namespace: string;
  loaders: Loaders;
  /** Texts that are loaded or on their way. */
  coming: Partial<Record<Language, Promise<void>>>;
}

const registered: Registered[] = [];

async function load({ namespace, loaders, coming }: Registered, language: keyof Loaders): Promise<void> {
  try {
    const { default: texts } = await loaders[language]();
    i18n.addResourceBundle(language, namespace, typeset(language, texts), true, true);
  } catch {
    // As when offline: English is shown, and the next call tries again.
    delete coming[language];
  }
}

/** Loads all registered texts in a language, each once. Texts that cannot be loaded are shown in English. */
export async function loadTexts(language: Language): Promise<void> {
  if (language === 'en') return;
  await Promise.all(registered.map((one) => (one.coming[language] ??= load(one, language))));
}

/**
 * Adds a library's texts when its chunk loads. English is in the chunk, as the fallback of the other languages; the user's language is
 * loaded alone, and `withTexts` waits for it. The library declares its keys: `declare module 'i18next' { interface ResourceNamespaceMap {
 * geo: typeof en } }`.
 */
export function registerTexts(namespace: string, english: object, loaders: Loaders): void {
  i18n.addResourceBundle('en', namespace, english, true, true);
  registered.push({ namespace, loaders, coming: {} });
  void loadTexts(currentLanguage());
}

/** Waits for code that is being imported and for the texts that it registers, so that it never renders in another language first. */
export async function withTexts<Loaded>(code: Promise<Loaded>): Promise<Loaded> {
  const loaded = await code;
  await loadTexts(currentLanguage());
  return loaded;
}
