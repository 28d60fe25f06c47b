import type { Kernel, TextParams, Tx } from '@traveldesk/shared-server';
import type { User } from '@traveldesk/users-server';
import { mailOf } from './mail';

interface FactorMail {
  kind: 'factor_on' | 'factor_off' | 'factor_removed' | 'recovery_used' | 'recovery_renewed';
  user: User;
  params?: TextParams;
}

/** Notifies the owner of a change of the second factor, so that they can object if somebody else made it. */
export async function sendFactorMail(
  tx: Tx,
  { mail, texts }: Kernel,
  { kind, user, params }: FactorMail,
): Promise<void> {
  await mail.send(mailOf({ texts, kind, after: 'factor_after', to: user, params }), { tx });
}
