import {
  tokensPerCompany,
  type Company,
  type CompanyToken,
  type TokenInput,
} from '@traveldesk/companies-contract';
import { dayMs } from '@traveldesk/shared-contract';
import {
  invalid,
  notFound,
  Problem,
  type Actor,
  type Kernel,
  type Recorder,
  type Tx,
} from '@traveldesk/shared-server';
import { lockCompany } from '../companies/companies.sql';
import { newToken } from './token-secret';
import { countActiveTokens, insertToken, lockToken, revokeToken, tokensOf } from './tokens.sql';

/** Lists a company's tokens. A token that would be refused is shown as ended, even if no end is stored. */
export async function listTokens(
  { db, standingOf }: Pick<Kernel, 'db' | 'standingOf'>,
  { id: companyId, status }: Pick<Company, 'id' | 'status'>,
  reader: Actor,
): Promise<CompanyToken[]> {
  const found = await tokensOf(db, companyId, reader);
  const active = found.flatMap(({ makerId, token }) => (token.state === 'active' ? [makerId] : []));
  const makers = [...new Set(active)];
  const standing = await Promise.all(makers.map((id) => standingOf(id)));
  const gone = new Set(makers.filter((_, index) => standing[index] === null));
  return found.map(({ makerId, reach, token }) => {
    if (token.state !== 'active') return token;
    if (status === 'suspended') return { ...token, state: 'revoked', ended: 'company' };
    return gone.has(makerId) || !reach ? { ...token, state: 'revoked', ended: 'maker' } : token;
  });
}

/**
 * Creates a token and returns its secret, this once. Throws a 404; a 422 at `scopes` for permissions that the maker lacks; a 422 when the
 * company is suspended or has reached its limit of tokens.
 */
export async function generateToken(
  tx: Tx,
  record: Recorder,
  actor: Actor,
  { companyId, token: input }: { companyId: string; token: TokenInput },
): Promise<CompanyToken & { token: string }> {
  const beyond = input.scopes.find((scope) => !actor.permissions.has(scope));
  const company = await lockCompany(tx, companyId, actor);
  if (!company) throw notFound();
  if (company.status === 'suspended') throw new Problem(422, 'token_company_suspended');
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
    maker_type: actor.type,
    maker_company_id: actor.companyId,
    created_at: now,
    expires_at: new Date(now.getTime() + input.expires_in_days * dayMs),
  });
  record({ entity: 'company', id: companyId, action: 'update', after: { api_token: auditedToken(made) } });
  return { ...made, token };
}

/** Revokes a token. Throws a 404 for another company's token; an ended token stays unchanged. */
export async function endToken(
  tx: Tx,
  record: Recorder,
  actor: Actor,
  { companyId, tokenId }: { companyId: string; tokenId: string },
): Promise<CompanyToken> {
  if (!(await lockCompany(tx, companyId, actor))) throw notFound();
  const token = await lockToken(tx, companyId, tokenId, actor);
  if (!token) throw notFound();
  if (token.state === 'revoked') return token;
  const now = new Date();
  await revokeToken(tx, tokenId, { at: now, ended: 'revoked' });
  record({ entity: 'company', id: companyId, action: 'update', before: { api_token: auditedToken(token) } });
  return { ...token, state: 'revoked', revoked_at: now.toISOString(), ended: 'revoked' };
}

/** Returns a token for the history, without anything that would allow its use. */
export function auditedToken({ name, prefix, scopes, expires_at }: CompanyToken): Record<string, unknown> {
  return { name, prefix, scopes, expires_at };
}
