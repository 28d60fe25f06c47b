import { makerOfToken } from '@traveldesk/companies-server';
import type { Actor, Db } from '@traveldesk/shared-server';

/** Returns the person behind a call: an API token acts for the user who created it. */
export async function personBehind(
  db: Db,
  { userId, apiToken }: Pick<Actor, 'userId' | 'apiToken'>,
): Promise<string> {
  const maker = apiToken ? await makerOfToken(db, userId) : undefined;
  return maker?.id ?? userId;
}
