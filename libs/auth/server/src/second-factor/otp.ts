import { generateSecret, generateURI, verifySync } from 'otplib';
import { codeDigits } from '@traveldesk/auth-contract';

/** The parameters of RFC 6238 that all authenticator apps use: SHA-1, six digits, a new code every 30 seconds. */
const period = 30;
const issuer = 'Traveldesk';
const appCode = new RegExp(`^\\d{${codeDigits}}$`);

/** Returns a new key of 160 bits in base32. */
export function newKey(): string {
  return generateSecret();
}

/** Returns the content of a key's QR code. */
export function keyUri(key: string, email: string): string {
  return generateURI({ issuer, label: email, secret: key });
}

/** Whether a text is an app's code rather than a recovery code. */
export function isAppCode(code: string): boolean {
  return appCode.test(code);
}

/**
 * Returns the time step of a code; null if it is not a current code of `key`. The previous and next steps are accepted too, because clocks
 * differ and people type slowly, but no step up to `lastStep`, which was used (SECURITY 23).
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
