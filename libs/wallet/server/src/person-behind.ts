import { makerOfToken } from '@traveldesk/companies-server';
import type { Actor, Db } from '@traveldesk/shared-server';

/** The person behind a call: a program acts for whoever made its API token. */
export async function personBehind(
  db: Db,
  { userId, apiToken }: Pick<Actor, 'userId' | 'apiToken'>,
): Promise<string> {
  const maker = apiToken ? await makerOfToken(db, userId) : undefined;
  return maker?.id ?? userId;
}
