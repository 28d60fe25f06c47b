import type { Language } from '@traveldesk/shared-contract';

/** Who makes a call: read from the database at each call, never from the token (SECURITY 27). */
export interface Actor {
  userId: string;
  name: string;
  email: string;
  /** `staff` sees everything its permissions allow; other types only their company and those below it. */
  type: 'staff' | 'company' | 'customer';
  companyId: string | null;
  permissions: ReadonlySet<string>;
  language: Language;
  passwordChanged: boolean;
  /** The session or the API token used, for the audit trail. */
  tokenId: string;
  /** Whether the person has proved who they are a few minutes ago at most (SECURITY 29). */
  fresh?: true;
  /** Whether the person must set up a second factor before anything else (SECURITY 23). */
  secondFactorMissing?: true;
  /** Set when a program calls with a company's API token: only routes that declare `apiTokens` answer it. */
  apiToken?: true;
}

/**
 * What a route asks for: nothing (`public`), a signed-in user (`session`), one permission, or any one of
 * several. Every route declares it in `config.permission`; one without stops the boot (SECURITY 33).
 */
export type RoutePermission = 'public' | 'session' | (string & {}) | readonly [string, ...string[]];

/** Permissions of a user at this moment; none of one who is gone or suspended. */
export type RightsOf = (userId: string) => Promise<ReadonlySet<string>>;

/** Answers who a bearer token belongs to, or null when it is unknown, ended or idle for too long. */
export type Authenticate = (token: string) => Promise<Actor | null>;
