import { createHash } from 'node:crypto';

/** A key of AES-256 and its name, which is stored with what it has sealed. */
export interface SecretKey {
  id: string;
  bytes: Buffer;
}

const plainKey = /^[0-9a-f]{64}$/i;
const namedKey = /^([A-Za-z0-9_-]{1,20}):([A-Za-z0-9+/]{43}=)$/;

/**
 * SECRET_KEY: one key as 64 hexadecimal digits, or several, newest first and separated by commas, each as
 * `id:base64` or as 64 hexadecimal digits, which are named after their own SHA-256. Answers none at all when
 * any part is malformed or a name comes twice: half a key ring would lose data later, out of sight.
 */
export function readSecretKeys(text: string): SecretKey[] {
  const keys = text.split(',').map((part) => readKey(part.trim()));
  const whole = keys.filter((key) => key !== null);
  const names = new Set(whole.map((key) => key.id));
  return whole.length === keys.length && names.size === keys.length ? whole : [];
}

function readKey(text: string): SecretKey | null {
  if (plainKey.test(text)) {
    const bytes = Buffer.from(text, 'hex');
    return { id: createHash('sha256').update(bytes).digest('hex').slice(0, 12), bytes };
  }
  const [, id, base64] = namedKey.exec(text) ?? [];
  return id === undefined || base64 === undefined ? null : { id, bytes: Buffer.from(base64, 'base64') };
}
