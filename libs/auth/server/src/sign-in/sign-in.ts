import type { Credentials, Login } from '@traveldesk/auth-contract';
import {
  change,
  networkOf,
  newId,
  Problem,
  recordEvent,
  type AuditRecord,
  type Call,
  type Db,
  type Kernel,
  type Recorder,
  type Tx,
} from '@traveldesk/shared-server';
import { lockUser, userByEmail, type User } from '@traveldesk/users-server';
import { minutes, type Clock } from '../clock';
import { isOutdated, passwordsOf, type Hasher } from '../passwords/password.hash';
import { passwordHashOf, rehash } from '../passwords/passwords.sql';
import { hashSecret, newSecret } from '../secrets';
import { factorOf } from '../second-factor/second-factor.sql';
import { isKnownAddress } from '../throttle/known-addresses.sql';
import { lineOf } from '../throttle/line';
import {
  takeBackFailedAttempt,
  isThrottled,
  takeAttempt,
  type Attempt,
  type Counter,
} from '../throttle/throttle';
import { beginSession } from './begin-session';
import { callBy } from './call-by';
import { insertChallenge } from './challenges.sql';
import { isSignInForbidden } from './sign-in-forbidden';
import { hasSameAccess } from './same-access';

/** Minutes for the second step of a sign-in. */
const challengeMinutes = 5;

interface SignIn {
  kernel: Kernel;
  clock: Clock;
  request: Call;
  credentials: Credentials;
}

/** The data of an attempt before it is checked. */
interface Seen {
  user: User | undefined;
  /** The user's id, or a random one: the look-ups are the same either way (SECURITY 22). */
  id: string;
  /** Whether the user has signed in from this network before. */
  known: boolean;
  counters: Counter[];
}

interface Judged extends Seen {
  attempt: Attempt;
  hash: string | undefined;
  right: boolean;
  /** The password's hash at the current cost, if the stored one has another. */
  renewed: string | null;
}

/**
 * Signs a user in. All failures (unknown user, wrong password, suspended, invited) cost the same work and give the same message (SECURITY
 * 21, 22). A throttled attempt gives it too and costs only a query of the counters, which also exist for unknown addresses.
 */
export async function signIn(input: SignIn): Promise<Login['data']> {
  const { kernel, clock, request } = input;
  const seen = await look(kernel.db, input);
  const line = lineOf(request, seen.known ? seen.id : null);
  const heldUp = await isThrottled(request, seen.counters, clock(), throttled(seen));
  const judged = heldUp ? null : await passwordsOf(kernel).inTurn(line, (hasher) => judge(input, hasher));
  const passed = judged?.right ? await passPassword(input, judged) : null;
  if (passed) return passed;
  if (judged) {
    await recordEvent(request, judged.attempt.blocked ? throttled(judged) : failed(judged));
  }
  throw new Problem(422, 'sign_in_failed');
}

async function look(db: Db | Tx, { request, credentials: { email } }: SignIn): Promise<Seen> {
  const user = await userByEmail(db, email);
  const id = user?.id ?? newId();
  const known = await isKnownAddress(db, id, request.ip);
  const network = networkOf(request.ip);
  const counters: Counter[] = [
    { kind: 'account', of: email, exempt: known },
    { kind: 'address', of: network, exempt: known },
    { kind: 'pair', of: `${email} ${network}` },
  ];
  return { user, id, known, counters };
}

/** Counts the attempt only in its turn, so that a 429 from a full queue does not count as a failure. */
async function judge(input: SignIn, hasher: Hasher): Promise<Judged> {
  const { clock, request, credentials } = input;
  const tried = await change(request, async (tx) => {
    const seen = await look(tx, input);
    const attempt = await takeAttempt(tx, seen.counters, clock());
    return { ...seen, attempt, hash: await passwordHashOf(tx, seen.id) };
  });
  const { attempt, hash } = tried;
  const right = !attempt.blocked && (await hasher.verify(hash, credentials.password));
  const outdated = right && hash !== undefined && isOutdated(hash);
  return { ...tried, right, renewed: outdated ? await hasher.hash(credentials.password) : null };
}

/**
 * Returns null if the user may not sign in, or the verified data have changed. A user with a second factor gets a challenge instead of a
 * session, so only somebody who knows the password learns whether there is one.
 */
async function passPassword(
  { kernel, clock, request }: SignIn,
  { attempt, user, hash, renewed }: Judged,
): Promise<Login['data'] | null> {
  if (!user || hash === undefined) return null;
  const tokenId = newId();
  return change(callBy(request, user, tokenId), async (tx, record) => {
    const now = clock();
    const current = await lockUser(tx, user.id);
    if (current?.status !== 'active' || !hasSameAccess(user, current)) return null;
    if ((await passwordHashOf(tx, user.id)) !== hash || (await isSignInForbidden(tx, current))) return null;
    await takeBackFailedAttempt(tx, attempt);
    if (renewed) await rehash(tx, user.id, hash, renewed);
    const factor = await factorOf(tx, user.id);
    return factor?.secret
      ? newChallenge(tx, record, user.id, now)
      : beginSession(tx, record, { kernel, request, user: current, tokenId, now });
  });
}

/** Stores a challenge after a correct password: 256 random bits, stored as a hash, valid for five minutes. */
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

function failed({ user }: Pick<Seen, 'user'>): AuditRecord {
  return { entity: 'user', id: user?.id ?? 'unknown', action: 'login_failed' };
}

function throttled({ user }: Pick<Seen, 'user'>): AuditRecord {
  return { entity: 'user', id: user?.id ?? 'unknown', action: 'login_throttled' };
}
