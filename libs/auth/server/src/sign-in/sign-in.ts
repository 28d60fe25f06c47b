import type { Credentials } from '@traveldesk/auth-contract';
import type { SessionUser } from '@traveldesk/shared-contract';
import {
  change,
  languageOf,
  newId,
  Problem,
  recordEvent,
  type Call,
  type Kernel,
  type Tx,
} from '@traveldesk/shared-server';
import {
  accessOf,
  lockUser,
  permissionsHeld,
  touchLastLogin,
  userByEmail,
  type User,
} from '@traveldesk/users-server';
import type { Clock } from '../clock';
import { hashPassword, isOutdated, verifyPassword } from '../passwords/password.hash';
import { passwordHashOf, rehash } from '../passwords/passwords.sql';
import { hashSecret, newSecret } from '../secrets';
import { insertSession } from '../sessions/sessions.sql';
import { isKnownAddress, rememberAddress } from '../throttle/known-addresses.sql';
import { networkOf } from '../throttle/network';
import { forgiveAttempt, takeAttempt, type Attempt } from '../throttle/throttle';
import { callBy } from './call-by';
import { sessionUserOf } from './session-user';

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
export async function signIn(input: SignIn): Promise<{ token: string; user: SessionUser }> {
  const tried = await takeTry(input);
  const right = await verifyPassword(tried.hash, input.credentials.password);
  const signedIn = right && !tried.attempt.blocked ? await beginSession(input, tried) : null;
  if (signedIn) return signedIn;
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

/** Null when the user may not, or no longer, sign in with what was verified a moment ago. */
async function beginSession({ kernel, clock, request, credentials }: SignIn, { attempt, user, hash }: Tried) {
  if (!user || hash === undefined) return null;
  const renewed = isOutdated(hash) ? await hashPassword(credentials.password) : null;
  const tokenId = newId();
  return change(callBy(request, user, tokenId), async (tx, record) => {
    const now = clock();
    const current = await lockUser(tx, user.id);
    if (current?.status !== 'active' || (await passwordHashOf(tx, user.id)) !== hash) return null;
    await forgiveAttempt(tx, attempt);
    await rememberAddress(tx, user.id, request.ip, now);
    if (renewed) await rehash(tx, user.id, hash, renewed);
    await touchLastLogin(tx, user.id, now);
    const token = await newSession(tx, request, { id: tokenId, userId: user.id, now });
    record({ entity: 'user', id: user.id, action: 'login' });
    return {
      token,
      user: await sessionUserOf(
        tx,
        {
          ...current,
          userId: current.id,
          companyId: current.company_id,
          passwordChanged: current.password_changed,
          permissions: permissionsHeld(await accessOf(tx, current.id), kernel.permissions),
        },
        languageOf(request),
      ),
    };
  });
}

/** Stores a session and answers its bearer token, which is told this once and kept nowhere (SECURITY 24). */
async function newSession(
  tx: Tx,
  request: Call,
  { id, userId, now }: { id: string; userId: string; now: Date },
): Promise<string> {
  const token = newSecret();
  const agent = request.headers['user-agent'];
  await insertSession(tx, {
    id,
    user_id: userId,
    token_hash: hashSecret(token),
    started_at: now,
    used_at: now,
    address: request.ip,
    agent: typeof agent === 'string' ? agent.slice(0, 300) : null,
  });
  return token;
}

function recordFailure({ request }: SignIn, { attempt, user }: Tried): Promise<void> {
  const action = attempt.blocked ? 'login_throttled' : 'login_failed';
  return recordEvent(request, { entity: 'user', id: user?.id ?? 'unknown', action });
}
