import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Delivery, Forgery } from '../effects/webhook';
import { jsonOf, Unreadable } from './read';

/** Allowed clock difference for a signature, in both directions. Each delivery attempt has its own signature. */
const toleranceMs = 5 * 60_000;

/** More than any delivery has: an order with nine travelers is 60 kB. */
const mostBytes = 1024 * 1024;

/** `t=<unix>,v1=<hex>` in any order, with several hashes while secrets are being replaced; other parts are ignored. */
const time = /^t=(\d{1,12})$/;
const hash = /^v1=([0-9a-f]{64})$/;
const mostParts = 10;

/** Returns the event of a delivery as `eventOf` reads it, or why it is rejected (SECURITY 15). The body is not parsed before its signature is verified. */
export function readDelivery<Event>(
  { headers, body, secrets, now }: Delivery,
  eventOf: (wire: unknown) => Event,
): Event | Forgery {
  const signature = headers['x-duffel-signature'];
  if (typeof signature !== 'string' || signature === '') return 'unsigned';
  const parts = signature.split(',', mostParts).map((part) => part.trim());
  const [signedAt, ...more] = parts.flatMap((part) => time.exec(part)?.[1] ?? []);
  const hashes = parts.flatMap((part) => hash.exec(part)?.[1] ?? []);
  if (signedAt === undefined || more.length > 0 || hashes.length === 0) return 'malformed';
  if (body.length > mostBytes) return 'malformed';
  // The signature is checked first, so that a sender without the secret learns nothing about our clock.
  if (!isSigned({ signedAt, hashes, body, secrets })) return 'forged';
  const age = now.getTime() - Number(signedAt) * 1_000;
  if (age > toleranceMs) return 'stale';
  if (age < -toleranceMs) return 'early';
  return eventIn(body, eventOf);
}

interface Signed {
  signedAt: string;
  hashes: readonly string[];
  body: Buffer;
  secrets: readonly string[];
}

/** Compares every pair, each in constant time, so that the duration does not reveal how much of a hash was right. */
function isSigned({ signedAt, hashes, body, secrets }: Signed): boolean {
  let found = false;
  for (const secret of secrets) {
    const right = createHmac('sha256', secret).update(`${signedAt}.`).update(body).digest();
    for (const told of hashes) if (timingSafeEqual(right, Buffer.from(told, 'hex'))) found = true;
  }
  return found;
}

function eventIn<Event>(body: Buffer, eventOf: (wire: unknown) => Event): Event | Forgery {
  try {
    return eventOf(jsonOf(body.toString('utf8'), 'event'));
  } catch (error) {
    if (error instanceof Unreadable) return 'malformed';
    throw error;
  }
}
