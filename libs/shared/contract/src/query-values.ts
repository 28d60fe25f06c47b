import { codeText } from './code-text';

/** The part of `URLSearchParams` that decoding needs, in the browser and on the server. */
export interface QueryValues {
  getAll(name: string): string[];
}

/** Longer values are malformed. */
const longest = 400;

/**
 * Returns a function that takes a value from a query: as `read` returns it, or `fallback` if it is missing. A value that occurs twice, is too
 * long, or for which `read` returns undefined is malformed, and `fallback` too.
 */
export function queryTaker<Name extends string>(params: QueryValues, malformed: (name: Name) => void) {
  return <Value>(name: Name, fallback: Value, read: (text: string) => Value | undefined): Value => {
    const all = params.getAll(name);
    const text = codeText(all[0] ?? '');
    if (text === '' && all.length < 2) return fallback;
    const value = all.length > 1 || text.length > longest ? undefined : read(text);
    if (value === undefined) malformed(name);
    return value ?? fallback;
  };
}

/** Writes values as a query without a leading `?`, in the order of the names; empty ones are left out. */
export function queryText<Name extends string>(
  names: readonly Name[],
  values: Readonly<Partial<Record<Name, string>>>,
): string {
  return names
    .flatMap((name) => (values[name] ? [`${name}=${encodeURIComponent(values[name])}`] : []))
    .join('&');
}

const idShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Returns the id that a text is, in lower case; undefined for any other text. */
export function idIn(text: string): string | undefined {
  const id = text.toLowerCase();
  return idShape.test(id) ? id : undefined;
}
