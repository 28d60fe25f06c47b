import { spawnSync } from 'node:child_process';
import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

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

/** The type of a JSON file: every text is a `string`. */
function typeOf(json: unknown): string {
  if (typeof json !== 'object' || json === null) return typeof json;
  const members = Object.entries(json).map(([name, value]) => `${JSON.stringify(name)}: ${typeOf(value)}`);
  return `{ ${members.join('; ')} }`;
}

/** Replaces imports that work only in this workspace: aliases of the shared libraries, and JSON files. */
function portable(declarations: string, folder: string, outDir: string): string {
  return declarations
    .replace(/(['"])@traveldesk\/shared-(\w+)\1/g, (_, quote: string, library: string) => {
      const target = path.relative(folder, path.join(outDir, library, 'src/index.js'));
      return quote + (target.startsWith('.') ? target : `./${target}`) + quote;
    })
    .replace(/import (\w+) from ['"](\.[^'"]+\.json)['"];/g, (_, name: string, file: string) => {
      const source = path.join(shared, path.relative(outDir, folder), file);
      return `declare const ${name}: ${typeOf(JSON.parse(readFileSync(source, 'utf8')))};`;
    });
}

/** Writes the declarations of all bundled libraries, with paths that are right in the package. */
function declarations(library: string, outDir: string): void {
  const tsc = path.join(workspace, 'node_modules/typescript-7/bin/tsc');
  const config = path.join(shared, library, 'package.tsconfig.json');
  const { status } = spawnSync(process.execPath, [tsc, '-p', config, '--outDir', outDir], { stdio: 'inherit' });
  if (status !== 0) throw new Error('The types of the package could not be written.');
  for (const file of globSync('**/*.d.ts', { cwd: outDir }).map((found) => path.join(outDir, found)))
    writeFileSync(file, portable(readFileSync(file, 'utf8'), path.dirname(file), outDir));
}

/** Completes the package: declarations, manifest, README and changelog. The manifest stays private until `nx release publish`. */
function packaged(library: string, libraries: readonly string[], outDir: string): Plugin {
  return {
    name: 'packaged',
    apply: 'build',
    closeBundle(error) {
      if (error) return;
      declarations(library, outDir);
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
