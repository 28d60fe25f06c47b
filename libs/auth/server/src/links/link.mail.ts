import type { Kernel, Tx } from '@traveldesk/shared-server';
import { lockUser, userByEmail, type User } from '@traveldesk/users-server';
import type { Clock } from '../clock';
import { mailOf } from '../mails/mail';
import { isShutOut } from '../sign-in/shut-out';
import { invitationDays, linkMinutes, newLink, type MailedLink } from './link';

/**
 * Makes a link for a user and puts the mail with it into the outbox: an invitation for somebody who has no
 * password yet, a reset for whoever may sign in, nothing for a suspended user or one of a suspended company. The caller
 * has locked the user, so that the address is still theirs when the link is stored.
 */
export async function mailLink(tx: Tx, kernel: Kernel, user: User, now: Date): Promise<void> {
  const kind = kindFor(user);
  if (!kind || (await isShutOut(tx, user))) return;
  const link = await newLink(tx, { kind, user, now, publicUrl: kernel.config.publicUrl });
  const params = { minutes: linkMinutes, days: invitationDays };
  const mail = mailOf({ texts: kernel.texts, kind, to: user, link, params });
  await kernel.mail.send(mail, { tx });
}

function kindFor({ status }: User): MailedLink | null {
  if (status === 'suspended') return null;
  return status === 'invited' ? 'invitation' : 'reset';
}

export const linkQueue = 'auth_link';

/**
 * The work behind POST /forget-password. It runs apart from the call, which therefore does and answers the
 * same for an address that nobody has (SECURITY 22).
 */
export async function mailLinkTo(kernel: Kernel, clock: Clock, { email }: { email: string }): Promise<void> {
  await kernel.db.transaction().execute(async (tx) => {
    const found = await userByEmail(tx, email);
    const user = found && (await lockUser(tx, found.id));
    if (user?.email === email) await mailLink(tx, kernel, user, clock());
  });
}

/** Mails the link that a newly made user sets a password with; nothing to one who has one by now. */
export async function mailInvitation(
  kernel: Kernel,
  clock: Clock,
  { userId }: { userId: string },
): Promise<void> {
  await kernel.db.transaction().execute(async (tx) => {
    const user = await lockUser(tx, userId);
    if (user?.status === 'invited') await mailLink(tx, kernel, user, clock());
  });
}
