import type { Kernel, Tx } from '@traveldesk/shared-server';
import type { User } from '@traveldesk/users-server';
import { mailOf } from './mail';

/** Notifies the former address that it no longer belongs to the user, without stating the new one (SECURITY 28). */
export async function sendAddressLeftMail(
  tx: Tx,
  { mail, texts }: Kernel,
  user: User,
  formerEmail: string,
): Promise<void> {
  const kind = user.status === 'invited' ? 'uninvited' : 'address_left';
  await mail.send(mailOf({ texts, kind, after: 'address_left_after', to: { ...user, email: formerEmail } }), {
    tx,
  });
}

/** Notifies the new address of a user with a password that it is now used to sign in. */
export async function sendAddressTakenMail(
  tx: Tx,
  { mail, texts, config }: Kernel,
  user: User,
): Promise<void> {
  await mail.send(mailOf({ texts, kind: 'address_taken', to: user, link: `${config.publicUrl}/login` }), {
    tx,
  });
}
