import { hash, randomBytes } from 'node:crypto';

/** 256 random bits for a bearer token or a link (SECURITY 24 and 28 ask for 128). */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a secret. It is random and long, so a plain hash is enough: nothing can be guessed. */
export function hashSecret(secret: string): string {
  return hash('sha256', secret, 'base64url');
}
