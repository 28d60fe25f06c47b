import { sql, type Kysely } from 'kysely';
import { appendAudit, companyIn, system, type AuditRecord, type Tx } from '@traveldesk/shared-server';

interface RoleRow {
  id: string;
  name: string;
  assignable: boolean;
  permissions: string[];
}

/**
 * Adds permissions to the administrators' role, with a history entry. In a new installation, where nobody has the role yet,
 * nothing is added: the role has every permission anyway.
 */
export async function giveToAdministrators(db: Kysely<unknown>, added: readonly string[]): Promise<void> {
  const { rows } = await sql<RoleRow>`
    select roles.id, roles.name, roles.assignable,
      array(select permission from role_permissions where role_id = roles.id order by permission) as permissions
    from roles
    where administrator and exists (select from user_roles where role_id = roles.id)
    order by roles.id`.execute(db);
  const records: AuditRecord[] = [];
  for (const { id, permissions, ...role } of rows) {
    const missing = added.filter((permission) => !permissions.includes(permission));
    if (missing.length === 0) continue;
    await sql`
      insert into role_permissions (role_id, permission) select ${id}, unnest(${missing}::text[])`.execute(
      db,
    );
    await sql`update roles set version = version + 1, updated_at = now() where id = ${id}`.execute(db);
    const facts = { ...role, company: null };
    const [before, after] = [permissions, [...permissions, ...missing].sort()].map((held) => ({
      ...facts,
      permissions: held,
    }));
    records.push({ entity: 'role', id, action: 'update', before, after });
  }
  await appendAudit(
    db as unknown as Tx,
    system,
    records,
    new Map([['role', companyIn('roles', 'company_id')]]),
  );
}
