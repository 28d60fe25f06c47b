import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { writeDeclarations } from './declarations.mts';

const workspace = path.resolve(import.meta.dirname, '../..');
const shared = path.join(workspace, 'libs/shared');

interface Manifest {
  sideEffects: string[];
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
}

const manifestOf = (library: string) =>
  JSON.parse(readFileSync(path.join(shared, library, 'package.json'), 'utf8')) as Manifest;

/** The files of a library that run for their side effects, by their place in the package. */
const effectsOf = (library: string) =>
  manifestOf(library)
    .sideEffects.filter((file) => file.startsWith('./'))
    .map((file) => `./${library}/${file.slice(2).replace(/\.ts$/, '.js')}`);

/** Completes the package: declarations, manifest, README and changelog. The manifest stays private until `nx release publish`. */
function packaged(library: string, libraries: readonly string[], outDir: string): Plugin {
  return {
    name: 'packaged',
    apply: 'build',
    closeBundle(error) {
      if (error) return;
      const config = path.join(shared, library, 'package.tsconfig.json');
      writeDeclarations(config, shared, outDir, `${library}/src/published.d.ts`);
      const sideEffects = ['*.css', ...libraries.flatMap(effectsOf)];
      const manifest = { ...manifestOf(library), sideEffects };
      writeFileSync(path.join(outDir, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
      for (const file of ['README.md', 'CHANGELOG.md'])
        cpSync(path.join(shared, library, file), path.join(outDir, file));
    },
  };
}

/**
 * How a shared library is built for other workspaces: ECMAScript modules, one for each source, which contain the parts of shared/web and
 * shared/contract that they use; declarations; and one stylesheet. The workspace itself uses the sources.
 */
export function sharedPackage(library: string) {
  const root = path.join(shared, library);
  const outDir = path.join(workspace, 'dist/libs/shared', library);
  const { dependencies, peerDependencies } = manifestOf(library);
  const outside = Object.keys({ ...dependencies, ...peerDependencies });
  return defineConfig({
    root,
    plugins: [react(), packaged(library, ['ui', 'web'], outDir)],
    resolve: { tsconfigPaths: true },
    build: {
      lib: { entry: path.join(root, 'src/published.ts'), formats: ['es'], cssFileName: 'styles' },
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      minify: false,
      reportCompressedSize: false,
      rolldownOptions: {
        external: (id) => outside.some((name) => id === name || id.startsWith(`${name}/`)),
        output: { preserveModules: true, preserveModulesRoot: shared, entryFileNames: '[name].js' },
      },
    },
  });
}
