import { newId, type Secrets, type Tx } from '@traveldesk/shared-server';
import { minutes } from '../clock';
import { linkAddress, linkMinutes } from '../links/link';
import { replaceLink, unexpiredSetUp } from '../links/links.sql';
import { hashSecret } from '../secrets';

interface Wanted {
  secrets: Pick<Secrets, 'tokensOf'>;
  now: Date;
  publicUrl: string;
}

/**
 * Returns the link of the first administrator and its remaining validity. Its token is derived from the secret key and the row's id, so
 * that every process with the key finds the link that another has printed; the database alone does not reveal it.
 */
export async function setUpLink(
  tx: Tx,
  { secrets, now, publicUrl }: Wanted,
): Promise<{ address: string; minutesLeft: number }> {
  const there = await unexpiredSetUp(tx, now);
  const known =
    there && secrets.tokensOf(contextOf(there.id)).find((token) => hashSecret(token) === there.token_hash);
  if (known) {
    const left = there.expires_at.getTime() - now.getTime();
    return { address: linkAddress(publicUrl, 'setup', known), minutesLeft: Math.ceil(left / minutes) };
  }
  const id = newId();
  const [token = ''] = secrets.tokensOf(contextOf(id));
  const expires_at = new Date(now.getTime() + linkMinutes * minutes);
  await replaceLink(tx, {
    id,
    kind: 'setup',
    user_id: null,
    email: null,
    token_hash: hashSecret(token),
    expires_at,
  });
  return { address: linkAddress(publicUrl, 'setup', token), minutesLeft: linkMinutes };
}

function contextOf(id: string): string {
  return `set-up-link:${id}`;
}
