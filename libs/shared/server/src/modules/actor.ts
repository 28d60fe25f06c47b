import type { Language } from '@traveldesk/shared-contract';

/** The caller of a request, read from the database each time and never from the token (SECURITY 27). */
export interface Actor {
  userId: string;
  name: string;
  email: string;
  /** `staff` see everything that their permissions allow; other types only their company and its subsidiaries. */
  type: 'staff' | 'company' | 'customer';
  companyId: string | null;
  permissions: ReadonlySet<string>;
  language: Language;
  passwordChanged: boolean;
  /** The session or API token in use, for the audit trail. */
  tokenId: string;
  /** Whether the user has proved their identity within the last minutes (SECURITY 29). */
  fresh?: true;
  /** Whether the user must first set up a second factor (SECURITY 23). */
  secondFactorMissing?: true;
  /** Set for a company's API token, which only routes with `apiTokens` accept. */
  apiToken?: true;
  /** Products whose bookings an older token may read and work on without the product's permission. */
  formerProducts?: readonly string[];
}

/**
 * The permission of a route: none (`public`), a signed-in user (`session`), one permission, or any of several. Every route declares it in
 * `config.permission`; a route without one stops the boot (SECURITY 33).
 */
export type RoutePermission = 'public' | 'session' | (string & {}) | readonly [string, ...string[]];

/** Returns a user's current permissions; none for a deleted or suspended user. */
export type RightsOf = (userId: string) => Promise<ReadonlySet<string>>;

/** Returns the owner of a bearer token; null if it is unknown, ended or idle for too long. */
export type Authenticate = (token: string) => Promise<Actor | null>;
