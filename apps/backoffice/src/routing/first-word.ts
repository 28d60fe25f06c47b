/** Returns a path's first segment: `/countries/edit/:id` → `countries`. */
export function firstWord(path: string): string {
  return path.split('/')[1]?.toLowerCase() ?? '';
}

/** Groups items by the first segment of their paths, keeping their order; paths that start with a parameter or `*` have an empty key. */
export function byFirstWord<Pathed extends { path: string }>(
  all: readonly Pathed[],
): ReadonlyMap<string, readonly Pathed[]> {
  const words = new Map<string, Pathed[]>();
  for (const one of all) {
    const word = firstWord(one.path);
    const alike = words.get(word);
    if (alike) alike.push(one);
    else words.set(word, [one]);
  }
  return words;
}
