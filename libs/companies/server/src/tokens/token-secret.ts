import { createHash, randomBytes } from 'node:crypto';
import { tokenPrefix } from '@traveldesk/companies-contract';

/** Number of characters after the prefix that are stored and shown, to recognize a token. */
const shownCharacters = 6;

export interface NewToken {
  /** `tdc_` and 256 random bits; shown once and never stored. */
  token: string;
  /** The beginning of the token. */
  prefix: string;
  hash: string;
}

export function newToken(): NewToken {
  const token = tokenPrefix + randomBytes(32).toString('base64url');
  return { token, prefix: token.slice(0, tokenPrefix.length + shownCharacters), hash: hashToken(token) };
}

/** Hashes a token for storage. Tokens are long and random, so a plain hash is enough. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
