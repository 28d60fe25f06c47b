import type { Module } from './module-graph';

/** An export that no other file imports: of the file that declares it, or of one that exports it again. */
export interface DeadExport {
  file: string;
  name: string;
}

const componentOf = ({ exports }: Module) => (exports.has('Component') ? ['Component'] : 'all');

/**
 * The exports that nobody imports, by where an import leads and not by its name: through every list that exports it again, to
 * the file that declares it. A test is a user too: it may look at a part on its own. A route's file is imported as a
 * whole, and used as its `Component`. A type may be exported beside what it describes, but not be listed again for nobody.
 */
export function deadExports(graph: ReadonlyMap<string, Module>): DeadExport[] {
  const used = new Set<string>();

  const useAll = (module: Module) => {
    for (const name of module.exports.keys()) useOne(module, name);
    for (const star of module.stars) useFrom(module.fileOf(star), 'all');
  };

  const useOne = (module: Module, name: string): boolean => {
    const exported = module.exports.get(name);
    if (!exported) return module.stars.some((star) => useFrom(module.fileOf(star), [name]));
    const key = `${module.file}: ${name}`;
    if (used.has(key)) return true;
    used.add(key);
    const { again } = exported;
    if (again) useFrom(module.fileOf(again.from), again.name === 'all' ? 'all' : [again.name]);
    return true;
  };

  const useFrom = (file: string | undefined, names: readonly string[] | 'all'): boolean => {
    const module = graph.get(file ?? '');
    if (!module) return false;
    const taken = names === 'all' ? componentOf(module) : names;
    if (taken === 'all') useAll(module);
    else return taken.map((name) => useOne(module, name)).some(Boolean);
    return true;
  };

  for (const { links, file } of graph.values()) {
    for (const link of links) if (link.file !== file) useFrom(link.file, link.names);
  }
  return [...graph.values()].flatMap(({ file, exports }) =>
    [...exports]
      .filter(([name, { isType, again }]) => (!isType || again) && !used.has(`${file}: ${name}`))
      .map(([name]) => ({ file, name })),
  );
}
