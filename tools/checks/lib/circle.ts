/** Removes nodes without dependencies until none is left to remove. Returns the rest: the circles, and the nodes that depend on them. */
export function circleIn(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const left = new Set(graph.keys());
  const isFree = (node: string) => !graph.get(node)?.some((used) => used !== node && left.has(used));
  for (let free = [...left].filter(isFree); free.length > 0; free = [...left].filter(isFree)) {
    for (const node of free) left.delete(node);
  }
  return [...left];
}
