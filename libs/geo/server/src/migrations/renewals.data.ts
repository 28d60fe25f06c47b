/**
 * Changes of the source packages since the first collection, oldest first: the migration that applied them, and one line per change in the
 * format of `renewal.ts`. Written by `npm run places:renew -- --write`.
 */
export const renewals: readonly (readonly [migration: string, lines: readonly string[]])[] = [];
