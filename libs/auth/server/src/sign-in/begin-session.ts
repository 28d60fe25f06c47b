import type { SignedIn } from '@traveldesk/auth-contract';
import { languageOf, type Call, type Kernel, type Recorder, type Tx } from '@traveldesk/shared-server';
import { accessOf, permissionsHeld, touchLastLogin, type User } from '@traveldesk/users-server';
import { hashSecret, newSecret } from '../secrets';
import { isMissing } from '../second-factor/required';
import { factorOf } from '../second-factor/second-factor.sql';
import { readSecuritySettings } from '../security/security.sql';
import { insertSession } from '../sessions/sessions.sql';
import { rememberAddress } from '../throttle/known-addresses.sql';
import { sessionUserOf } from './session-user';

interface Begin {
  kernel: Kernel;
  request: Call;
  user: User;
  /** The session's id, chosen in advance so that the audit trail can name it. */
  tokenId: string;
  now: Date;
}

/** Starts the session of a user who has passed all required steps. */
export async function beginSession(
  tx: Tx,
  record: Recorder,
  { kernel, request, user, tokenId, now }: Begin,
): Promise<SignedIn['data']> {
  await rememberAddress(tx, user.id, request.ip, now);
  await touchLastLogin(tx, user.id, now);
  const token = await newSession(tx, request, { id: tokenId, userId: user.id, now });
  record({ entity: 'user', id: user.id, action: 'login' });
  const access = await accessOf(tx, user.id);
  const { decided } = await readSecuritySettings(tx);
  const has = (await factorOf(tx, user.id))?.secret != null;
  const missing = isMissing({ decided, has, access }, kernel) || undefined;
  const person = {
    ...user,
    userId: user.id,
    companyId: user.company_id,
    passwordChanged: user.password_changed,
    permissions: permissionsHeld(access, kernel.permissions),
    secondFactorMissing: missing,
  };
  return {
    token,
    user: await sessionUserOf(tx, person, languageOf(request)),
    language: user.language,
    ...(missing && { second_factor_missing: missing }),
  };
}

/** Stores a session and returns its bearer token, which is never stored (SECURITY 24). */
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
    authenticated_at: now,
    address: request.ip,
    agent: typeof agent === 'string' ? agent.slice(0, 300) : null,
  });
  return token;
}
