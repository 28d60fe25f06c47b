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
  /** When the person last proved who they are: at the sign-in, or asked again since (SECURITY 29). */
  authenticated_at: Date;
  address: string | null;
  agent: string | null;
}

/** `setup` makes the first administrator and belongs to nobody yet. */
export type LinkKind = 'reset' | 'invitation' | 'setup';

export interface LinksTable {
  id: string;
  kind: LinkKind;
  user_id: string | null;
  /** Where it was mailed to: once the user has another address it is worth nothing. Null for `setup`. */
  email: string | null;
  token_hash: string;
  expires_at: Date;
}

export interface ThrottlesTable {
  /** Kind and SHA-256 of what is throttled: people type passwords into address fields. */
  key: string;
  failures: number;
  last_failure_at: Date;
  blocked_until: Date | null;
  /** Whether the audit trail knows of the delay that runs. */
  told: Generated<boolean>;
}

/** Where a user has signed in from before: strangers' failures elsewhere do not slow the owner down there. */
export interface KnownAddressesTable {
  user_id: string;
  address_hash: string;
  last_at: Date;
}

export interface SecondFactorsTable {
  user_id: string;
  /** The key of the app in use, sealed (SECURITY 54); null until one is confirmed. */
  secret: string | null;
  /** The key of an app that is being set up, sealed; it replaces `secret` when a code of it is confirmed. */
  pending: string | null;
  confirmed_at: Date | null;
  /** The newest time step whose code was used: neither it nor an earlier one is taken again. */
  last_step: Generated<number>;
}

/** Codes not used yet; using one deletes it. */
export interface RecoveryCodesTable {
  user_id: string;
  code_hash: string;
}

/** A sign-in whose password was right and whose code is still to come. */
export interface SignInChallengesTable {
  /** SHA-256 of the challenge, base64url. */
  token_hash: string;
  user_id: string;
  created_at: Date;
  expires_at: Date;
}

export interface SecuritySettingsTable {
  id: Generated<boolean>;
  /** Null as long as staff have not decided: then the configuration says. */
  second_factor_required: ColumnType<boolean | null, boolean | null | undefined, boolean>;
  version: Generated<number>;
}
