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
  /** The name as `folded` writes it, for search and order. */
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
  /** False until the person has chosen the password: every other call answers 409 (SPECIFICATION 8). */
  password_changed: Generated<boolean>;
  last_login_at: Date | null;
  /** A session begun before this moment is over, whatever became of the user since (SECURITY 26). */
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
  /** Holds every permission there is, also those of later versions. */
  administrator: Generated<boolean>;
  /** Whose it is: null is the platform's. It never changes, since its holders are that company's. */
  company_id: ColumnType<string | null, string | null | undefined, never>;
  /** Of the platform's roles: whether managers of companies see it and may give it to their users. */
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
 * Kinds of power that one person gives another: an account (`made`), a new invitation (`invited`), reactivation (`let_in`), another address,
 * type or company (`moved`), removal of the second factor (`reset`), a role, or a permission added to a role they have.
 */
export type PowerKind = 'made' | 'invited' | 'let_in' | 'moved' | 'reset' | 'role' | 'role_permission';

/** The newest time that one person gave another power of a kind. */
export interface PowerGrantsTable {
  giver_id: string;
  receiver_id: string;
  /** Not known of the grants that were noted before their kinds were. */
  kind: PowerKind | 'unknown';
  at: ColumnType<Date, Date | undefined, Date>;
}
