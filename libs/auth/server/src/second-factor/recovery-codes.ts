import { createHash, randomInt } from 'node:crypto';
import { recoveryAlphabet, recoveryCodeCount, recoveryCodeLength } from '@traveldesk/auth-contract';

const group = 4;

export function newRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodeCount }, newRecoveryCode);
}

function newRecoveryCode(): string {
  const characters = Array.from(
    { length: recoveryCodeLength },
    () => recoveryAlphabet[randomInt(recoveryAlphabet.length)],
  );
  return characters.join('').replace(new RegExp(`(.{${group}})(?=.)`, 'g'), '$1-');
}

/** Returns the stored hash of a code. A code has 80 random bits, so a plain hash is sufficient; the user id makes it unique per user. */
export function recoveryHash(userId: string, code: string): string {
  return createHash('sha256')
    .update(`${userId} ${code.replaceAll('-', '')}`)
    .digest('base64url');
}
