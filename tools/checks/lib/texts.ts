export interface Texts {
  [key: string]: string | Texts;
}

/** The same in every language, because the specification words them so. */
export const fixed = new Set(['API helper: url must be provided', 'Ctrl K']);

/** `{ a: { b: 'x' } }` → `{ 'a.b': 'x' }`. */
export function flatten(texts: Texts, before = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [[`${before}${key}`, value]]
        : Object.entries(flatten(value, `${before}${key}.`)),
    ),
  );
}

/** `list.rows_few` → base `list.rows`, form `few`; a key without a plural form is its own base. */
export function pluralOf(key: string): { base: string; form?: string } {
  const match = /^(.*)_(zero|one|two|few|many|other)$/.exec(key);
  return match?.[1] && match[2] ? { base: match[1], form: match[2] } : { base: key };
}

/** The inserted values, by base key, over all its plural forms. */
export function placeholders(texts: Record<string, string>): Record<string, Set<string>> {
  const found: Record<string, Set<string>> = {};
  for (const [key, text] of Object.entries(texts)) {
    const names = (found[pluralOf(key).base] ??= new Set());
    for (const [, name] of text.matchAll(/\{\{\s*-?\s*([\w.]+)/g)) if (name) names.add(name);
  }
  return found;
}
