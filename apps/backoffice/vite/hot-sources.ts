import type { Plugin } from 'vite';

/** A call that has every domain name its endpoints once. */
const onceOnly = /overrideExisting: ["']throw["']/;

/** Endpoints that are edited take the place of the former; another file's of the same name are still refused. */
const endpoints = (code: string) => `
  ${code.replace(onceOnly, `overrideExisting: import.meta.hot.data.injected || 'throw'`)}
  import.meta.hot.data.injected = true;
`;

/** Texts that are edited are shown as those of another language are. */
const texts = (code: string) => `
  ${code}
  import { i18n as edited } from '@traveldesk/shared-web';
  import.meta.hot.accept(() => edited.emit('languageChanged', edited.language));
`;

/** The shell's own, of which the languages but English come when they are needed. */
const commonTexts = (code: string) => `
  ${code}
  import { loadPageTexts } from './page-texts';
  import.meta.hot.accept(async () => {
    for (const language of ['fr', 'ar']) i18n.removeResourceBundle(language, 'common');
    await loadPageTexts(i18n.language);
    i18n.emit('languageChanged', i18n.language);
  });
`;

/**
 * In development: sources that act on being loaded act again when they are edited, in the page that is there. What holds
 * components only needs nothing of this.
 */
export function hotSources(): Plugin {
  return {
    name: 'hot-sources',
    apply: 'serve',
    transform: {
      filter: { id: /[\\/]libs[\\/].*\.ts$/ },
      handler: (code, id) => {
        if (/\.api\.ts$/.test(id)) return { code: endpoints(code), map: null };
        if (/[\\/]texts\.ts$/.test(id)) return { code: texts(code), map: null };
        if (/[\\/]i18n[\\/]common\.ts$/.test(id)) return { code: commonTexts(code), map: null };
        return null;
      },
    },
  };
}
