import { defaultLanguage } from '@traveldesk/shared-contract';
import type { Actor, Authenticate, Kernel, UserStanding } from '@traveldesk/shared-server';
import { hashToken } from './token-secret';
import { tokenInForce, touchToken } from './tokens.sql';

/**
 * Authenticates API tokens. A token acts for its company, never for a person. Its maker must still have the same type and company, and it
 * may do only what both it was granted and the maker still may. All of this is checked on each call, so that nothing else has to end tokens
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
      // History entries name the token; the entry of its creation names the maker.
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
      formerProducts: found.former_products,
    };
  };
}

/** True when the maker is active and still has the type and company from the token's creation. */
function isStillMaker(
  now: UserStanding | null,
  then: { maker_type: Actor['type']; maker_company_id: string | null },
): boolean {
  return now?.status === 'active' && now.type === then.maker_type && now.companyId === then.maker_company_id;
}
