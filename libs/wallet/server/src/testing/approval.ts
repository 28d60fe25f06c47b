import { sql } from 'kysely';
import { newId } from '@traveldesk/shared-server';
import type { TestApi } from '@traveldesk/shared-testing/server';

/** Adds a request that can be stored as a reversal's approval. */
export async function addApproval({ kernel }: TestApi, companyId: string): Promise<string> {
  const id = newId();
  await sql`
    insert into approval_requests (id, kind, company_id, title_en, title_fr, title_ar, payload, reason,
      author_id, author_name, author_search, author_email)
    values (${id}, 'wallet_reversal', ${companyId}, 'x', 'x', 'x', '{}', 'x', ${newId()}, 'x', 'x', 'x')`.execute(
    kernel.db,
  );
  return id;
}
