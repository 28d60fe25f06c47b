import type { Kernel, UserChanged } from '@traveldesk/shared-server';
import { invitationQueue, userById } from '@traveldesk/users-server';
import { deleteLinksOf } from '../links/links.sql';
import { sendAddressLeftMail, sendAddressTakenMail } from '../mails/address-changed.mail';
import { endSessionsOf } from '../sessions/sessions.sql';
import { deleteChallengesOf } from '../sign-in/challenges.sql';
import { forgetAddressesOf } from '../throttle/known-addresses.sql';

/**
 * Ends what was given to who the user was before (SECURITY 26, 28): by any change the sessions, and the sign-ins that
 * wait for a code; by another address or status the links; by another address what is known of the former owner's places too.
 */
export function endWhatWasGiven(kernel: Kernel): UserChanged {
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
