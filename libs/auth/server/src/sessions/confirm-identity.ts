import { actorOf, change, invalid, recordEvent, type Call, type Kernel } from '@traveldesk/shared-server';
import { lockUser } from '@traveldesk/users-server';
import type { Clock } from '../clock';
import { verifyPassword } from '../passwords/password.hash';
import { passwordHashOf } from '../passwords/passwords.sql';
import { factorOf } from '../second-factor/second-factor.sql';
import { useCode } from '../second-factor/use-code';
import { forgiveAttempt, takeAttempt } from '../throttle/throttle';
import { renewAuthentication } from './sessions.sql';

interface Confirm {
  kernel: Kernel;
  clock: Clock;
  request: Call;
  input: { password: string; code?: string | undefined };
}

/**
 * Proves again who is at the keyboard (SECURITY 29): by the password and, where a second factor is set up, by a code.
 * Guesses at either are slowed down like those at a sign-in. Throws a 422 at the field.
 */
export async function confirmIdentity({ kernel, clock, request, input }: Confirm): Promise<void> {
  const { userId, tokenId } = actorOf(request);
  const refuse = async (action: string, fields: Record<string, string>) => {
    await recordEvent(request, { entity: 'user', id: userId, action });
    throw invalid(fields);
  };
  const hasFactor = (await factorOf(kernel.db, userId))?.secret != null;
  // Nothing is guessed yet: the form asks for the code it did not know of.
  if (hasFactor && input.code === undefined) throw invalid({ code: 'code_needed' });

  const attempt = await change(request, (tx) =>
    takeAttempt(tx, [{ kind: 'pair', of: `present password ${userId}` }], clock()),
  );
  const right = await verifyPassword(await passwordHashOf(kernel.db, userId), input.password);
  if (!right || attempt.blocked) await refuse('password_refused', { password: 'current_password_wrong' });

  const confirmed = await change(request, async (tx, record) => {
    const now = clock();
    const user = await lockUser(tx, userId);
    const code = input.code ?? '';
    if (!user || (hasFactor && !(await useCode(tx, record, { kernel, user, code, now })))) return false;
    await forgiveAttempt(tx, attempt);
    await renewAuthentication(tx, tokenId, now);
    record({ entity: 'user', id: userId, action: 'identity_confirmed' });
    return true;
  });
  if (!confirmed) await refuse('code_failed', { code: 'code_wrong' });
}
