import { createHash, randomBytes } from 'node:crypto';
import { tokenPrefix } from '@traveldesk/companies-contract';

/** Characters after the prefix that are stored and shown, to know a token by. */
const shownCharacters = 6;

export interface NewToken {
  /** `tdc_` and 256 random bits: told once and never stored. */
  token: string;
  /** How it begins. */
  prefix: string;
  hash: string;
}

export function newToken(): NewToken {
  const token = tokenPrefix + randomBytes(32).toString('base64url');
  return { token, prefix: token.slice(0, tokenPrefix.length + shownCharacters), hash: hashToken(token) };
}

/** What is stored of a token. It is random and long, so a plain hash is enough: nothing can be guessed. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
