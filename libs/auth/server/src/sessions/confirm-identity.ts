import { actorOf, change, invalid, recordEvent, type Call, type Kernel } from '@traveldesk/shared-server';
import type { Clock } from '../clock';
import { passwordHashOf } from '../passwords/passwords.sql';
import { provePassword } from '../passwords/present-password';
import { factorOf } from '../second-factor/second-factor.sql';
import { useCode } from '../second-factor/use-code';
import { takeBackFailedAttempt } from '../throttle/throttle';
import { lockOwnUser } from './own-session';
import { renewAuthentication } from './sessions.sql';

interface Confirm {
  kernel: Kernel;
  clock: Clock;
  request: Call;
  input: { password: string; code?: string | undefined };
}

/**
 * Verifies the caller's identity again (SECURITY 29): by the password and, if there is a second factor, by a code. Guesses at either are
 * throttled like those at a sign-in. Throws a 422 at the field.
 */
export async function confirmIdentity({ kernel, clock, request, input }: Confirm): Promise<void> {
  const actor = actorOf(request);
  const { userId, tokenId } = actor;
  const hasFactor = (await factorOf(kernel.db, userId))?.secret != null;
  // Not an attempt yet: the form did not know that it needs a code.
  if (hasFactor && input.code === undefined) throw invalid({ code: 'code_needed' });

  const { attempt, hash } = await provePassword({
    kernel,
    clock,
    request,
    typed: input.password,
    field: 'password',
  });
  const confirmed = await change(request, async (tx, record) => {
    const now = clock();
    const user = await lockOwnUser(tx, actor, kernel, now);
    if ((await passwordHashOf(tx, userId)) !== hash) throw invalid({ password: 'current_password_wrong' });
    const code = input.code ?? '';
    if (hasFactor && !(await useCode(tx, record, { kernel, user, code, now }))) return false;
    await takeBackFailedAttempt(tx, attempt);
    await renewAuthentication(tx, tokenId, now);
    record({ entity: 'user', id: userId, action: 'identity_confirmed' });
    return true;
  });
  if (confirmed) return;
  await recordEvent(request, { entity: 'user', id: userId, action: 'code_failed' });
  throw invalid({ code: 'code_wrong' });
}
