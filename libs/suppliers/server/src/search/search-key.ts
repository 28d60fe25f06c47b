interface EqualSearch {
  wanted: { query: string; company: { id: string } | null; currency: string };
  sellers: readonly { key: string }[];
}

/** Returns the key of equal searches: same query, company, currency and suppliers. */
export function searchKey({ wanted: { query, company, currency }, sellers }: EqualSearch): string {
  return `${company?.id ?? 'none'} ${currency} ${suppliersKey(sellers.map(({ key }) => key))} ${query}`;
}

/** Returns a key that is equal for the same suppliers in any order. */
export function suppliersKey(keys: readonly string[]): string {
  return [...keys].sort().join();
}
