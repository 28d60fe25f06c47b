import { hash, parseOptions, verify } from '@node-rs/argon2';
import { Gate } from './gate';

/** SECURITY 20: 64 MiB and three passes, since 26 sign-ins a second are enough. Argon2id is the library's default. */
const cost = { memoryCost: 64 * 1024, timeCost: 3, parallelism: 1 };

// Two: as many processors as the smallest machine has, and half of the threads that file and name look-ups
// share with hashing.
const gate = new Gate({ running: 2, waiting: 50 });

export function hashPassword(password: string): Promise<string> {
  return gate.run(() => hash(password, cost));
}

// Made once for the process, of a password nobody knows: an unknown user costs the same time (SECURITY 22).
let nobody: Promise<string> | undefined;

/** Whether the password is the one stored. Takes as long when nothing is stored, and is then false. */
export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  nobody ??= hashPassword(crypto.randomUUID());
  const dummy = await nobody;
  const same = await gate.run(() => verify(stored ?? dummy, password));
  return stored !== undefined && same;
}

/** Whether a hash was made with less, or other, than today's cost, and is to be made anew at a sign-in. */
export function isOutdated(stored: string): boolean {
  const { memoryCost, timeCost, parallelism } = parseOptions(stored);
  return memoryCost !== cost.memoryCost || timeCost !== cost.timeCost || parallelism !== cost.parallelism;
}
