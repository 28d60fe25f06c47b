import type { ColumnType, Generated } from 'kysely';

declare module '@traveldesk/shared-server' {
  interface Database {
    passwords: PasswordsTable;
    sessions: SessionsTable;
    links: LinksTable;
    throttles: ThrottlesTable;
    known_addresses: KnownAddressesTable;
    second_factors: SecondFactorsTable;
    recovery_codes: RecoveryCodesTable;
    sign_in_challenges: SignInChallengesTable;
    security_settings: SecuritySettingsTable;
  }
}

export interface PasswordsTable {
  user_id: string;
  /** Argon2id in PHC format: parameters, salt and hash. */
  hash: string;
  set_at: Date;
}

export interface SessionsTable {
  id: string;
  user_id: string;
  /** SHA-256 of the bearer token, base64url; the token itself is never stored (SECURITY 24). */
  token_hash: string;
  started_at: ColumnType<Date, Date, never>;
  /** Last use, to the minute; the start of the idle timeout. */
  used_at: Date;
  /** When the user last proved their identity: at the sign-in, or when asked again (SECURITY 29). */
  authenticated_at: Date;
  address: string | null;
  agent: string | null;
}

/** `setup` creates the first administrator and has no user yet. */
export type LinkKind = 'reset' | 'invitation' | 'setup';

export interface LinksTable {
  id: string;
  kind: LinkKind;
  user_id: string | null;
  /** The address that the link was mailed to. The link is invalid once the user has another address. Null for `setup`. */
  email: string | null;
  token_hash: string;
  expires_at: Date;
}

export interface ThrottlesTable {
  /** Kind and SHA-256 of the throttled value, hashed because people type passwords into address fields. */
  key: string;
  failures: number;
  last_failure_at: Date;
  blocked_until: Date | null;
  /** Whether the current delay is recorded in the audit trail. */
  told: Generated<boolean>;
}

/** Networks that a user has signed in from: failures of strangers elsewhere do not delay the user there. */
export interface KnownAddressesTable {
  user_id: string;
  address_hash: string;
  last_at: Date;
}

export interface SecondFactorsTable {
  user_id: string;
  /** The encrypted key of the app in use (SECURITY 54); null until one is confirmed. */
  secret: string | null;
  /** The encrypted key of an app being set up; it replaces `secret` once one of its codes is confirmed. */
  pending: string | null;
  confirmed_at: Date | null;
  /** The latest time step whose code was used: codes of this and earlier steps are rejected. */
  last_step: Generated<number>;
}

/** Unused codes; using one deletes it. */
export interface RecoveryCodesTable {
  user_id: string;
  code_hash: string;
}

/** A sign-in with a correct password that awaits its code. */
export interface SignInChallengesTable {
  /** SHA-256 of the challenge, base64url. */
  token_hash: string;
  user_id: string;
  created_at: Date;
  expires_at: Date;
}

export interface SecuritySettingsTable {
  id: Generated<boolean>;
  /** Null until staff decide; the configuration applies then. */
  second_factor_required: ColumnType<boolean | null, boolean | null | undefined, boolean>;
  version: Generated<number>;
}
