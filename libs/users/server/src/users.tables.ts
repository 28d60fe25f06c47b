import type { ColumnType, Generated } from 'kysely';
import type { Language } from '@traveldesk/shared-contract';
import type { UserStatus, UserType } from '@traveldesk/users-contract';

declare module '@traveldesk/shared-server' {
  interface Database {
    users: UsersTable;
    roles: RolesTable;
    role_permissions: RolePermissionsTable;
    user_roles: UserRolesTable;
    power_grants: PowerGrantsTable;
  }
}

type CreatedAt = ColumnType<Date, Date | undefined, never>;
type UpdatedAt = ColumnType<Date, Date | undefined, Date>;

export interface UsersTable {
  id: string;
  name: string;
  /** The name folded by `folded`, for search and order. */
  search: string;
  /** Search text (docs/adr/0109). */
  compact: Generated<string | null>;
  /** Trimmed and in lower case; unique. */
  email: string;
  phone: string | null;
  type: UserType;
  company_id: string | null;
  status: UserStatus;
  language: Language;
  /** The user's own time zone; null for that of the device in use. */
  time_zone: string | null;
  /** False until the user has chosen a password; until then every other call returns 409 (SPECIFICATION 8). */
  password_changed: Generated<boolean>;
  last_login_at: Date | null;
  /** Sessions started before this instant are over, whatever happened to the user since (SECURITY 26). */
  sessions_from: Date | null;
  version: Generated<number>;
  created_at: CreatedAt;
  updated_at: UpdatedAt;
}

export interface RolesTable {
  id: string;
  name: string;
  /** Search text (docs/adr/0109). */
  compact: Generated<string | null>;
  /** Holds every permission, including those of later versions. */
  administrator: Generated<boolean>;
  /** The owner; null for the platform. It never changes, because the holders belong to that company. */
  company_id: ColumnType<string | null, string | null | undefined, never>;
  /** For platform roles: whether managers of companies may see and assign it. */
  assignable: Generated<boolean>;
  version: Generated<number>;
  created_at: CreatedAt;
  updated_at: UpdatedAt;
}

export interface RolePermissionsTable {
  role_id: string;
  permission: string;
}

export interface UserRolesTable {
  user_id: string;
  role_id: string;
}

/**
 * The kinds of power that one person gives another: an account (`made`), a new invitation (`invited`), reactivation (`let_in`), a new
 * address, type or company (`moved`), removal of the second factor (`reset`), a role, or a permission added to a role that they have.
 */
export type PowerKind = 'made' | 'invited' | 'let_in' | 'moved' | 'reset' | 'role' | 'role_permission';

/** The last time that one person gave another a kind of power. */
export interface PowerGrantsTable {
  giver_id: string;
  receiver_id: string;
  /** Unknown for grants older than this column. */
  kind: PowerKind | 'unknown';
  at: ColumnType<Date, Date | undefined, Date>;
}
