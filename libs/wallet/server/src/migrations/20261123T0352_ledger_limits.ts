import { sql, type Kysely } from 'kysely';
import { newId } from '@traveldesk/shared-server';

interface Limit {
  company_id: string;
  currency: string;
  credit_limit: number | bigint;
}

const atOnce = 500;

/** Moves the companies' credit limits to their wallets (DESIGN 5); the companies library drops the old column. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<Limit>`
    select id as company_id, currency, credit_limit from companies where credit_limit > 0 order by id`.execute(
    db,
  );
  for (let from = 0; from < rows.length; from += atOnce) {
    const limits = rows.slice(from, from + atOnce).map((row) => ({ ...row, account: newId(), id: newId() }));
    const wallets = limits.map(
      ({ account, company_id: company, currency }) =>
        sql`(${account}::uuid, ${company}::uuid, 'wallet', ${currency})`,
    );
    await sql`insert into ledger_accounts (id, company_id, kind, currency) values ${sql.join(wallets)}`.execute(
      db,
    );
    const changes = limits.map(
      ({ id, account, credit_limit: limit }) => sql`(${id}::uuid, ${account}::uuid, ${limit}::bigint)`,
    );
    await sql`insert into ledger_limits (id, account_id, credit_limit) values ${sql.join(changes)}`.execute(
      db,
    );
  }
}
