import type { Kernel, Tx } from '@traveldesk/shared-server';
import type { User } from '@traveldesk/users-server';
import { mailOf } from './mail';

/** Tells the owner: whoever changed a password, the owner must be able to object (SECURITY 28). */
export async function sendPasswordChangedMail(
  tx: Tx,
  { mail, texts, config }: Kernel,
  user: User,
): Promise<void> {
  await mail.send(mailOf({ texts, kind: 'changed', to: user, link: `${config.publicUrl}/reset-password` }), {
    tx,
  });
}
