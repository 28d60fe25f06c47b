import { createHash } from 'node:crypto';

/** An AES-256 key and its id, which is stored with each encrypted value. */
export interface SecretKey {
  id: string;
  bytes: Buffer;
}

const plainKey = /^[0-9a-f]{64}$/i;
const namedKey = /^([A-Za-z0-9_-]{1,20}):([A-Za-z0-9+/]{43}=)$/;

/**
 * Parses SECRET_KEY: one key of 64 hexadecimal digits, or several, newest first and separated by commas, each as `id:base64` or 64
 * hexadecimal digits, whose id is derived from their SHA-256. Returns none if any part is malformed or an id occurs twice: an incomplete
 * key ring would lose data later, unnoticed.
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
