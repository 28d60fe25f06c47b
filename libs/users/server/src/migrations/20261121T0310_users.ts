import { sql, type Kysely } from 'kysely';
import { newId } from '@traveldesk/shared-server';

/** Users and permissions: roles hold permissions, users have roles (SPECIFICATION 6, DESIGN 6). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('users')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('phone', 'text')
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('company_id', 'uuid')
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('password_changed', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('last_login_at', 'timestamptz')
    .addColumn('sessions_from', 'timestamptz')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addCheckConstraint('users_email_lower', sql`email = lower(email)`)
    .addCheckConstraint('users_type', sql`type in ('staff', 'company', 'customer')`)
    .addCheckConstraint('users_status', sql`status in ('invited', 'active', 'suspended')`)
    .addCheckConstraint('users_language', sql`language in ('en', 'fr', 'ar')`)
    .execute();
  await db.schema.createIndex('users_company').on('users').column('company_id').execute();

  await db.schema
    .createTable('roles')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull().unique())
    .addColumn('administrator', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .execute();

  await db.schema
    .createTable('role_permissions')
    .addColumn('role_id', 'uuid', (column) => column.notNull().references('roles.id').onDelete('cascade'))
    .addColumn('permission', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('role_permissions_pkey', ['role_id', 'permission'])
    .execute();

  // Deleting a user cascades; deleting a role in use fails.
  await db.schema
    .createTable('user_roles')
    .addColumn('user_id', 'uuid', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('role_id', 'uuid', (column) => column.notNull().references('roles.id'))
    .addPrimaryKeyConstraint('user_roles_pkey', ['user_id', 'role_id'])
    .execute();
  await db.schema.createIndex('user_roles_role').on('user_roles').column('role_id').execute();

  await sql`insert into roles (id, name, administrator) values (${newId()}, 'Administrator', true)`.execute(
    db,
  );
}
