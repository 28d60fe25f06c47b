import { sql, type Insertable, type Selectable } from 'kysely';
import type { CompanyToken } from '@traveldesk/companies-contract';
import { newId, type Db, type Tx } from '@traveldesk/shared-server';
import type { CompanyTokensTable } from '../companies.tables';

/** More tokens than these are not listed: those that ended long ago. */
const listed = 100;

/** Minutes within which a second use is not written again, so that a busy program does not write with every call. */
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
] as const;

type TokenRow = Pick<Selectable<CompanyTokensTable>, (typeof columns)[number]>;

/** A company's tokens: those in force first, then those that ended, newest first. */
export async function tokensOf(db: Db, companyId: string): Promise<CompanyToken[]> {
  const rows = await db
    .selectFrom('company_tokens')
    .select(columns)
    .where('company_id', '=', companyId)
    .orderBy(sql`(revoked_at is null and expires_at > now())`, 'desc')
    .orderBy('id', 'desc')
    .limit(listed)
    .execute();
  return rows.map((row) => tokenOf(row));
}

/** How many tokens of the company are in force. */
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
  token: Omit<Insertable<CompanyTokensTable>, 'id' | 'last_used_at' | 'revoked_at'>,
): Promise<CompanyToken> {
  const row = await tx
    .insertInto('company_tokens')
    .values({ ...token, id: newId(), last_used_at: null, revoked_at: null })
    .returning(columns)
    .executeTakeFirstOrThrow();
  return tokenOf(row);
}

/** The token, locked, or undefined when the company has none such. */
export async function lockToken(tx: Tx, companyId: string, id: string): Promise<CompanyToken | undefined> {
  const row = await tx
    .selectFrom('company_tokens')
    .select(columns)
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .forUpdate()
    .executeTakeFirst();
  return row && tokenOf(row);
}

export async function revokeToken(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.updateTable('company_tokens').set({ revoked_at: at }).where('id', '=', id).execute();
}

/** A token in force of an active company, with what a call by it needs. */
export async function tokenInForce(db: Db, hash: string, now: Date) {
  return db
    .selectFrom('company_tokens as tokens')
    .innerJoin('companies', 'companies.id', 'tokens.company_id')
    .select(['tokens.id', 'tokens.name', 'tokens.scopes', 'tokens.created_by', 'tokens.last_used_at'])
    .select([
      'companies.id as company_id',
      'companies.name as company_name',
      'companies.email as company_email',
    ])
    .where('tokens.secret_hash', '=', hash)
    .where('tokens.revoked_at', 'is', null)
    .where('tokens.expires_at', '>', now)
    .where('companies.status', '=', 'active')
    .executeTakeFirst();
}

/** Notes the use, unless one was noted a moment ago. */
export async function touchToken(
  db: Db,
  token: { id: string; last_used_at: Date | null },
  now: Date,
): Promise<void> {
  if (token.last_used_at && now.getTime() - token.last_used_at.getTime() < useWrittenAfter * 60_000) return;
  await db.updateTable('company_tokens').set({ last_used_at: now }).where('id', '=', token.id).execute();
}

function tokenOf(row: TokenRow, now = new Date()): CompanyToken {
  const { created_by_name: createdBy, created_at, expires_at, last_used_at, revoked_at, ...rest } = row;
  return {
    ...rest,
    state: revoked_at ? 'revoked' : expires_at <= now ? 'expired' : 'active',
    created_by: createdBy,
    created_at: created_at.toISOString(),
    expires_at: expires_at.toISOString(),
    last_used_at: last_used_at?.toISOString() ?? null,
    revoked_at: revoked_at?.toISOString() ?? null,
  };
}
