/**
 * A value as JSON text that is the same whatever order its keys came in, and after a trip through jsonb.
 * NUL and lone surrogates, which jsonb cannot hold, become the replacement character.
 */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(plain(JSON.parse(JSON.stringify(value ?? null))));
}

function plain(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(unstorable, '\uFFFD');
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [plain(key), plain(inner)]),
  );
}

/** With the u flag a pair of surrogates is one character, so the range finds only those without their other half. */
const unstorable = /[\0\ud800-\udfff]/gu;
