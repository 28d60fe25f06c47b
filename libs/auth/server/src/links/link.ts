import { Problem, type Tx } from '@traveldesk/shared-server';
import type { LinkKind } from '../auth.tables';
import { days, minutes } from '../clock';
import { hashSecret, newSecret } from '../secrets';
import { replaceLink } from './links.sql';

/** Minutes that a link to reset a password, or to create the first administrator, is valid (SECURITY 28). */
export const linkMinutes = 30;

/** Days that an invitation is valid: its recipient may be away, and its account is still unused. */
export const invitationDays = 7;

export type MailedLink = Exclude<LinkKind, 'setup'>;

const pages: Record<LinkKind, string> = {
  reset: '/reset-password',
  invitation: '/user-form',
  setup: '/user-form',
};

interface NewLink {
  kind: MailedLink;
  /** The link's user and the address of the mail. */
  user: { id: string; email: string };
  now: Date;
  /** From the configuration, never from a request's Host header. */
  publicUrl: string;
}

/**
 * Stores a link and returns its address. The token is in the fragment, which browsers send neither to servers nor as Referer, so that
 * proxies and access logs do not contain it.
 */
export async function newLink(tx: Tx, { kind, user, now, publicUrl }: NewLink): Promise<string> {
  const token = newSecret();
  await replaceLink(tx, {
    kind,
    user_id: user.id,
    email: user.email,
    token_hash: hashSecret(token),
    expires_at: new Date(
      now.getTime() + (kind === 'invitation' ? invitationDays * days : linkMinutes * minutes),
    ),
  });
  return linkAddress(publicUrl, kind, token);
}

export function linkAddress(publicUrl: string, kind: LinkKind, token: string): string {
  return `${publicUrl}${pages[kind]}#token=${token}`;
}

/** The error for unknown, used, replaced and expired links, which are not distinguished. */
export function linkUnusable(): Problem {
  return new Problem(422, 'link_unusable');
}
