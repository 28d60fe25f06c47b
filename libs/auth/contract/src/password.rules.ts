/**
 * SECURITY 19: at least 15 characters while no account has a second factor (docs/adr/0014). No rule about
 * kinds of characters, none cut off.
 */
export const passwordMinLength = 15;

/** Far above the 64 that must be allowed; bounds what one call can make the API hash. */
export const passwordMaxLength = 256;

/** The least strength (0 to 4, zxcvbn's scale) that a new password needs. */
export const passwordMinStrength = 3;

/** Words that nobody outside has to guess: the product's own. */
const productWords = ['traveldesk'];

/** Shorter words occur in too many others to be refused, and may be repeated, as in a sentence. */
export const minWordLength = 4;

/** Letters and digits alike on every keyboard: the same password typed on another device is the same bytes. */
export function normalisePassword(password: string): string {
  return password.normalize('NFKC');
}

/** Length as people count it: characters, not UTF-16 units. */
export function passwordLength(password: string): number {
  return [...normalisePassword(password)].length;
}

export interface PasswordOwner {
  name?: string | undefined;
  email?: string | undefined;
  /** The name of the company whose user it is. */
  company?: string | undefined;
}

/** The words that say whose password it is and where: name, e-mail address, its domain, the company, the product. */
export function ownWords({ name = '', email = '', company = '' }: PasswordOwner): string[] {
  const words = [...productWords, ...`${name} ${email} ${company}`.split(/[^\p{L}\p{N}]+/u)];
  const whole = email.split('@')[0] ?? '';
  return [...new Set([...words, whole].map(fold))].filter((word) => word.length >= minWordLength);
}

/** Whether a password holds one of its owner's words, in any case, with or without accents and blanks. */
export function holdsOwnWord(password: string, owner: PasswordOwner): boolean {
  const folded = fold(password).replace(/\s/gu, '');
  return ownWords(owner).some((word) => folded.includes(word));
}

/** Words as they are compared: without accents, in lower case. */
export function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
