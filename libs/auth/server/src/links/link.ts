import { Problem, type Tx } from '@traveldesk/shared-server';
import type { LinkKind } from '../auth.tables';
import { minutes } from '../clock';
import { hashSecret, newSecret } from '../secrets';
import { replaceLink } from './links.sql';

/** How long a link may be used (SECURITY 28). */
export const linkMinutes = 30;

export type MailedLink = Exclude<LinkKind, 'setup'>;

const pages: Record<LinkKind, string> = {
  reset: '/reset-password',
  invitation: '/user-form',
  setup: '/user-form',
};

interface NewLink {
  kind: LinkKind;
  /** Null for the set-up link alone, which makes the first administrator. */
  userId: string | null;
  now: Date;
  /** From the configuration, never from a request's Host header. */
  publicUrl: string;
}

/**
 * Stores a link and answers its address. The secret stands in the fragment: a browser sends it to no server,
 * in no Referer, and proxies and access logs do not see it.
 */
export async function newLink(tx: Tx, { kind, userId, now, publicUrl }: NewLink): Promise<string> {
  const token = newSecret();
  await replaceLink(tx, {
    kind,
    user_id: userId,
    token_hash: hashSecret(token),
    expires_at: new Date(now.getTime() + linkMinutes * minutes),
  });
  return `${publicUrl}${pages[kind]}#token=${token}`;
}

/** Unknown, used, replaced and expired links are not told apart. */
export function linkUnusable(): Problem {
  return new Problem(422, 'link_unusable');
}
