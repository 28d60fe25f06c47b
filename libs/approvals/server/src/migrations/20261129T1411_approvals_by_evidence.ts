import { sql, type Kysely } from 'kysely';

/** The cleanup of unused files checks each against the requests. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index approval_requests_by_evidence on approval_requests (evidence_id)
    where evidence_id is not null`.execute(db);
}
