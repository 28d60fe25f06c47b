import { build as esbuild, transform } from 'esbuild';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build as vite } from 'vite';
import { precompress } from './precompress.mjs';
import { at } from './root.mjs';

/** The shell: static files with hashed names, compressed beside themselves. */
export async function bundleBackoffice(outDir) {
  await vite({
    root: at('apps/backoffice'),
    configFile: at('apps/backoffice/vite.config.ts'),
    logLevel: 'error',
    build: { outDir, emptyOutDir: true },
  });
  await refuseBrokenChunks(path.join(outDir, 'assets'));
  await precompress(outDir);
}

/** A chunk that exports what it does not hold would be noticed only when its page is opened. */
async function refuseBrokenChunks(assets) {
  const chunks = readdirSync(assets).filter((name) => name.endsWith('.js'));
  await Promise.all(
    chunks.map(async (name) => {
      const code = readFileSync(path.join(assets, name), 'utf8');
      await transform(code, { format: 'esm', sourcefile: name, logLevel: 'silent' });
    }),
  );
}

/** The API. */
export const bundleApi = (outDir) => bundleServer('apps/api/src/main.ts', outDir);

/** The training supplier. */
export const bundleSandbox = (outDir) => bundleServer('apps/supplier-sandbox/src/main.ts', outDir);

/** A program for Node: one ECMAScript module, main.mjs; packages stay in node_modules. */
async function bundleServer(main, outDir) {
  const { metafile } = await esbuild({
    entryPoints: { main: at(main) },
    outdir: outDir,
    bundle: true,
    packages: 'external',
    platform: 'node',
    target: 'node22',
    format: 'esm',
    outExtension: { '.js': '.mjs' },
    sourcemap: 'linked',
    tsconfig: at('tsconfig.base.json'),
    logLevel: 'warning',
    // Imported for the tables that they declare, which are types.
    logOverride: { 'ignored-bare-import': 'silent' },
    metafile: true,
  });
  // A library whose alias leads nowhere looks like a package from outside, and would be missed at the start only.
  const outside = Object.values(metafile.inputs).flatMap(({ imports }) =>
    imports.filter(({ external }) => external),
  );
  const missing = outside.map((one) => one.path).filter((name) => name.startsWith('@traveldesk/'));
  if (missing.length > 0) throw new Error(`Cannot find ${[...new Set(missing)].join(', ')}`);
}
