import type { Said } from '../product/outcome';

const longest = 500;

/**
 * A supplier's words in one line, for staff: its code and title, as a message likes to repeat what it was sent. What was a secret of the
 * call is masked in them already, as in the supplier's log; numbers are left out beside (SECURITY 53).
 */
export function saidText({ errors }: Said): string {
  const lines = errors.map(({ code, title }) => [code, title].filter(Boolean).join(': '));
  return withoutNumbers(lines.join(' · ')).slice(0, longest);
}

/** A supplier's words without whatever has a digit in it: it may be of a document, a ticket or a token. */
export function withoutNumbers(words: string): string {
  return words.replaceAll(/[\p{L}\p{Nd}]+/gu, (word) => (/\p{Nd}/u.test(word) ? '…' : word));
}
