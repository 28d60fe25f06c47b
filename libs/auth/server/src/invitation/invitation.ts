import type { Invitation } from '@traveldesk/auth-contract';
import { defaultLanguage } from '@traveldesk/shared-contract';
import { notFound, type Db } from '@traveldesk/shared-server';
import { userById, type User } from '@traveldesk/users-server';
import { hashSecret } from '../secrets';
import { findLink, type Link } from '../links/links.sql';

/** The kinds of links that POST /user-form accepts. */
export const invitationKinds = ['invitation', 'setup'] as const;

/** Returns the invitation of a link; undefined for an unusable link. A set-up link has no user yet. */
export async function findInvitation(
  db: Db,
  token: string,
  now: Date,
): Promise<{ link: Link; user: User | undefined } | undefined> {
  const link = await findLink(db, invitationKinds, hashSecret(token), now);
  if (!link) return undefined;
  const user = link.user_id === null ? undefined : await userById(db, link.user_id);
  return { link, user };
}

/** Returns the initial values of the invited user's form. Throws a 404 for an unusable link. */
export async function invitationOf(db: Db, token: string, now: Date): Promise<Invitation> {
  const found = await findInvitation(db, token, now);
  if (!found) throw notFound();
  const { user } = found;
  return user
    ? { name: user.name, email: user.email, language: user.language }
    : { name: '', email: null, language: defaultLanguage };
}
