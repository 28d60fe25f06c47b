import { sql, type Kysely } from 'kysely';

/**
 * Roles belong to the platform or to a company. Existing roles become the platform's and are not assignable by companies. Names are unique
 * per owner.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table roles
      add column company_id uuid references companies (id),
      add column assignable boolean not null default false,
      add constraint roles_assignable_platform check (not assignable or (company_id is null and not administrator)),
      add constraint roles_administrator_platform check (not administrator or company_id is null)`.execute(
    db,
  );
  await sql`alter table roles drop constraint roles_name_key`.execute(db);
  await sql`drop index roles_name_in_any_case`.execute(db);
  await sql`create unique index roles_name_of_platform on roles (lower(name)) where company_id is null`.execute(
    db,
  );
  await sql`
    create unique index roles_name_of_company on roles (company_id, lower(name)) where company_id is not null
  `.execute(db);
  await keepRolesWithTheirCompany(db);
}

/** Only users of a role's company can have it; a trigger enforces this for all writers. */
async function keepRolesWithTheirCompany(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function refuse_foreign_role() returns trigger language plpgsql as $$
    begin
      if exists (
        select 1 from roles join users on users.id = new.user_id
        where roles.id = new.role_id and roles.company_id is not null
          and roles.company_id is distinct from users.company_id
      ) then
        raise exception 'a role of a company is given to its users only' using errcode = 'check_violation';
      end if;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger user_roles_of_company before insert or update on user_roles
    for each row execute function refuse_foreign_role()`.execute(db);
  await sql`
    create function refuse_move_with_roles() returns trigger language plpgsql as $$
    begin
      if exists (
        select 1 from user_roles join roles on roles.id = user_roles.role_id
        where user_roles.user_id = new.id and roles.company_id is not null
          and roles.company_id is distinct from new.company_id
      ) then
        raise exception 'a user leaves the roles of a company with it' using errcode = 'check_violation';
      end if;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger users_leave_roles before update of company_id on users
    for each row when (old.company_id is distinct from new.company_id)
    execute function refuse_move_with_roles()`.execute(db);
}
