import { numberText } from '@traveldesk/shared-contract';

/** The digits of an authenticator app's code (RFC 6238), which changes every 30 seconds. */
export const codeDigits = 6;

/** The number of recovery codes; each replaces the app once. */
export const recoveryCodeCount = 10;

/** The characters of recovery codes: digits and letters without I, L, O and U, which are easily misread. */
export const recoveryAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** The length of a recovery code: 80 bits, in four groups of four. */
export const recoveryCodeLength = 16;

/**
 * Normalizes a typed code of either kind: Arabic digits become ASCII, spaces, dashes and direction marks are removed, and letters not in
 * recovery codes become the digits that they resemble.
 */
export function normaliseCode(typed: string): string {
  return numberText(typed)
    .replace(/[-\u2010-\u2015]/g, '')
    .toUpperCase()
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
}
