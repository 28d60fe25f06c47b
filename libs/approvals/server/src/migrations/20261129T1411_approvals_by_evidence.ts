import { sql, type Kysely } from 'kysely';

/** Whether a file belongs to a request is asked of each one that may be unused. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index approval_requests_by_evidence on approval_requests (evidence_id)
    where evidence_id is not null`.execute(db);
}
