import type { SessionUser } from '@traveldesk/shared-contract';
import {
  actorOf,
  change,
  invalid,
  languageOf,
  recordEvent,
  requireFresh,
  type Call,
  type Kernel,
} from '@traveldesk/shared-server';
import type { Clock } from '../clock';
import { sendPasswordChangedMail } from '../mails/password-changed.mail';
import { factorOf } from '../second-factor/second-factor.sql';
import { sessionUserOf } from '../sign-in/session-user';
import { forgiveAttempt, takeAttempt } from '../throttle/throttle';
import { hashPassword, verifyPassword } from './password.hash';
import { checkPassword } from './password.policy';
import { passwordOwnerOf } from './password.owner';
import { passwordHashOf } from './passwords.sql';
import { setPassword } from './set-password';

interface Update {
  kernel: Kernel;
  clock: Clock;
  request: Call;
  current: string;
  next: string;
}

/**
 * Changes one's own password. The present one is asked for, and guesses at it are slowed down like those at a
 * sign-in: a stolen session is not to become a stolen account (SECURITY 29).
 */
export async function updatePassword({
  kernel,
  clock,
  request,
  current,
  next,
}: Update): Promise<SessionUser> {
  const actor = actorOf(request);
  // The present password is in the call: that is all there is to prove, unless there is a second factor.
  if ((await factorOf(kernel.db, actor.userId))?.secret) requireFresh(request);
  const attempt = await change(request, (tx) =>
    takeAttempt(tx, [{ kind: 'pair', of: `present password ${actor.userId}` }], clock()),
  );
  const stored = await passwordHashOf(kernel.db, actor.userId);
  const right = await verifyPassword(stored, current);
  if (!right || attempt.blocked) {
    await recordEvent(request, { entity: 'user', id: actor.userId, action: 'password_refused' });
    throw invalid({ current_password: 'current_password_wrong' });
  }
  if (next === current) throw invalid({ new_password: 'password_same' });
  checkPassword('new_password', next, await passwordOwnerOf(kernel.db, actor));
  const hash = await hashPassword(next);

  return change(request, async (tx, record) => {
    await forgiveAttempt(tx, attempt);
    const user = await setPassword(tx, {
      userId: actor.userId,
      hash,
      now: clock(),
      keepSession: actor.tokenId,
    });
    record({ entity: 'user', id: user.id, action: 'password_change' });
    await sendPasswordChangedMail(tx, kernel, user);
    return sessionUserOf(tx, { ...actor, passwordChanged: true }, languageOf(request));
  });
}
