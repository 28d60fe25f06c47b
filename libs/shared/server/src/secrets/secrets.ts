import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { readSecretKeys } from './keys';

const format = 'v1';
const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** A stored secret that cannot be read: made with a key that is gone, moved to another row, or altered. */
export class SecretError extends Error {
  override readonly name = 'SecretError';
}

/** Encryption of what the product must be able to read again, as a supplier's token (SECURITY 54). */
export interface Secrets {
  /** Encrypts with the newest key. `context` says where it belongs (`supplier:ID`): it opens nowhere else. */
  seal(text: string, context: string): string;
  /** Throws a SecretError, which never carries the text. */
  open(sealed: string, context: string): string;
  /** The same text under the newest key, or null when it is under it already. */
  reseal(sealed: string, context: string): string | null;
  /** A token of 256 bits that every process with the same key makes for the context alone: one for each key, newest first. */
  tokensOf(context: string): string[];
  /** What a value sealed with the newest key starts with: a row that starts otherwise is due for `reseal`. */
  readonly currentPrefix: string;
}

/** `keys` as SECRET_KEY holds them: the first one seals, each of them opens. */
export function createSecrets(secretKey: string): Secrets {
  const keys = readSecretKeys(secretKey);
  const [newest] = keys;
  if (!newest) throw new SecretError('SECRET_KEY is missing or malformed.');
  const currentPrefix = `${format}.${newest.id}.`;

  const seal = (text: string, context: string) => {
    const iv = randomBytes(ivBytes);
    const cipher = createCipheriv(algorithm, newest.bytes, iv).setAAD(Buffer.from(currentPrefix + context));
    const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return currentPrefix + Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
  };

  const open = (sealed: string, context: string) => {
    const [version, id, data, ...rest] = sealed.split('.');
    if (version !== format || id === undefined || data === undefined || rest.length > 0) {
      throw new SecretError('A stored secret has an unknown form.');
    }
    const key = keys.find((known) => known.id === id);
    if (!key) throw new SecretError(`A stored secret needs the key ${id}, which SECRET_KEY no longer holds.`);
    const bytes = Buffer.from(data, 'base64url');
    try {
      const decipher = createDecipheriv(algorithm, key.bytes, bytes.subarray(0, ivBytes), {
        authTagLength: tagBytes,
      })
        .setAAD(Buffer.from(`${format}.${id}.${context}`))
        .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
      const body = bytes.subarray(ivBytes + tagBytes);
      return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
    } catch {
      throw new SecretError('A stored secret does not open: it was altered, or belongs elsewhere.');
    }
  };

  const reseal = (sealed: string, context: string) =>
    sealed.startsWith(currentPrefix) ? null : seal(open(sealed, context), context);

  const tokensOf = (context: string) =>
    keys.map(({ bytes }) => createHmac('sha256', bytes).update(`token:${context}`).digest('base64url'));

  return { seal, open, reseal, tokensOf, currentPrefix };
}
