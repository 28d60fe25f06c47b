import { isBuiltin } from 'node:module';
import path from 'node:path';
import ts from 'typescript';
import { readSource, type Source, type Use } from './source';
import { absolute, filesOf, read, readJson } from './workspace';

/** A use of one file by another, or of a package. */
export interface Link extends Use {
  /** The file of the workspace, or undefined for a package, a text or a style. */
  file: string | undefined;
}

export interface Module extends Omit<Source, 'uses'> {
  file: string;
  links: Link[];
  /** The file that `from` means in this one. */
  fileOf: (from: string) => string | undefined;
}

/** Sources with what they import, as `resolve` finds the file that an import means. */
function link(
  texts: ReadonlyMap<string, string>,
  resolve: (from: string, file: string) => string | undefined,
): Map<string, Module> {
  const modules = [...texts].map(([file, text]): [string, Module] => {
    const { uses, ...rest } = readSource(file, text);
    const fileOf = (from: string) => resolve(from, file);
    return [file, { ...rest, file, fileOf, links: uses.map((use) => ({ ...use, file: fileOf(use.from) })) }];
  });
  return new Map(modules);
}

/** Every source of the workspace, with imports found as TypeScript finds them: by the aliases and by relative paths. */
export function moduleGraph(): Map<string, Module> {
  const sources = filesOf('{apps,libs,tools}/**/*.{ts,tsx,mts,mjs,cjs}', '*.{ts,mjs,cjs}').filter(
    (file) => !file.endsWith('.d.ts'),
  );
  const texts = new Map(sources.map((file) => [file, read(file)]));
  const { compilerOptions } = readJson<{ compilerOptions: object }>('tsconfig.base.json');
  const root = absolute('');
  const { options } = ts.convertCompilerOptionsFromJson({ ...compilerOptions, allowJs: true }, root);
  const cache = ts.createModuleResolutionCache(root, (name) => name, options);
  // The aliases are relative to the workspace, wherever the checks are run from.
  const host = { ...ts.sys, getCurrentDirectory: () => root };
  return link(texts, (from, file) => {
    if (!/^(\.|@traveldesk\/)/.test(from)) return undefined;
    const { resolvedModule } = ts.resolveModuleName(from, absolute(file), options, host, cache);
    const found = path.relative(root, resolvedModule?.resolvedFileName ?? root);
    return texts.has(found) ? found : undefined;
  });
}

/** The package that an import means, or undefined for a file, a module of Node or one that a plugin makes up. */
export function packageOf({ from }: Pick<Link, 'from'>): string | undefined {
  if (/^(\.|\/|@traveldesk\/)|:/.test(from) || isBuiltin(from)) return undefined;
  return from.split('/', from.startsWith('@') ? 2 : 1).join('/');
}

/** The modules that run when `entries` do: what they import, and what that imports, but for types. */
export function reachedFrom(graph: ReadonlyMap<string, Module>, ...entries: string[]): Module[] {
  const reached = new Set(entries);
  for (const file of reached) {
    for (const link of graph.get(file)?.links ?? []) if (link.file && !link.isType) reached.add(link.file);
  }
  return [...reached].flatMap((file) => graph.get(file) ?? []);
}
