import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { defineConfig, type Plugin } from 'vite';

const workspace = path.resolve(import.meta.dirname, '../..');

/** Files that a program starts or reads by their address are placed beside it unchanged, under their own names. */
function beside(files: readonly string[]): Plugin {
  return {
    name: 'beside',
    generateBundle() {
      for (const file of files) {
        const source = readFileSync(path.join(workspace, file));
        this.emitFile({ type: 'asset', fileName: path.basename(file), source });
      }
    },
  };
}

/** Places beside the program a packed directory of the built-in database in which nothing was created yet: see `openPGlite`. */
export function emptyDatabase(): Plugin {
  return {
    name: 'empty-database',
    async generateBundle() {
      const pglite = await PGlite.create();
      const packed = await pglite.dumpDataDir('gzip');
      await pglite.close();
      this.emitFile({
        type: 'asset',
        fileName: 'database.tgz',
        source: new Uint8Array(await packed.arrayBuffer()),
      });
    },
  };
}

/** How a Node program is built: one ECMAScript module, main.mjs; packages stay in node_modules. */
export function serverApp(app: string, files: readonly string[] = [], plugins: readonly Plugin[] = []) {
  const root = path.join(workspace, 'apps', app);
  return defineConfig({
    root,
    plugins: [beside(files), ...plugins],
    // There is no page to serve: without a port, and as a library, Nx infers no dev server and no preview.
    server: { port: 0 },
    resolve: { tsconfigPaths: true },
    // A library whose alias leads nowhere would look like an external package, and be missed only at the start.
    ssr: { noExternal: [/^@traveldesk\//] },
    build: {
      ssr: true,
      lib: { entry: { main: path.join(root, 'src/main.ts') }, formats: ['es'] },
      outDir: path.join(workspace, 'dist/apps', app),
      emptyOutDir: true,
      target: 'node22',
      minify: false,
      sourcemap: true,
      reportCompressedSize: false,
      rolldownOptions: {
        output: { entryFileNames: '[name].mjs', codeSplitting: false },
      },
    },
  });
}
