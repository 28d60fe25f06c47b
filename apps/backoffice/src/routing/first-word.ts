/** The first word of a path, by which a path is as a rule told from others: `/countries/edit/:id` → `countries`. */
export function firstWord(path: string): string {
  return path.split('/')[1]?.toLowerCase() ?? '';
}

/** What has a path, by the first word of it, in its order: what no word tells from others stands under none. */
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
