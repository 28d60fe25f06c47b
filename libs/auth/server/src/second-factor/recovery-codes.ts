import { createHash, randomInt } from 'node:crypto';
import { recoveryAlphabet, recoveryCodeCount, recoveryCodeLength } from '@traveldesk/auth-contract';

const group = 4;

/** A set of new codes as people read them: `7K3M-…`. */
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

/** What is stored of a code. It holds 80 random bits, so a plain hash is enough, and none is found for two people at once. */
export function recoveryHash(userId: string, code: string): string {
  return createHash('sha256')
    .update(`${userId} ${code.replaceAll('-', '')}`)
    .digest('base64url');
}
