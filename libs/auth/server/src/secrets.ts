import { hash, randomBytes } from 'node:crypto';

/** Returns 256 random bits for a bearer token or a link (SECURITY 24 and 28 require 128). */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Returns the stored hash of a secret. The secret is long and random, so a plain hash is sufficient. */
export function hashSecret(secret: string): string {
  return hash('sha256', secret, 'base64url');
}
