/** The values that a source exports where it declares them; a screen that is a route's `Component` is one by itself. */
export function exportedValues(source: string): string[] {
  const declared = source.matchAll(
    /^export (?:async )?(?:abstract )?(?:function\*?|class|const|let|enum) (\w+)/gm,
  );
  const names = [...declared].map(([, name = '']) => name);
  for (const [, list = ''] of source.matchAll(/^export const \{((?:[^{}]|\{[^{}]*\})*)\}/gm)) {
    const flat = list.replace(/\w+: \{([^{}]*)\}/g, '$1');
    names.push(...flat.split(',').map((part) => part.split(':').at(-1)?.trim() ?? ''));
  }
  const component = /export \{ (\w+) as Component \}/.exec(source)?.[1];
  return names.filter((name) => name !== '' && name !== component);
}

/** Every word of a source that could be a name; comments and re-exports do not count as a use. */
export function usedNames(source: string): Set<string> {
  const code = source
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/^export (?:type )?\{[^}]*\} from .*$/gm, '')
    .replace(/^export (?:type )?\* from .*$/gm, '');
  return new Set(code.match(/[A-Za-z_$][\w$]*/g));
}
