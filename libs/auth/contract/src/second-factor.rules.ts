import { numberText } from '@traveldesk/shared-contract';

/** A code of an authenticator app (RFC 6238): six digits, a new one each half minute. */
export const codeDigits = 6;

/** How many recovery codes one has; each replaces the app once. */
export const recoveryCodeCount = 10;

/** As recovery codes are written: 0 to 9 and letters, without I, L, O and U, which are misread or misspelt. */
export const recoveryAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Characters of a recovery code: 80 bits, in four groups of four. */
export const recoveryCodeLength = 16;

/**
 * What of a typed code counts, of either kind: Arabic digits become ASCII ones, spaces, dashes and direction marks go,
 * and letters that a recovery code does not have are taken for the digits they look like.
 */
export function normaliseCode(typed: string): string {
  return numberText(typed)
    .replace(/[-\u2010-\u2015]/g, '')
    .toUpperCase()
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
}
