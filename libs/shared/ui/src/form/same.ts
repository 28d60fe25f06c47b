function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Null takes away what is stored; leaving the field out keeps it. */
function isEmpty(value: unknown): boolean {
  if (isObject(value) && !Array.isArray(value)) return Object.values(value).every(isEmpty);
  return value === undefined || value === '';
}

/** Whether the fields that `some` names say the same in `all`: a text of no letters is none. */
export function isSame(some: unknown, all: unknown): boolean {
  if (isEmpty(some) || isEmpty(all)) return isEmpty(some) && isEmpty(all);
  if (!isObject(some) || !isObject(all)) return Object.is(some, all);
  if (Array.isArray(some) || Array.isArray(all)) {
    const [mine, theirs] = [some, all] as unknown as [unknown[], unknown[]];
    return mine.length === theirs.length && mine.every((one, at) => isSame(one, theirs[at]));
  }
  return Object.entries(some).every(([name, value]) => isSame(value, all[name]));
}
