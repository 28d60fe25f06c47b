import {
  actorOf,
  change,
  invalid,
  recordEvent,
  type AuditRecord,
  type Call,
  type Kernel,
} from '@traveldesk/shared-server';
import type { Clock } from '../clock';
import { lineOf } from '../throttle/line';
import { isThrottled, takeAttempt, type Attempt, type Counter } from '../throttle/throttle';
import { passwordsOf } from './password.hash';
import { passwordHashOf } from './passwords.sql';

interface Prove {
  kernel: Kernel;
  clock: Clock;
  request: Call;
  typed: string;
  field: string;
}

interface Proof {
  /** Counted as a failure until it is forgiven. */
  attempt: Attempt;
  /** The verified hash; it must still be the stored one when the proof is used. */
  hash: string | undefined;
}

/**
 * Verifies the caller's current password. Guesses are throttled like those at a sign-in, so that a stolen session does not become a stolen
 * account (SECURITY 29). Throws a 422 at the field.
 */
export async function provePassword({ kernel, clock, request, typed, field }: Prove): Promise<Proof> {
  const { userId } = actorOf(request);
  const counters: Counter[] = [{ kind: 'pair', of: `present password ${userId}` }];
  const refused: AuditRecord = { entity: 'user', id: userId, action: 'password_refused' };
  const refusal = invalid({ [field]: 'current_password_wrong' });
  if (await isThrottled(request, counters, clock(), refused)) throw refusal;

  const proof = await passwordsOf(kernel).inTurn(lineOf(request, userId), async (hasher) => {
    const attempt = await change(request, (tx) => takeAttempt(tx, counters, clock()));
    if (attempt.blocked) return null;
    const hash = await passwordHashOf(kernel.db, userId);
    return (await hasher.verify(hash, typed)) && { attempt, hash };
  });
  if (proof) return proof;
  await recordEvent(request, refused);
  throw refusal;
}
