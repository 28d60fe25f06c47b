import { createHmac } from 'node:crypto';

/** `t=<unix>,v1=<hex>`: lower-case hexadecimal HMAC-SHA256 of `t`, a point and the raw body (SUPPLIER 5). */
export function signatureOf(secret: string, body: string, at: number): string {
  const seconds = Math.floor(at / 1000);
  const hash = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${hash}`;
}
