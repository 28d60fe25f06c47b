import type { Rollup } from 'vite';

type Chunk = Rollup.OutputChunk;

/** The bundler's helpers, which are written into each chunk in the end. */
export const runtime = 'rolldown-runtime';

function chunksOf(output: Rollup.OutputBundle): Chunk[] {
  return Object.values(output).filter((file): file is Chunk => file.type === 'chunk');
}

/** A chunk and whatever it imports statically, but for what is `known` to be there already. */
function withImports(chunk: Chunk, output: Rollup.OutputBundle, known: ReadonlySet<string>): Set<string> {
  const files = new Set<string>();
  const add = (name: string) => {
    const file = output[name];
    if (files.has(name) || known.has(name) || file?.type !== 'chunk' || file.name === runtime) return;
    files.add(name);
    file.imports.forEach(add);
  };
  add(chunk.fileName);
  return files;
}

/** The files, as addresses, of the chunks that begin at these sources; the entry's own are left out. */
export function routeFiles(output: Rollup.OutputBundle, sources: readonly string[]): string[] {
  const chunks = chunksOf(output);
  const entry = chunks.find((chunk) => chunk.isEntry);
  const known = entry ? withImports(entry, output, new Set()) : new Set<string>();
  const files = sources.flatMap((source) => {
    const chunk = chunks.find(
      ({ facadeModuleId, moduleIds }) => facadeModuleId === source || moduleIds.includes(source),
    );
    return chunk ? [...withImports(chunk, output, known)] : [];
  });
  return [...new Set(files)].map((file) => `/${file}`);
}

/** What each form is made of, in `chunks.ts`. */
const formsChunk = 'forms';

const isPackage = (id: string) => /[\\/]node_modules[\\/]|^\0/.test(id);

/**
 * The chunks of these sources, the entry, and what they import statically. With `pages`, also what they load later on;
 * other pages than their own are not followed, nor what the entry loads for every page, nor what a package loads of
 * itself, which no list shows, nor what needs a form.
 */
export function reachedChunks(
  output: Rollup.OutputBundle,
  sources: readonly string[],
  pages?: readonly string[],
): Chunk[] {
  const chunks = chunksOf(output);
  const holds = (chunk: Chunk, files: readonly string[]) =>
    files.some((file) => chunk.facadeModuleId === file || chunk.moduleIds.includes(file));
  const reached = new Set<string>();
  const later = (name: string) => {
    const chunk = output[name];
    if (chunk?.type !== 'chunk' || reached.has(name) || !pages || holds(chunk, pages)) return;
    const needsForm = [...withImports(chunk, output, reached)].some(
      (file) => output[file]?.name === formsChunk,
    );
    if (!needsForm && !chunk.moduleIds.every(isPackage)) follow(chunk);
  };
  const follow = (chunk: Chunk) => {
    for (const name of withImports(chunk, output, reached)) {
      reached.add(name);
      const file = output[name];
      if (file?.type === 'chunk' && !file.isEntry) file.dynamicImports.forEach(later);
    }
  };
  chunks.filter((chunk) => chunk.isEntry || holds(chunk, sources)).forEach(follow);
  return chunks.filter(({ fileName }) => reached.has(fileName));
}
