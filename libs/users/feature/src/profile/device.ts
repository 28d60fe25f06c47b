/** The order matters: most browsers also claim to be those below them. */
const browsers: readonly [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|CriOS)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const systems: readonly [RegExp, string][] = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

/** A browser and its system as people call them, or what a stranger program calls itself; null where it said nothing. */
export function deviceOf(agent: string | null): string | null {
  if (!agent) return null;
  const known = [browsers, systems].flatMap(
    (names) => names.find(([pattern]) => pattern.test(agent))?.[1] ?? [],
  );
  return known.length > 0 ? known.join(' · ') : agent.slice(0, 60);
}
