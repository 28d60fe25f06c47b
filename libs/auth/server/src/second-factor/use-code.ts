import type { Kernel, Recorder, Tx } from '@traveldesk/shared-server';
import type { User } from '@traveldesk/users-server';
import { sendFactorMail } from '../mails/second-factor.mail';
import { isAppCode, stepOf } from './otp';
import { recoveryHash } from './recovery-codes';
import { openKey } from './sealed-key';
import { countRecoveryCodes, lockFactor, takeRecoveryCode, updateFactor } from './second-factor.sql';

interface UseCode {
  kernel: Kernel;
  user: User;
  /** The code as normalized by `codeSchema`. */
  code: string;
  now: Date;
}

/**
 * Consumes a code, of the app or for recovery, in the transaction that needs it, so that it is accepted only once even in concurrent
 * requests. Returns false, without changes, if it is not a code of the user or was used before.
 */
export async function useCode(
  tx: Tx,
  record: Recorder,
  { kernel, user, code, now }: UseCode,
): Promise<boolean> {
  const factor = await lockFactor(tx, user.id);
  if (!factor?.secret) return false;
  if (isAppCode(code)) {
    const step = stepOf(openKey(kernel, user.id, factor.secret), code, now, factor.last_step);
    if (step === null) return false;
    await updateFactor(tx, user.id, { last_step: step });
    return true;
  }
  if (!(await takeRecoveryCode(tx, user.id, recoveryHash(user.id, code)))) return false;
  const left = await countRecoveryCodes(tx, user.id);
  record({ entity: 'user', id: user.id, action: 'recovery_code_used', after: { recovery_codes_left: left } });
  await sendFactorMail(tx, kernel, { kind: 'recovery_used', user, params: { left } });
  return true;
}
