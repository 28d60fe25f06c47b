/** The order matters: most browsers also claim to be the ones listed after them. */
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

/** Returns the browser and system of a user agent, the beginning of an unknown agent, or null. */
export function deviceOf(agent: string | null): string | null {
  if (!agent) return null;
  const known = [browsers, systems].flatMap(
    (names) => names.find(([pattern]) => pattern.test(agent))?.[1] ?? [],
  );
  return known.length > 0 ? known.join(' · ') : agent.slice(0, 60);
}
