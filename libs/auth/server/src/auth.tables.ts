import type { ColumnType } from 'kysely';

declare module '@traveldesk/shared-server' {
  interface Database {
    passwords: PasswordsTable;
    sessions: SessionsTable;
    links: LinksTable;
    throttles: ThrottlesTable;
    known_addresses: KnownAddressesTable;
  }
}

export interface PasswordsTable {
  user_id: string;
  /** Argon2id in PHC form: parameters, salt and hash. */
  hash: string;
  set_at: Date;
}

export interface SessionsTable {
  id: string;
  user_id: string;
  /** SHA-256 of the bearer token, base64url: the token itself is nowhere stored (SECURITY 24). */
  token_hash: string;
  started_at: ColumnType<Date, Date, never>;
  /** Last use, exact to the minute: what the idle limit counts from. */
  used_at: Date;
  address: string | null;
  agent: string | null;
}

/** `setup` makes the first administrator and belongs to nobody yet. */
export type LinkKind = 'reset' | 'invitation' | 'setup';

export interface LinksTable {
  id: string;
  kind: LinkKind;
  user_id: string | null;
  token_hash: string;
  expires_at: Date;
}

export interface ThrottlesTable {
  /** Kind and SHA-256 of what is throttled: people type passwords into address fields. */
  key: string;
  failures: number;
  last_failure_at: Date;
  blocked_until: Date | null;
}

/** Where a user has signed in from before: strangers' failures elsewhere do not slow the owner down there. */
export interface KnownAddressesTable {
  user_id: string;
  address_hash: string;
  last_at: Date;
}
