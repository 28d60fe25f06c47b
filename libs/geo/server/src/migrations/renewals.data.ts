/**
 * What the packages that places are collected from have changed since, by the migration that took it over: `renewal.ts` says
 * what a line is. Written by `npm run places:renew -- --write`.
 */
export const renewals: Readonly<Record<string, readonly string[]>> = {};
