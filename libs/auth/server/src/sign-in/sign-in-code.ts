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
import { forgiveAttempt, takeAttempt, type Attempt } from '../throttle/throttle';
import { beginSession } from './begin-session';
import { callBy } from './call-by';
import { findChallenge, takeChallenge } from './challenges.sql';
import { isShutOut } from './shut-out';
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
 * The second step of a sign-in. Codes are guessed no faster than passwords: counted before they are judged, by account
 * and by account and network. The challenge is used up by the sign-in; a wrong code leaves it good until it expires.
 */
export async function signInWithCode(input: SignInWithCode): Promise<SignedIn['data']> {
  const tried = await takeTry(input);
  const signedIn = tried.attempt.blocked ? null : await begin(input, tried);
  if (signedIn) return signedIn;
  const action = tried.attempt.blocked ? 'code_throttled' : 'code_failed';
  await recordEvent(input.request, { entity: 'user', id: tried.user.id, action });
  throw invalid({ code: 'code_wrong' });
}

/** Throws a 422 for a challenge that is unknown, used, too old, or of somebody who may no longer sign in. */
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

/** Null when the code is wrong. */
function begin({ kernel, clock, request, input }: SignInWithCode, { attempt, user }: Tried) {
  const tokenId = newId();
  return change(callBy(request, user, tokenId), async (tx, record) => {
    const now = clock();
    const current = await lockUser(tx, user.id);
    if (current?.status !== 'active' || !hasSameAccess(user, current)) throw challengeUnusable();
    if (await isShutOut(tx, current)) throw challengeUnusable();
    if (!(await useCode(tx, record, { kernel, user: current, code: input.code, now }))) return null;
    // Thrown, so that the code of whoever comes second is not used up with it.
    if (!(await takeChallenge(tx, hashSecret(input.challenge), now))) throw challengeUnusable();
    await forgiveAttempt(tx, attempt);
    return beginSession(tx, record, { kernel, request, user: current, tokenId, now });
  });
}

/** Suspended since the password was given, or let in again: either way the sign-in begins anew. */
function mayGoOn({ status, sessions_from: from }: User, since: Date): boolean {
  return status === 'active' && (from === null || from <= since);
}

function challengeUnusable(): Problem {
  return new Problem(422, 'challenge_unusable');
}
