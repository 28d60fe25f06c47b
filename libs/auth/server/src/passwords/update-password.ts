import type { SessionUser } from '@traveldesk/shared-contract';
import {
  actorOf,
  change,
  invalid,
  languageOf,
  requireFreshSignIn,
  type Call,
  type Kernel,
} from '@traveldesk/shared-server';
import type { Clock } from '../clock';
import { sendPasswordChangedMail } from '../mails/password-changed.mail';
import { factorOf } from '../second-factor/second-factor.sql';
import { sessionUserOf } from '../sign-in/session-user';
import { lockOwnUser } from '../sessions/own-session';
import { lineOf } from '../throttle/line';
import { takeBackFailedAttempt } from '../throttle/throttle';
import { passwordsOf } from './password.hash';
import { checkPassword } from './password.policy';
import { passwordOwnerOf } from './password.owner';
import { passwordHashOf } from './passwords.sql';
import { provePassword } from './present-password';
import { setPassword } from './set-password';

interface Update {
  kernel: Kernel;
  clock: Clock;
  request: Call;
  current: string;
  next: string;
}

/**
 * Changes the caller's password. Requires the current one (SECURITY 29); once that is verified, errors of the new one do not count as
 * failed attempts. A reset that comes first ends the session and thereby this request.
 */
export async function updatePassword({
  kernel,
  clock,
  request,
  current,
  next,
}: Update): Promise<SessionUser> {
  const actor = actorOf(request);
  // Without a second factor, the current password in the request is sufficient proof.
  if ((await factorOf(kernel.db, actor.userId))?.secret) requireFreshSignIn(actor);
  const field = 'current_password';
  const proof = await provePassword({ kernel, clock, request, typed: current, field });
  await change(request, (tx) => takeBackFailedAttempt(tx, proof.attempt));
  if (next === current) throw invalid({ new_password: 'password_same' });
  checkPassword('new_password', next, await passwordOwnerOf(kernel.db, actor));
  const hash = await passwordsOf(kernel).hash(next, lineOf(request, actor.userId));

  return change(request, async (tx, record) => {
    const now = clock();
    await lockOwnUser(tx, actor, kernel, now);
    if ((await passwordHashOf(tx, actor.userId)) !== proof.hash) {
      throw invalid({ [field]: 'current_password_wrong' });
    }
    const user = await setPassword(tx, { userId: actor.userId, hash, now, keepSession: actor.tokenId });
    record({ entity: 'user', id: user.id, action: 'password_change' });
    await sendPasswordChangedMail(tx, kernel, user);
    return sessionUserOf(tx, { ...actor, passwordChanged: true }, languageOf(request));
  });
}
