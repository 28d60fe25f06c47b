import { makerOfToken } from '@traveldesk/companies-server';
import { Problem, type Actor, type Tx } from '@traveldesk/shared-server';
import { userById } from '@traveldesk/users-server';
import type { Author } from './approval-kinds';

/** What of a caller a request keeps. */
export type Writer = Pick<Actor, 'userId' | 'name' | 'email' | 'type' | 'companyId' | 'apiToken'>;

/**
 * The person behind a call. A program acts for whoever made its token: what it asks for, that person has asked for, and
 * its company is the token's.
 */
export async function authorOf(tx: Tx, actor: Writer): Promise<Author> {
  const companyId = actor.type === 'staff' ? null : actor.companyId;
  const { userId: id, name, email } = actor;
  if (!actor.apiToken) return { id, name, email, companyId, tokenId: null };
  const madeBy = await makerOfToken(tx, id);
  const maker = madeBy && (await userById(tx, madeBy.id));
  // A token without its maker is none that could have called.
  if (!maker) throw new Problem(403, 'api_token_refused');
  return { id: maker.id, name, email: maker.email, companyId, tokenId: id };
}
