import { defaultLanguage } from '@traveldesk/shared-contract';
import type { Actor, Authenticate, Kernel, UserStanding } from '@traveldesk/shared-server';
import { hashToken } from './token-secret';
import { tokenInForce, touchToken } from './tokens.sql';

/**
 * Whose an API token is: the company's, never a person's. Its maker must still be who made it, and it may do what it was
 * given and its maker may still do: all of it is asked at each call, so that nothing has to remember to end it
 * (SECURITY 27, 32).
 */
export function authenticateTokens(
  { db, rightsOf, standingOf }: Kernel,
  clock = () => new Date(),
): Authenticate {
  return async (token) => {
    const now = clock();
    const found = await tokenInForce(db, hashToken(token), now);
    if (!found || !isStillMaker(await standingOf(found.created_by), found)) return null;
    const makers = await rightsOf(found.created_by);
    await touchToken(db, found, now);
    return {
      // The trail names the token; the person who made it is in the entry of its making.
      userId: found.id,
      name: `${found.company_name} · ${found.name}`,
      email: found.company_email,
      type: 'company',
      companyId: found.company_id,
      permissions: new Set(found.scopes.filter((scope) => makers.has(scope))),
      language: defaultLanguage,
      passwordChanged: true,
      tokenId: found.id,
      apiToken: true,
    };
  };
}

/** Whether the maker may act at all, and is of the type and the company that the token was made in. */
function isStillMaker(
  now: UserStanding | null,
  then: { maker_type: Actor['type']; maker_company_id: string | null },
): boolean {
  return now?.status === 'active' && now.type === then.maker_type && now.companyId === then.maker_company_id;
}
