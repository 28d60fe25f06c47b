import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { antdStyles } from './vite/antd-styles.ts';
import { groups, noCircles } from './vite/files.ts';
import { finish } from './vite/finish.ts';
import { hotSources } from './vite/hot-sources.ts';
import { bootScript } from './vite/boot-script.ts';
import { workspacePaths } from './vite/workspace-paths.ts';

const app = fileURLToPath(new URL('.', import.meta.url));
const workspace = fileURLToPath(new URL('../..', import.meta.url));

/** The API for `nx serve` and `nx preview`; `npm run dev` sets its own. */
const api = { '/api': `http://127.0.0.1:${process.env['API_PORT'] ?? 4300}` };

/** Resolves react-router to its production build, as its package would always resolve to the development build. */
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

export default defineConfig({
  root: app,
  cacheDir: `${workspace}node_modules/.vite/backoffice`,
  plugins: [
    workspacePaths(workspace),
    productionRouter,
    react(),
    antdStyles(workspace),
    hotSources(),
    noCircles(),
    bootScript(app),
    finish(),
  ],
  server: { port: 4200, proxy: api },
  preview: { port: 4200, proxy: api },
  build: {
    outDir: `${workspace}dist/apps/backoffice`,
    emptyOutDir: true,
    target: 'es2022',
    // One stylesheet in one request, so that no page shows half styled.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    sourcemap: false,
    reportCompressedSize: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      preserveEntrySignatures: false,
      treeshake: {
        // These packages have no side effects, but do not declare so.
        moduleSideEffects: [{ test: /[\\/]@rc-component[\\/]/, sideEffects: false }],
        // No getter of ours or of a package has side effects, so a property that is only read goes.
        propertyReadSideEffects: false,
      },
      output: {
        codeSplitting: { includeDependenciesRecursively: false, groups },
      },
    },
  },
});
