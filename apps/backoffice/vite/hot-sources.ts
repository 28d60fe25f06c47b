import type { Plugin } from 'vite';

/** Matches the option that forbids a second definition of an endpoint. */
const onceOnly = /overrideExisting: ["']throw["']/;

/** Edited endpoints replace their former versions; another file's endpoint of the same name is still refused. */
const endpoints = (code: string) => `
  ${code.replace(onceOnly, `overrideExisting: import.meta.hot.data.injected || 'throw'`)}
  import.meta.hot.data.injected = true;
`;

/** Edited texts are shown as after a change of language. */
const texts = (code: string) => `
  ${code}
  import { i18n as edited } from '@traveldesk/shared-web';
  import.meta.hot.accept(() => edited.emit('languageChanged', edited.language));
`;

/** The shell's texts; the languages other than English load on demand. */
const commonTexts = (code: string) => `
  ${code}
  import { loadPageTexts } from './page-texts';
  import.meta.hot.accept(async () => {
    for (const language of ['fr', 'ar']) i18n.removeResourceBundle(language, 'common');
    await loadPageTexts(i18n.language);
    i18n.emit('languageChanged', i18n.language);
  });
`;

/** Development only: reruns edited sources with side effects in the running page. Files with components only do not need it. */
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
