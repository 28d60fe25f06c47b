import { build } from 'vite';
import { at } from './root.mjs';

/** Builds an app into a folder, as `nx build` builds it into dist: its vite.config.ts contains everything. */
export async function bundle(app, outDir) {
  await build({
    root: at('apps', app),
    configFile: at('apps', app, 'vite.config.ts'),
    logLevel: 'error',
    build: { outDir, emptyOutDir: true },
  });
}
