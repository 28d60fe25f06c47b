/**
 * Returns a value as JSON text that depends neither on the order of its keys nor on storage as jsonb. NUL and lone surrogates, which jsonb
 * cannot store, become the replacement character.
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

/** With the u flag a surrogate pair is one character, so the range matches only lone surrogates. */
const unstorable = /[\0\ud800-\udfff]/gu;
