import { build } from 'vite';
import { at } from './root.mjs';

/** Builds an app into a folder, as `nx build` builds it into dist: all that there is to it is in its vite.config.ts. */
export async function bundle(app, outDir) {
  await build({
    root: at('apps', app),
    configFile: at('apps', app, 'vite.config.ts'),
    logLevel: 'error',
    build: { outDir, emptyOutDir: true },
  });
}
