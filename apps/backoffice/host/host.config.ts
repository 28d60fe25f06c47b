import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import backoffice from '../vite.config.ts';

const workspace = fileURLToPath(new URL('../../..', import.meta.url));
const domain = process.env['FEATURE'] ?? '';
if (!existsSync(`${workspace}libs/${domain}/feature/src`))
  throw new Error('FEATURE names the domain of a feature library: nx serve geo-feature sets it to geo.');

/** `virtual:feature`: the domain of the served library, its fake API, and its permissions. */
const featureLibrary: Plugin = {
  name: 'feature-library',
  resolveId: { filter: { id: /^virtual:feature$/ }, handler: () => '\0virtual:feature' },
  load: {
    filter: { id: /^\0virtual:feature$/ },
    handler: () => {
      const library = `${workspace}libs/${domain}`;
      const permissions = `${library}/contract/src/permissions.ts`;
      return [
        `export const domain = ${JSON.stringify(domain)};`,
        `export { hostRoutes } from ${JSON.stringify(`${library}/feature/src/host.fake.ts`)};`,
        existsSync(permissions)
          ? `export * as permissions from ${JSON.stringify(permissions)};`
          : 'export const permissions = {};',
      ].join('\n');
    },
  },
};

/** The host of one feature library: the shell with that library's screens over its own fake API. `nx serve geo-feature` starts it. */
export default defineConfig({
  ...backoffice,
  root: fileURLToPath(new URL('.', import.meta.url)),
  cacheDir: `${workspace}node_modules/.vite/host`,
  plugins: [...(backoffice.plugins ?? []), featureLibrary],
  server: { port: 4210, fs: { allow: [workspace] } },
});
