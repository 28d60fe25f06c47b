import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { pageChunks } from './vite/chunks.ts';
import { loadScreens } from './vite/screens.ts';
import { antdStyles } from './vite/antd-styles.ts';
import { finish } from './vite/finish.ts';
import { drawings } from './vite/drawings.ts';
import { hotSources } from './vite/hot-sources.ts';
import { antdStatic } from './vite/antd-static.ts';
import { bootScript } from './vite/boot-script.ts';
import { workspacePaths } from './vite/workspace-paths.ts';

const app = fileURLToPath(new URL('.', import.meta.url));
const workspace = fileURLToPath(new URL('../..', import.meta.url));

/** Where `nx serve` and `nx preview` find the API; `npm run dev` names its own. */
const api = { '/api': `http://127.0.0.1:${process.env['API_PORT'] ?? 4300}` };

/** react-router's package names its development build whatever is built; the other one is beside it. */
const productionRouter: Plugin = {
  name: 'production-router',
  apply: 'build',
  config: () => ({
    resolve: {
      alias: {
        'react-router/dom': `${workspace}node_modules/react-router/dist/production/dom-export.mjs`,
        'react-router': `${workspace}node_modules/react-router/dist/production/index.mjs`,
      },
    },
  }),
};

/** What makes modules of the sources, made anew for each time they are bundled. */
const sources = () => [
  workspacePaths(workspace),
  productionRouter,
  react(),
  antdStyles(workspace),
  antdStatic(),
  drawings(workspace),
];

const rolldownOptions = {
  preserveEntrySignatures: false as const,
  // These packages hold components and nothing that acts on being loaded, but do not say so.
  treeshake: { moduleSideEffects: [{ test: /[\\/]@rc-component[\\/]/, sideEffects: false }] },
};

export default defineConfig({
  root: app,
  cacheDir: `${workspace}node_modules/.vite/backoffice`,
  plugins: [
    ...sources(),
    hotSources(),
    pageChunks(
      () => loadScreens(app, workspace),
      () => ({
        root: app,
        plugins: sources(),
        build: { rolldownOptions: { ...rolldownOptions, input: `${app}src/main.tsx` } },
      }),
    ),
    bootScript(app, workspace),
    finish(),
  ],
  server: { port: 4200, proxy: api },
  preview: { port: 4200, proxy: api },
  build: {
    outDir: `${workspace}dist/apps/backoffice`,
    emptyOutDir: true,
    target: 'es2022',
    // One stylesheet in one request: a page is never shown half styled.
    cssCodeSplit: false,
    modulePreload: {
      polyfill: false,
      // The page has a table of what each screen's files are (`loadScreen`): the entry's own would be the same once more. The few
      // parts that the entry loads besides, as the question for a fresh sign-in, find their files by their imports.
      resolveDependencies: (_, files, { hostId }) => (hostId.includes('/index-') ? [] : files),
    },
    sourcemap: false,
    reportCompressedSize: false,
    assetsInlineLimit: 0,
    rolldownOptions,
  },
});
