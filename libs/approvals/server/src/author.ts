import { makerOfToken } from '@traveldesk/companies-server';
import { Problem, type Actor, type Tx } from '@traveldesk/shared-server';
import { userById } from '@traveldesk/users-server';
import type { Author } from './approval-kinds';

/** The facts of a caller that a request stores. */
export type RequestAuthor = Pick<Actor, 'userId' | 'name' | 'email' | 'type' | 'companyId' | 'apiToken'>;

/** Returns the author behind a call. For an API token the person is its creator, the company the token's. */
export async function authorOf(tx: Tx, actor: RequestAuthor): Promise<Author> {
  const companyId = actor.type === 'staff' ? null : actor.companyId;
  const { userId: id, name, email } = actor;
  if (!actor.apiToken) return { id, name, email, companyId, tokenId: null };
  const madeBy = await makerOfToken(tx, id);
  const maker = madeBy && (await userById(tx, madeBy.id));
  if (!maker) throw new Problem(403, 'api_token_refused');
  return { id: maker.id, name, email: maker.email, companyId, tokenId: id };
}

/** Returns the author as actor of the approved action: the API token if it made the request, else the person. */
export function authorAsActor({ id, tokenId, name }: Author): Pick<Actor, 'userId' | 'name'> {
  return { userId: tokenId ?? id, name };
}
