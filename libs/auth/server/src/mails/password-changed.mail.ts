import type { Kernel, Tx } from '@traveldesk/shared-server';
import type { User } from '@traveldesk/users-server';
import { mailOf } from './mail';

/** Notifies the owner of a changed password, so that they can object if somebody else changed it (SECURITY 28). */
export async function sendPasswordChangedMail(
  tx: Tx,
  { mail, texts, config }: Kernel,
  user: User,
): Promise<void> {
  await mail.send(mailOf({ texts, kind: 'changed', to: user, link: `${config.publicUrl}/reset-password` }), {
    tx,
  });
}
