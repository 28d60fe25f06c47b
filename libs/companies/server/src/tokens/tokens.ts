import { tokensPerCompany, type CompanyToken, type TokenInput } from '@traveldesk/companies-contract';
import { actorOf, change, invalid, notFound, Problem, type Call } from '@traveldesk/shared-server';
import { lockCompany } from '../companies/companies.sql';
import { newToken } from './token-secret';
import { countActiveTokens, insertToken, lockToken, revokeToken } from './tokens.sql';

const day = 24 * 60 * 60 * 1000;

/**
 * Makes a token, and tells its secret this once. Throws a 404, or a 422 at `scopes` for what the maker may not do, and
 * one where the company has as many tokens as it may have.
 */
export function generateToken(
  request: Call,
  companyId: string,
  input: TokenInput,
): Promise<CompanyToken & { token: string }> {
  const actor = actorOf(request);
  const beyond = input.scopes.find((scope) => !actor.permissions.has(scope));
  return change(request, async (tx, record) => {
    const company = await lockCompany(tx, companyId, actor);
    if (!company) throw notFound();
    if (beyond !== undefined) throw invalid({ scopes: 'token_scope_not_held' }, { permission: beyond });
    const now = new Date();
    if ((await countActiveTokens(tx, companyId, now)) >= tokensPerCompany) {
      throw new Problem(422, 'token_limit', { params: { count: tokensPerCompany } });
    }
    const { token, prefix, hash } = newToken();
    const made = await insertToken(tx, {
      company_id: companyId,
      name: input.name,
      prefix,
      secret_hash: hash,
      scopes: input.scopes,
      created_by: actor.userId,
      created_by_name: actor.name,
      created_at: now,
      expires_at: new Date(now.getTime() + input.expires_in_days * day),
    });
    record({ entity: 'company', id: companyId, action: 'update', after: { api_token: factsOf(made) } });
    return { ...made, token };
  });
}

/** Ends a token at once. Throws a 404 for one that is not the company's; one that has ended stays as it is. */
export function endToken(request: Call, companyId: string, tokenId: string): Promise<CompanyToken> {
  const actor = actorOf(request);
  return change(request, async (tx, record) => {
    if (!(await lockCompany(tx, companyId, actor))) throw notFound();
    const token = await lockToken(tx, companyId, tokenId);
    if (!token) throw notFound();
    if (token.state === 'revoked') return token;
    const now = new Date();
    await revokeToken(tx, tokenId, now);
    record({ entity: 'company', id: companyId, action: 'update', before: { api_token: factsOf(token) } });
    return { ...token, state: 'revoked', revoked_at: now.toISOString() };
  });
}

/** What the history shows of a token: never anything that it could be used by. */
function factsOf({ name, prefix, scopes, expires_at }: CompanyToken): Record<string, unknown> {
  return { name, prefix, scopes, expires_at };
}
