function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Null is not empty: it deletes the stored value, and an omitted field keeps it. */
function isEmpty(value: unknown): boolean {
  if (isObject(value) && !Array.isArray(value)) return Object.values(value).every(isEmpty);
  return value === undefined || value === '';
}

/** Whether `all` has the same values for the fields in `some`; an empty text equals a missing one. */
export function isSame(some: unknown, all: unknown): boolean {
  if (isEmpty(some) || isEmpty(all)) return isEmpty(some) && isEmpty(all);
  if (!isObject(some) || !isObject(all)) return Object.is(some, all);
  if (Array.isArray(some) || Array.isArray(all)) {
    const [mine, theirs] = [some, all] as unknown as [unknown[], unknown[]];
    return mine.length === theirs.length && mine.every((one, at) => isSame(one, theirs[at]));
  }
  return Object.entries(some).every(([name, value]) => isSame(value, all[name]));
}
