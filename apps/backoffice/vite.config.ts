import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { chunkGroups } from './vite/chunks';
import { antdStyles } from './vite/antd-styles';
import { inlineRuntime } from './vite/inline-runtime';
import { reactEsm } from './vite/react-esm';
import { antdStatic } from './vite/antd-static';
import { bootScript } from './vite/boot-script';
import { designTokens } from './vite/design-tokens';
import { workspacePaths } from './vite/workspace-paths';

const app = fileURLToPath(new URL('.', import.meta.url));
const workspace = fileURLToPath(new URL('../..', import.meta.url));

export default defineConfig({
  root: app,
  cacheDir: `${workspace}node_modules/.vite/backoffice`,
  plugins: [
    workspacePaths(workspace),
    react(),
    antdStyles(workspace),
    antdStatic(),
    designTokens(workspace),
    reactEsm(),
    inlineRuntime(),
    bootScript(app, workspace),
  ],
  server: {
    port: 4200,
    proxy: { '/api': `http://127.0.0.1:${process.env['API_PORT'] ?? 4300}` },
  },
  build: {
    outDir: `${workspace}dist/apps/backoffice`,
    emptyOutDir: true,
    target: 'es2022',
    // One stylesheet in one request: a page is never shown half dressed.
    cssCodeSplit: false,
    // The boot script preloads the chunks of the route itself.
    modulePreload: { polyfill: false },
    sourcemap: false,
    reportCompressedSize: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      preserveEntrySignatures: false,
      // These packages hold components and nothing that acts on being loaded, but do not say so.
      treeshake: { moduleSideEffects: [{ test: /[\\/]@rc-component[\\/]/, sideEffects: false }] },
      output: {
        codeSplitting: {
          groups: chunkGroups,
        },
      },
    },
  },
});
