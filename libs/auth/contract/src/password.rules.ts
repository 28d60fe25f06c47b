/**
 * SECURITY 19: at least 15 characters, because a second factor is optional (docs/adr/0014). No rules about kinds of characters, and no
 * truncation.
 */
export const passwordMinLength = 15;

/** Far above the 64 that must be allowed; limits the hashing work of one call. */
export const passwordMaxLength = 256;

/** The minimum strength (0 to 4, zxcvbn's scale) of a new password. */
export const passwordMinStrength = 3;

/** The product's own words, which are easy to guess. */
const productWords = ['traveldesk'];

/** Shorter words are part of too many others to be refused, and may repeat, as in a sentence. */
export const minWordLength = 4;

/** Normalizes a password, so that it has the same bytes when typed on another device. */
export function normalisePassword(password: string): string {
  return password.normalize('NFKC');
}

/** Returns the length in characters, not UTF-16 units. */
export function passwordLength(password: string): number {
  return [...normalisePassword(password)].length;
}

export interface PasswordOwner {
  name?: string | undefined;
  email?: string | undefined;
  /** The name of the user's company. */
  company?: string | undefined;
}

/** Returns the words that relate to the owner: name, email address and its domain, company, product. */
export function ownWords({ name = '', email = '', company = '' }: PasswordOwner): string[] {
  const words = [...productWords, ...`${name} ${email} ${company}`.split(/[^\p{L}\p{N}]+/u)];
  const whole = email.split('@')[0] ?? '';
  return [...new Set([...words, whole].map(foldedForComparison))].filter(
    (word) => word.length >= minWordLength,
  );
}

/** Whether a password contains one of its owner's words, ignoring case, accents and spaces. */
export function containsOwnWord(password: string, owner: PasswordOwner): boolean {
  const folded = foldedForComparison(password).replace(/\s/gu, '');
  return ownWords(owner).some((word) => folded.includes(word));
}

/** Returns a text without accents, in lower case, for comparison. */
export function foldedForComparison(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
