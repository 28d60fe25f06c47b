import { Problem, type Tx } from '@traveldesk/shared-server';
import type { LinkKind } from '../auth.tables';
import { days, minutes } from '../clock';
import { hashSecret, newSecret } from '../secrets';
import { replaceLink } from './links.sql';

/** How long a link that sets a new password, or makes the first administrator, may be used (SECURITY 28). */
export const linkMinutes = 30;

/** An invitation waits for somebody who may be away; it gives an account that nobody has used yet. */
export const invitationDays = 7;

export type MailedLink = Exclude<LinkKind, 'setup'>;

const pages: Record<LinkKind, string> = {
  reset: '/reset-password',
  invitation: '/user-form',
  setup: '/user-form',
};

interface NewLink {
  kind: MailedLink;
  /** Whose it is, and the address it goes to. */
  user: { id: string; email: string };
  now: Date;
  /** From the configuration, never from a request's Host header. */
  publicUrl: string;
}

/**
 * Stores a link and answers its address. The secret is in the fragment: a browser sends it to no server,
 * in no Referer, and proxies and access logs do not see it.
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

/** Unknown, used, replaced and expired links are not told apart. */
export function linkUnusable(): Problem {
  return new Problem(422, 'link_unusable');
}
