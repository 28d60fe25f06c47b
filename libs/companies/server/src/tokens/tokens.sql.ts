import { sql, type Insertable, type RawBuilder, type Selectable } from 'kysely';
import type { CompanyToken, TokenEnd } from '@traveldesk/companies-contract';
import { newId, type Actor, type Db, type Tx } from '@traveldesk/shared-server';
import type { CompanyTokensTable } from '../companies.tables';
import { companyScope, type Scoped } from '../companies/scope';

/** Limit on listed tokens; older ended ones are left out. */
const listed = 100;

/** Minutes before another use is recorded, so that busy clients do not cause a write per call. */
const useWrittenAfter = 1;

const columns = [
  'id',
  'name',
  'prefix',
  'scopes',
  'created_by_name',
  'created_at',
  'expires_at',
  'last_used_at',
  'revoked_at',
  'ended',
] as const;

type TokenRow = Pick<Selectable<CompanyTokensTable>, (typeof columns)[number]> & { maker_seen: boolean };

/** True when the reader may see a token's maker: company users do not see makers among staff or in companies above. */
function makerSeen(reader: Scoped) {
  return companyScope(reader)('maker_company_id').as('maker_seen');
}

/** Returns a company's tokens: active ones first, then ended ones, newest first. `reach`: whether the maker may still see the company. */
export async function tokensOf(
  db: Db,
  companyId: string,
  reader: Scoped,
): Promise<{ makerId: string; reach: boolean; token: CompanyToken }[]> {
  const rows = await db
    .selectFrom('company_tokens as tokens')
    .select(columns)
    .select(['created_by', makerSeen(reader), makerSeesCompany.as('reach')])
    .where('company_id', '=', companyId)
    .orderBy(sql`(revoked_at is null and expires_at > now())`, 'desc')
    .orderBy('id', 'desc')
    .limit(listed)
    .execute();
  return rows.map(({ created_by: makerId, reach, ...row }) => ({ makerId, reach, token: tokenOf(row) }));
}

/** Counts a company's active tokens. */
export async function countActiveTokens(tx: Tx, companyId: string, now: Date): Promise<number> {
  const { count } = await tx
    .selectFrom('company_tokens')
    .select(sql<number>`count(*)`.as('count'))
    .where('company_id', '=', companyId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertToken(
  tx: Tx,
  token: Omit<Insertable<CompanyTokensTable>, 'id' | 'last_used_at' | 'revoked_at' | 'ended'>,
): Promise<CompanyToken> {
  const row = await tx
    .insertInto('company_tokens')
    .values({ ...token, id: newId(), last_used_at: null, revoked_at: null, ended: null })
    .returning(columns)
    .executeTakeFirstOrThrow();
  return tokenOf({ ...row, maker_seen: true });
}

/** Locks a company's token; undefined when it does not exist. */
export async function lockToken(
  tx: Tx,
  companyId: string,
  id: string,
  reader: Scoped,
): Promise<CompanyToken | undefined> {
  const row = await tx
    .selectFrom('company_tokens')
    .select(columns)
    .select(makerSeen(reader))
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .forUpdate()
    .executeTakeFirst();
  return row && tokenOf(row);
}

/** An active, locked token with its company. */
export interface ActiveToken {
  company_id: string;
  token: CompanyToken;
}

/** Active tokens made by a user. */
export function activeTokensBy(tx: Tx, makerId: string, now: Date): Promise<ActiveToken[]> {
  return activeTokens(tx, now, sql<boolean>`tokens.created_by = ${makerId}`);
}

/** Active tokens of a company, and those that its users made for other companies. */
export function activeTokensAround(tx: Tx, companyId: string, now: Date): Promise<ActiveToken[]> {
  return activeTokens(
    tx,
    now,
    sql<boolean>`(tokens.company_id = ${companyId} or tokens.maker_company_id = ${companyId})`,
  );
}

/** Active tokens of a company and its subtree whose maker's company is not above the token's company; staff's tokens excluded. */
export function activeTokensOutOfReach(tx: Tx, companyId: string, now: Date): Promise<ActiveToken[]> {
  return activeTokens(
    tx,
    now,
    sql<boolean>`tokens.maker_type <> 'staff' and tokens.company_id in (
      select descendant_id from company_tree where ancestor_id = ${companyId}) and not exists (
      select 1 from company_tree
      where ancestor_id = tokens.maker_company_id and descendant_id = tokens.company_id)`,
  );
}

async function activeTokens(tx: Tx, now: Date, which: RawBuilder<boolean>): Promise<ActiveToken[]> {
  const rows = await tx
    .selectFrom('company_tokens as tokens')
    .select(columns)
    .select('company_id')
    .where(which)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ company_id, ...row }) => ({ company_id, token: tokenOf({ ...row, maker_seen: true }) }));
}

export async function revokeToken(
  tx: Tx,
  id: string,
  { at, ended }: { at: Date; ended: TokenEnd },
): Promise<void> {
  await tx.updateTable('company_tokens').set({ revoked_at: at, ended }).where('id', '=', id).execute();
}

/** Staff see every company. Another maker's company must be active and still be this company or above it. */
const makerSeesCompany = sql<boolean>`(tokens.maker_type = 'staff' or exists (
  select 1 from company_tree join companies as makers on makers.id = company_tree.ancestor_id
  where company_tree.ancestor_id = tokens.maker_company_id and company_tree.descendant_id = tokens.company_id
    and makers.status = 'active'))`;

/** Returns an active token of an active company that its maker may see, with the fields for authentication. */
export async function tokenInForce(db: Db, hash: string, now: Date) {
  return db
    .selectFrom('company_tokens as tokens')
    .innerJoin('companies', 'companies.id', 'tokens.company_id')
    .select(['tokens.id', 'tokens.name', 'tokens.scopes', 'tokens.created_by', 'tokens.last_used_at'])
    .select(['tokens.maker_type', 'tokens.maker_company_id', 'tokens.former_products'])
    .select([
      'companies.id as company_id',
      'companies.name as company_name',
      'companies.email as company_email',
    ])
    .where('tokens.secret_hash', '=', hash)
    .where('tokens.revoked_at', 'is', null)
    .where('tokens.expires_at', '>', now)
    .where('companies.status', '=', 'active')
    .where(makerSeesCompany)
    .executeTakeFirst();
}

/** Returns a token's maker with the type at that time, even for ended tokens; undefined for an unknown token. */
export async function makerOfToken(
  db: Db | Tx,
  id: string,
): Promise<{ id: string; type: Actor['type'] } | undefined> {
  return db
    .selectFrom('company_tokens')
    .select(['created_by as id', 'maker_type as type'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Records a use, unless one was recorded within the last minute. */
export async function touchToken(
  db: Db,
  token: { id: string; last_used_at: Date | null },
  now: Date,
): Promise<void> {
  if (token.last_used_at && now.getTime() - token.last_used_at.getTime() < useWrittenAfter * 60_000) return;
  await db.updateTable('company_tokens').set({ last_used_at: now }).where('id', '=', token.id).execute();
}

function tokenOf(row: TokenRow, now = new Date()): CompanyToken {
  const { created_by_name: maker, maker_seen: seen, ...others } = row;
  const { created_at, expires_at, last_used_at, revoked_at, ...rest } = others;
  return {
    ...rest,
    state: revoked_at ? 'revoked' : expires_at <= now ? 'expired' : 'active',
    created_by: seen ? maker : null,
    created_at: created_at.toISOString(),
    expires_at: expires_at.toISOString(),
    last_used_at: last_used_at?.toISOString() ?? null,
    revoked_at: revoked_at?.toISOString() ?? null,
  };
}
