import type { SignedIn } from '@traveldesk/auth-contract';
import {
  change,
  invalid,
  networkOf,
  newId,
  Problem,
  recordEvent,
  type Call,
  type Kernel,
} from '@traveldesk/shared-server';
import { lockUser, type User } from '@traveldesk/users-server';
import type { Clock } from '../clock';
import { useCode } from '../second-factor/use-code';
import { hashSecret } from '../secrets';
import { isKnownAddress } from '../throttle/known-addresses.sql';
import { takeBackFailedAttempt, takeAttempt, type Attempt } from '../throttle/throttle';
import { beginSession } from './begin-session';
import { callBy } from './call-by';
import { findChallenge, takeChallenge } from './challenges.sql';
import { isSignInForbidden } from './sign-in-forbidden';
import { hasSameAccess } from './same-access';

interface SignInWithCode {
  kernel: Kernel;
  clock: Clock;
  request: Call;
  input: { challenge: string; code: string };
}

interface Tried {
  attempt: Attempt;
  user: User;
}

/**
 * Performs the second step of a sign-in. Guesses are throttled like passwords: counted before they are checked, by account and by account
 * with network. The challenge is consumed by the sign-in; after a wrong code it stays valid until it expires.
 */
export async function signInWithCode(input: SignInWithCode): Promise<SignedIn['data']> {
  const tried = await takeTry(input);
  const signedIn = tried.attempt.blocked ? null : await begin(input, tried);
  if (signedIn) return signedIn;
  const action = tried.attempt.blocked ? 'code_throttled' : 'code_failed';
  await recordEvent(input.request, { entity: 'user', id: tried.user.id, action });
  throw invalid({ code: 'code_wrong' });
}

/** Throws a 422 for a challenge that is unknown, used or expired, or whose user may no longer sign in. */
function takeTry({ clock, request, input }: SignInWithCode): Promise<Tried> {
  return change(request, async (tx) => {
    const now = clock();
    const challenge = await findChallenge(tx, hashSecret(input.challenge), now);
    const user = challenge && (await lockUser(tx, challenge.user_id));
    if (!user || !mayGoOn(user, challenge.created_at)) throw challengeUnusable();
    const exempt = await isKnownAddress(tx, user.id, request.ip);
    const attempt = await takeAttempt(
      tx,
      [
        { kind: 'account', of: `code of ${user.id}`, exempt },
        { kind: 'pair', of: `code of ${user.id} ${networkOf(request.ip)}` },
      ],
      now,
    );
    return { attempt, user };
  });
}

/** Returns null if the code is wrong. */
function begin({ kernel, clock, request, input }: SignInWithCode, { attempt, user }: Tried) {
  const tokenId = newId();
  return change(callBy(request, user, tokenId), async (tx, record) => {
    const now = clock();
    const current = await lockUser(tx, user.id);
    if (current?.status !== 'active' || !hasSameAccess(user, current)) throw challengeUnusable();
    if (await isSignInForbidden(tx, current)) throw challengeUnusable();
    if (!(await useCode(tx, record, { kernel, user: current, code: input.code, now }))) return null;
    // Thrown, so that the rollback keeps the code of the second request unused.
    if (!(await takeChallenge(tx, hashSecret(input.challenge), now))) throw challengeUnusable();
    await takeBackFailedAttempt(tx, attempt);
    return beginSession(tx, record, { kernel, request, user: current, tokenId, now });
  });
}

/** A user suspended since the password was checked, even if reactivated, must sign in again. */
function mayGoOn({ status, sessions_from: from }: User, since: Date): boolean {
  return status === 'active' && (from === null || from <= since);
}

function challengeUnusable(): Problem {
  return new Problem(422, 'challenge_unusable');
}
