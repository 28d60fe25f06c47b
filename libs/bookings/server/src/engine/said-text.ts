import type { SupplierErrors } from '../product/outcome';

const longest = 500;

/**
 * Returns a supplier's error codes and titles in one line, for staff; longer messages often repeat what was sent. Secrets of the call are
 * already masked, as in the supplier log; words with digits are removed as well (SECURITY 53).
 */
export function saidText({ errors }: SupplierErrors): string {
  const lines = errors.map(({ code, title }) => [code, title].filter(Boolean).join(': '));
  return withoutNumbers(lines.join(' · ')).slice(0, longest);
}

/** Replaces each word that contains a digit: it may be a part of a document, a ticket or a token. */
export function withoutNumbers(words: string): string {
  return words.replaceAll(/[\p{L}\p{Nd}]+/gu, (word) => (/\p{Nd}/u.test(word) ? '…' : word));
}
