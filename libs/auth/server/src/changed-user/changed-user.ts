import type { Kernel, UserChanged } from '@traveldesk/shared-server';
import { invitationQueue, userById } from '@traveldesk/users-server';
import { deleteLinksOf } from '../links/links.sql';
import { sendAddressLeftMail, sendAddressTakenMail } from '../mails/address-changed.mail';
import { endSessionsOf } from '../sessions/sessions.sql';
import { deleteChallengesOf } from '../sign-in/challenges.sql';
import { forgetAddressesOf } from '../throttle/known-addresses.sql';

/**
 * Revokes access given under a user's old data (SECURITY 26, 28): any change ends sessions and sign-ins that await a code; a new address or
 * status invalidates links; a new address also clears the former owner's known addresses.
 */
export function revokeAccess(kernel: Kernel): UserChanged {
  return async (tx, record, { before, after: { id, email, status } }) => {
    await endSessionsOf(tx, id);
    await deleteChallengesOf(tx, id);
    const moved = before.email !== email;
    if (moved || before.status !== status) await deleteLinksOf(tx, id);
    const user = moved && (await userById(tx, id));
    if (!user) return;
    await forgetAddressesOf(tx, id);
    await sendAddressLeftMail(tx, kernel, user, before.email);
    if (status === 'active') await sendAddressTakenMail(tx, kernel, user);
    if (status !== 'invited') return;
    await kernel.jobs.send(invitationQueue, { userId: id }, { tx });
    record({ entity: 'user', id, action: 'invite' });
  };
}
