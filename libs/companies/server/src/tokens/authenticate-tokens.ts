import { defaultLanguage } from '@traveldesk/shared-contract';
import type { Authenticate, Kernel } from '@traveldesk/shared-server';
import { hashToken } from './token-secret';
import { tokenInForce, touchToken } from './tokens.sql';

/**
 * Whose an API token is: the company's, never a person's. It may do what it was given and its maker may still do at this
 * moment: what is taken from the maker is taken from the token by the next call (SECURITY 27, 32).
 */
export function authenticateTokens({ db, rightsOf }: Kernel, clock = () => new Date()): Authenticate {
  return async (token) => {
    const now = clock();
    const found = await tokenInForce(db, hashToken(token), now);
    if (!found) return null;
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
