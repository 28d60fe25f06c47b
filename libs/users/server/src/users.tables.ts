import type { ColumnType, Generated } from 'kysely';
import type { Language } from '@traveldesk/shared-contract';
import type { UserStatus, UserType } from '@traveldesk/users-contract';

declare module '@traveldesk/shared-server' {
  interface Database {
    users: UsersTable;
    roles: RolesTable;
    role_permissions: RolePermissionsTable;
    user_roles: UserRolesTable;
  }
}

type CreatedAt = ColumnType<Date, Date | undefined, never>;
type UpdatedAt = ColumnType<Date, Date | undefined, Date>;

export interface UsersTable {
  id: string;
  name: string;
  /** The name as `folded` writes it, for search and order. */
  search: string;
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
  /** Holds every permission there is, also those of later versions. */
  administrator: Generated<boolean>;
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
