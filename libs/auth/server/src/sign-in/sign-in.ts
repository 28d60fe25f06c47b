import type { Credentials, Login } from '@traveldesk/auth-contract';
import {
  change,
  newId,
  Problem,
  recordEvent,
  type Call,
  type Kernel,
  type Recorder,
  type Tx,
} from '@traveldesk/shared-server';
import { lockUser, userByEmail, type User } from '@traveldesk/users-server';
import { minutes, type Clock } from '../clock';
import { hashPassword, isOutdated, verifyPassword } from '../passwords/password.hash';
import { passwordHashOf, rehash } from '../passwords/passwords.sql';
import { hashSecret, newSecret } from '../secrets';
import { factorOf } from '../second-factor/second-factor.sql';
import { isKnownAddress } from '../throttle/known-addresses.sql';
import { networkOf } from '../throttle/network';
import { forgiveAttempt, takeAttempt, type Attempt } from '../throttle/throttle';
import { beginSession } from './begin-session';
import { callBy } from './call-by';
import { insertChallenge } from './challenges.sql';

/** How long the second step of a sign-in may take. */
const challengeMinutes = 5;

interface SignIn {
  kernel: Kernel;
  clock: Clock;
  request: Call;
  credentials: Credentials;
}

interface Tried {
  attempt: Attempt;
  user: User | undefined;
  hash: string | undefined;
}

/**
 * Signs somebody in. Every way to fail (no such user, wrong password, suspended, invited, slowed down) costs
 * the same work and answers the same sentence (SECURITY 21, 22).
 */
export async function signIn(input: SignIn): Promise<Login['data']> {
  const tried = await takeTry(input);
  const right = await verifyPassword(tried.hash, input.credentials.password);
  const passed = right && !tried.attempt.blocked ? await passPassword(input, tried) : null;
  if (passed) return passed;
  await recordFailure(input, tried);
  throw new Problem(422, 'sign_in_failed');
}

function takeTry({ clock, request, credentials: { email } }: SignIn): Promise<Tried> {
  return change(request, async (tx) => {
    const user = await userByEmail(tx, email);
    // The same look-ups for a user who does not exist.
    const id = user?.id ?? newId();
    const exempt = await isKnownAddress(tx, id, request.ip);
    const network = networkOf(request.ip);
    const attempt = await takeAttempt(
      tx,
      [
        { kind: 'account', of: email, exempt },
        { kind: 'address', of: network, exempt },
        { kind: 'pair', of: `${email} ${network}` },
      ],
      clock(),
    );
    return { attempt, user, hash: await passwordHashOf(tx, id) };
  });
}

/**
 * Null when the user may not, or no longer, sign in with what was verified a moment ago. Who has a second factor gets a
 * challenge in the place of a session; so whether there is one, is told only to who knows the password.
 */
async function passPassword(
  { kernel, clock, request, credentials }: SignIn,
  { attempt, user, hash }: Tried,
): Promise<Login['data'] | null> {
  if (!user || hash === undefined) return null;
  const renewed = isOutdated(hash) ? await hashPassword(credentials.password) : null;
  const tokenId = newId();
  return change(callBy(request, user, tokenId), async (tx, record) => {
    const now = clock();
    const current = await lockUser(tx, user.id);
    if (current?.status !== 'active' || (await passwordHashOf(tx, user.id)) !== hash) return null;
    await forgiveAttempt(tx, attempt);
    if (renewed) await rehash(tx, user.id, hash, renewed);
    const factor = await factorOf(tx, user.id);
    return factor?.secret
      ? newChallenge(tx, record, user.id, now)
      : beginSession(tx, record, { kernel, request, user: current, tokenId, now });
  });
}

/** A right password of which the code is still to come: 256 random bits, of which a hash is kept, for five minutes. */
async function newChallenge(
  tx: Tx,
  record: Recorder,
  userId: string,
  now: Date,
): Promise<{ challenge: string }> {
  const challenge = newSecret();
  await insertChallenge(tx, {
    token_hash: hashSecret(challenge),
    user_id: userId,
    created_at: now,
    expires_at: new Date(now.getTime() + challengeMinutes * minutes),
  });
  record({ entity: 'user', id: userId, action: 'code_asked' });
  return { challenge };
}

function recordFailure({ request }: SignIn, { attempt, user }: Tried): Promise<void> {
  const action = attempt.blocked ? 'login_throttled' : 'login_failed';
  return recordEvent(request, { entity: 'user', id: user?.id ?? 'unknown', action });
}
