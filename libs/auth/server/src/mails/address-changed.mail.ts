import type { Kernel, Tx } from '@traveldesk/shared-server';
import type { User } from '@traveldesk/users-server';
import { mailOf } from './mail';

/** Tells the former address that it is no longer the user's; which one is now, is not its business (SECURITY 28). */
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

/** Tells the new address of somebody who has a password already that one signs in with it from now on. */
export async function sendAddressTakenMail(
  tx: Tx,
  { mail, texts, config }: Kernel,
  user: User,
): Promise<void> {
  await mail.send(mailOf({ texts, kind: 'address_taken', to: user, link: `${config.publicUrl}/login` }), {
    tx,
  });
}
