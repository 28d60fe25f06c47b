import { generateSecret, generateURI, verifySync } from 'otplib';
import { codeDigits } from '@traveldesk/auth-contract';

/** RFC 6238 as every authenticator app has it: SHA-1, six digits, a new code each half minute. */
const period = 30;
const issuer = 'Traveldesk';
const appCode = new RegExp(`^\\d{${codeDigits}}$`);

/** A key of 160 bits, in base32 as people type it. */
export function newKey(): string {
  return generateSecret();
}

/** What the QR code of a key says. */
export function keyUri(key: string, email: string): string {
  return generateURI({ issuer, label: email, secret: key });
}

/** Whether what was typed is a code of an app, and not a recovery code. */
export function isAppCode(code: string): boolean {
  return appCode.test(code);
}

/**
 * The time step a code belongs to, or null when it is none of `key`'s at this moment. A step before and one after are
 * taken too, for clocks that differ and for slow typing; none up to `lastStep`, which was used (SECURITY 23).
 */
export function stepOf(key: string, code: string, now: Date, lastStep: number): number | null {
  const result = verifySync({
    secret: key,
    token: code,
    epoch: Math.floor(now.getTime() / 1000),
    epochTolerance: period,
    ...(lastStep >= 0 && { afterTimeStep: lastStep }),
  });
  return result.valid && 'timeStep' in result ? result.timeStep : null;
}
