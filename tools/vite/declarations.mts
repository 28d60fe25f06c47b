import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const named = /(import|export)( type)? \{([^}]*)\} from ['"]([^'"]+)['"];/g;
const alias = /^@traveldesk\/shared-(\w+)$/;

/** The type of a JSON file: every text is a `string`. */
function typeOf(json: unknown): string {
  if (typeof json !== 'object' || json === null) return typeof json;
  const members = Object.entries(json).map(([name, value]) => `${JSON.stringify(name)}: ${typeOf(value)}`);
  return `{ ${members.join('; ')} }`;
}

const namesIn = (list: string) =>
  list
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
const plain = (name: string) => name.replace(/^type /, '').replace(/ as .*/, '');

/** The file that declares each name that a library exports. */
function homesOf(index: string): Map<string, string> {
  const homes = [...readFileSync(index, 'utf8').matchAll(named)].flatMap(([, , , list = '', from = '']) =>
    namesIn(list).map((name): [string, string] => [plain(name), path.join(path.dirname(index), from)]),
  );
  return new Map(homes);
}

const libraries = (outDir: string) =>
  globSync('*/src/index.d.ts', { cwd: outDir }).map((index) => index.split(path.sep)[0] ?? '');

/** Rewrites declarations so that they need neither the workspace's aliases nor its JSON files. */
function portable(file: string, outDir: string, sources: string): string {
  const folder = path.dirname(file);
  const homes = (library: string) => homesOf(path.join(outDir, library, 'src/index.d.ts'));
  // Inferred types name a library's index by its folder: `import("..").ApiRequest`.
  const indexes = new Map(libraries(outDir).map((library) => [path.join(outDir, library, 'src'), library]));
  const towards = (target: string) => path.relative(folder, target).replace(/^(?!\.)/, './');
  return readFileSync(file, 'utf8')
    .replace(named, (whole, kind: string, type = '', list: string, from: string) => {
      const [, library] = alias.exec(from) ?? [];
      if (!library) return whole;
      const known = homes(library);
      const byHome = new Map<string, string[]>();
      for (const name of namesIn(list)) {
        const home = known.get(plain(name)) ?? 'nowhere';
        byHome.set(home, [...(byHome.get(home) ?? []), name]);
      }
      return [...byHome]
        .map(([home, names]) => `${kind}${type} { ${names.join(', ')} } from '${towards(home)}';`)
        .join('\n');
    })
    .replace(/import\(['"]([^'"]+)['"]\)\.(\w+)/g, (whole, from: string, name: string) => {
      const library = alias.exec(from)?.[1] ?? indexes.get(path.join(folder, from));
      return library ? `import('${towards(homes(library).get(name) ?? 'nowhere')}').${name}` : whole;
    })
    .replace(/import (\w+) from ['"](\.[^'"]+\.json)['"];/g, (_, name: string, json: string) => {
      const source = path.join(sources, path.relative(outDir, folder), json);
      // Without an import, the file would declare whole modules instead of adding to them.
      return `export {};\ndeclare const ${name}: ${typeOf(JSON.parse(readFileSync(source, 'utf8')))};`;
    });
}

/** Returns the files that a file's declarations lead to. */
function reachedFrom(entry: string): Set<string> {
  const reached = new Set([entry]);
  for (const file of reached) {
    const links = readFileSync(file, 'utf8').matchAll(/(?:from |import |import\()['"](\.[^'"]+)['"]/g);
    for (const [, link = ''] of links) {
      const target = path.join(path.dirname(file), `${link.replace(/\.js$/, '')}.d.ts`);
      if (existsSync(target)) reached.add(target);
    }
  }
  return reached;
}

/**
 * Writes the declarations of a package into `outDir`: those that its entry leads to, in the folders of their libraries. `config` is the
 * configuration for TypeScript, `sources` the folder of the libraries, and `entry` the entry's declarations in `outDir`.
 */
export function writeDeclarations(config: string, sources: string, outDir: string, entry: string): void {
  const tsc = path.resolve(import.meta.dirname, '../../node_modules/typescript-7/bin/tsc');
  const { status } = spawnSync(process.execPath, [tsc, '-p', config, '--outDir', outDir], {
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The types of the package could not be written.');
  const written = globSync('**/*.d.ts', { cwd: outDir }).map((file) => path.join(outDir, file));
  const texts = written.map((file) => [file, portable(file, outDir, sources)] as const);
  for (const [file, text] of texts) writeFileSync(file, text);
  const needed = reachedFrom(path.join(outDir, entry));
  for (const file of written.filter((one) => !needed.has(one))) rmSync(file);
}
