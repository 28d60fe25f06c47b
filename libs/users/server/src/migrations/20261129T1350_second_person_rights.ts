import { sql, type Kysely } from 'kysely';
import { appendAudit, companyIn, system, type AuditRecord, type Tx } from '@traveldesk/shared-server';

/** Permissions added to roles that can approve adjustments. */
const added = ['approve_credit', 'approve_exchange_rates', 'approve_money_settings'];

interface RoleRow {
  id: string;
  name: string;
  company: string | null;
  assignable: boolean;
  permissions: string[];
}

/**
 * Roles that approve adjustments also get the permissions to approve credit limits, exchange rates and loosened settings, so that such
 * requests find an approver. The change enters each role's history and increments its version, so that a form opened before cannot undo it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<RoleRow>`
    select roles.id, roles.name, companies.name as company, roles.assignable,
      array(select permission from role_permissions where role_id = roles.id order by permission) as permissions
    from roles left join companies on companies.id = roles.company_id
    where exists (
      select 1 from role_permissions where role_id = roles.id and permission = 'approve_adjustments')
    order by roles.id`.execute(db);
  const records: AuditRecord[] = [];
  for (const { id, permissions, ...facts } of rows) {
    const after = [...new Set([...permissions, ...added])].sort();
    await sql`
      insert into role_permissions (role_id, permission)
      select ${id}, unnest(${added}::text[]) on conflict do nothing`.execute(db);
    await sql`update roles set version = version + 1, updated_at = now() where id = ${id}`.execute(db);
    const [before, now] = [permissions, after].map((held) => ({ ...facts, permissions: held }));
    records.push({ entity: 'role', id, action: 'update', before, after: now });
  }
  await appendAudit(
    db as unknown as Tx,
    system,
    records,
    new Map([['role', companyIn('roles', 'company_id')]]),
  );
}
