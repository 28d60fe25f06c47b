import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { readSecretKeys } from './keys';

const format = 'v1';
const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** A stored secret that cannot be decrypted: its key is missing, or it was moved to another row or altered. */
export class SecretError extends Error {
  override readonly name = 'SecretError';
}

/** Encryption of values that the product must be able to read again, such as a supplier's token (SECURITY 54). */
export interface Secrets {
  /**
   * Encrypts with the newest key. `context` says where the value belongs (`supplier:ID`); it can be decrypted only with the same context.
   */
  seal(text: string, context: string): string;
  /** Decrypts. Throws a SecretError, which never contains the text. */
  open(sealed: string, context: string): string;
  /** Re-encrypts with the newest key; null if it is already used. */
  reseal(sealed: string, context: string): string | null;
  /**
   * Returns tokens of 256 bits, derived from each key and the context, newest key first. Every process with the same keys derives the same
   * ones.
   */
  tokensOf(context: string): string[];
  /** The prefix of values encrypted with the newest key; rows with another prefix need `reseal`. */
  readonly currentPrefix: string;
}

/** Creates the encryption. `keys` as in SECRET_KEY: the first one encrypts, all decrypt. */
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
      throw new SecretError('A stored secret has an unknown format.');
    }
    const key = keys.find((known) => known.id === id);
    if (!key)
      throw new SecretError(`A stored secret needs the key ${id}, which SECRET_KEY no longer contains.`);
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
      throw new SecretError('A stored secret cannot be opened: it was altered or belongs elsewhere.');
    }
  };

  const reseal = (sealed: string, context: string) =>
    sealed.startsWith(currentPrefix) ? null : seal(open(sealed, context), context);

  const tokensOf = (context: string) =>
    keys.map(({ bytes }) => createHmac('sha256', bytes).update(`token:${context}`).digest('base64url'));

  return { seal, open, reseal, tokensOf, currentPrefix };
}
