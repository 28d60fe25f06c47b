/**
 * What the packages that places are collected from have changed since, oldest first: the migration that took it over, and a line
 * for each change as `renewal.ts` writes it. Written by `npm run places:renew -- --write`.
 */
export const renewals: readonly (readonly [migration: string, lines: readonly string[]])[] = [];
