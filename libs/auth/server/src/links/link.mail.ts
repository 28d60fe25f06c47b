import type { Kernel, TextParams, Tx } from '@traveldesk/shared-server';
import { companyName } from '@traveldesk/companies-server';
import { lockUser, userByEmail, userById, type InvitationJob, type User } from '@traveldesk/users-server';
import type { Clock } from '../clock';
import { mailOf } from '../mails/mail';
import { isSignInForbidden } from '../sign-in/sign-in-forbidden';
import { invitationDays, linkMinutes, newLink, type MailedLink } from './link';

/**
 * Creates a link for a user and queues its mail: an invitation for a user without a password, a reset for an active user, nothing for a
 * suspended user or one of a suspended company. The caller has locked the user, so that the address is still current when the link is
 * stored. An invitation names the user with `inviterId`.
 */
export async function mailLink(
  tx: Tx,
  kernel: Kernel,
  user: User,
  now: Date,
  inviterId?: string,
): Promise<void> {
  const kind = kindFor(user);
  if (!kind || (await isSignInForbidden(tx, user))) return;
  const link = await newLink(tx, { kind, user, now, publicUrl: kernel.config.publicUrl });
  const invited = kind === 'invitation' ? await invitedBy(tx, user, inviterId) : {};
  const params = { minutes: linkMinutes, days: invitationDays, ...invited.names };
  const mail = mailOf({ texts: kernel.texts, kind, intro: invited.intro, to: user, link, params });
  await kernel.mail.send(mail, { tx });
}

/** Returns the invitation's first sentence, as far as inviter and company are known, and the names in it. */
async function invitedBy(
  tx: Tx,
  { company_id: companyId }: User,
  inviterId: string | undefined,
): Promise<{ intro?: string; names?: TextParams }> {
  const inviter = inviterId && (await userById(tx, inviterId))?.name;
  if (!inviter) return {};
  const company = await companyName(tx, companyId);
  return company
    ? { intro: 'invitation_to_company', names: { inviter, company } }
    : { intro: 'invitation_by', names: { inviter } };
}

function kindFor({ status }: User): MailedLink | null {
  if (status === 'suspended') return null;
  return status === 'invited' ? 'invitation' : 'reset';
}

export const linkQueue = 'auth_link';

/**
 * Handles POST /forget-password in the background, so that the request takes the same time and gives the same answer for an unknown address
 * (SECURITY 22).
 */
export async function mailLinkTo(kernel: Kernel, clock: Clock, { email }: { email: string }): Promise<void> {
  await kernel.db.transaction().execute(async (tx) => {
    const found = await userByEmail(tx, email);
    const user = found && (await lockUser(tx, found.id));
    if (user?.email === email) await mailLink(tx, kernel, user, clock());
  });
}

/** Mails a new user the link to set a password; nothing if they have one by now. */
export async function mailInvitation(
  kernel: Kernel,
  clock: Clock,
  { userId, inviterId }: InvitationJob,
): Promise<void> {
  await kernel.db.transaction().execute(async (tx) => {
    const user = await lockUser(tx, userId);
    if (user?.status === 'invited') await mailLink(tx, kernel, user, clock(), inviterId);
  });
}
