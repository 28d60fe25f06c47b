import type { Rollup } from 'vite';

type Chunk = Rollup.OutputChunk;

function chunksOf(output: Rollup.OutputBundle): Chunk[] {
  return Object.values(output).filter((file): file is Chunk => file.type === 'chunk');
}

/** A chunk and whatever it imports statically, but for what is `known` to be there already. */
function withImports(chunk: Chunk, output: Rollup.OutputBundle, known: ReadonlySet<string>): Set<string> {
  const files = new Set<string>();
  const add = (name: string) => {
    const file = output[name];
    if (files.has(name) || known.has(name) || file?.type !== 'chunk') return;
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
