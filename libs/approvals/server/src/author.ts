import { makerOfToken } from '@traveldesk/companies-server';
import { Problem, type Actor, type Tx } from '@traveldesk/shared-server';
import { userById } from '@traveldesk/users-server';
import type { Author } from './approval-kinds';

/** The parts of a caller that a request keeps. */
export type Writer = Pick<Actor, 'userId' | 'name' | 'email' | 'type' | 'companyId' | 'apiToken'>;

/**
 * Returns the person behind a call. The author of a program's request is the person who made its token; the company is
 * the token's.
 */
export async function authorOf(tx: Tx, actor: Writer): Promise<Author> {
  const companyId = actor.type === 'staff' ? null : actor.companyId;
  const { userId: id, name, email } = actor;
  if (!actor.apiToken) return { id, name, email, companyId, tokenId: null };
  const madeBy = await makerOfToken(tx, id);
  const maker = madeBy && (await userById(tx, madeBy.id));
  if (!maker) throw new Problem(403, 'api_token_refused');
  return { id: maker.id, name, email: maker.email, companyId, tokenId: id };
}

/** Returns the author as the actor of what an approved request does: the program where a program asked, else the person. */
export function authorAsActor({ id, tokenId, name }: Author): Pick<Actor, 'userId' | 'name'> {
  return { userId: tokenId ?? id, name };
}
