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
  import { i18n as edited, loadTexts } from '@traveldesk/shared-web';
  import.meta.hot.accept(async () => {
    await loadTexts(edited.language);
    edited.emit('languageChanged', edited.language);
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
        if (/[\\/](texts|i18n[\\/]common)\.ts$/.test(id)) return { code: texts(code), map: null };
        return null;
      },
    },
  };
}
