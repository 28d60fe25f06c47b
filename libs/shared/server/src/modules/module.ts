import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Language } from '@traveldesk/shared-contract';
import type { Typesetter } from '@traveldesk/shared-documents';
import type { Authenticate, RightsOf } from './actor';
import type { CompaniesOf, CompanyOf } from '../audit/about';
import type { Histories, HistoryRule } from '../audit/history';
import type { ReadyConfig } from '../config/config';
import type { Db, Migration } from '../database';
import type { Constraints, ConstraintText } from '../db/constraints';
import type { WritableTables } from '../db/least-privilege';
import type { Exports } from '../export/turns';
import type { CallTurns } from '../http/call-turns';
import type { Jobs } from '../jobs/jobs';
import type { Mailer } from '../mail';
import type { ModuleTools } from './tools';
import type { Finder, Finders } from './finders';
import type { RecordKind, RecordKinds } from './record-kinds';
import type { Searched } from '../search/searched';
import type { Secrets } from '../secrets/secrets';
import type { ModuleTexts, Texts } from '../texts';
import type { CompanyStatusChanged, StandingOf, UserChanged } from './user-change';

/** The reason why a permission requires a second factor (SECURITY 23). */
export type Sensitivity = 'money' | 'users' | 'tokens';

/** A module's own permission: its name and, if it is sensitive, the reason. */
export type PermissionDeclaration = string | { name: string; sensitive: Sensitivity };

/** The services that the host provides to every domain. */
export interface Kernel {
  config: ReadyConfig;
  db: Db;
  log: FastifyBaseLogger;
  texts: Texts;
  mail: Mailer;
  jobs: Jobs;
  secrets: Secrets;
  /** The modules' own services for the life of the process; read with `toolsOf`. */
  tools: Partial<ModuleTools>;
  /** All existing permissions: the specification's and the modules'. */
  permissions: ReadonlySet<string>;
  /** Permissions that their modules declare as sensitive. */
  sensitive: ReadonlyMap<string, Sensitivity>;
  /** Returns a user's current permissions without withheld ones; none if no module implements this. */
  rightsOf: RightsOf;
  /** Returns a user's current data; null for a deleted user, or if no module implements this. */
  standingOf: StandingOf;
  /** The companies of records by kind, for the audit trail. */
  companiesOf: CompaniesOf;
  /** Rules for who may see the changes of records, by kind. */
  histories: Histories;
  /** Names and screens of records that other domains refer to, by kind. */
  recordKinds: RecordKinds;
  /** The finders of the search palette, by kind. */
  finders: Finders;
  /** Notifies every module that a user's address, type, company or status has changed. Called by the users' domain. */
  userChanged: UserChanged;
  /** Notifies every module that a company was suspended or reactivated. Called by the companies' domain. */
  companyStatusChanged: CompanyStatusChanged;
  /** Turns for exported files. */
  exports: Exports;
  /** Turns for expensive requests. */
  turns: CallTurns;
  /** Renders documents as PDF in a separate process. */
  typesetter: Typesetter;
  /** Texts of violated constraints. */
  constraints: ReadonlyMap<string, ConstraintText>;
  /** Aborts when the process stops, so that long responses can end by themselves. */
  stopping: AbortSignal;
}

/** The Fastify instance on which a domain registers its routes; `app.kernel` is the kernel. */
export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/** A domain, registered explicitly in apps/api. */
export interface ServerModule {
  /** The domain's name, and the namespace of its texts. */
  name: string;
  /**
   * Migrations by name (`20261121T0300_countries`). The names order the migrations of all domains globally; there are only forward
   * migrations.
   */
  migrations: Record<string, Migration>;
  /** Its tables that the serving role may write only in part (SECURITY 54). */
  writable?: WritableTables;
  /** The module's searched tables, each with the column `compact` (docs/adr/0109). */
  searched?: readonly Searched[];
  texts: Record<Language, ModuleTexts>;
  /** Texts for constraints of its tables that a request can violate if another one came first. */
  constraints?: Constraints;
  /** Permissions beyond the specification's list; holders of a sensitive one need a second factor. */
  permissions?: readonly PermissionDeclaration[];
  /** Authenticates bearer tokens. Only one module implements it; without it, every route that is not public answers 401. */
  authenticate?(kernel: Kernel): Authenticate;
  /** Authenticates API tokens. Only one module implements it; it alone gets tokens that begin with `prefix`. */
  apiTokens?: { prefix: string; authenticate(kernel: Kernel): Authenticate };
  /** The companies of records by kind, as named in the audit trail (`user`). */
  companiesOf?: Readonly<Record<string, CompanyOf>>;
  /** Rules for who may see the changes of records in mixed lists, such as a user's log, by kind. */
  histories?: Readonly<Record<string, HistoryRule>>;
  /** Names and screens of records that other domains may refer to, by kind (`company`). */
  recordKinds?: Readonly<Record<string, RecordKind>>;
  /** Finders of the search palette, by kind of record. */
  finders?: Readonly<Record<string, Finder>>;
  /** Returns a user's permissions. Only one module implements it. */
  rightsOf?(kernel: Kernel): RightsOf;
  /** Returns the permissions that a user may not use now, for example for lack of a second factor. Only one module implements it. */
  withheldFrom?(kernel: Kernel): RightsOf;
  /** Returns a user's current data. Only one module implements it. */
  standingOf?(kernel: Kernel): StandingOf;
  /** Reacts to a change of a user's address, type, company or status, in the same transaction. */
  userChanged?(kernel: Kernel): UserChanged;
  /** Reacts to the suspension and reactivation of a company, in the same transaction. */
  companyStatusChanged?: CompanyStatusChanged;
  /** Creates the domain's services for the life of the process, once per kernel, for routes and jobs. */
  tools?(kernel: Kernel): Partial<ModuleTools>;
  /** Registers this domain's contributions with other domains, before any route or job; the tools of all domains exist by then. */
  contribute?(kernel: Kernel): void;
  /** Registers routes; paths are relative to /api/v1. */
  routes?(app: App, kernel: Kernel): void | Promise<void>;
  /** Registers queues, workers and schedules, after the migration of the database. */
  jobs?(kernel: Kernel): Promise<void>;
  /** Loads demo data with the domain's own functions; must do nothing if it ran before. */
  demo?(kernel: Kernel): Promise<void>;
  /**
   * Loads demo data that take too long for the start, in the background after the server has started listening. Uses the API like a user.
   * Must continue an interrupted run at the next start, and do nothing twice.
   */
  demoBehind?(app: App, people: DemoPeople): Promise<void>;
}

/** Demo users, for loading demo data through the API. */
export interface DemoPeople {
  /** Returns the headers of a signed-in user; null if the user no longer exists. */
  signIn(email: string): Promise<Readonly<Record<string, string>> | null>;
  /** Whether the process is about to end: remaining work is left to the next start. */
  isStopping(): boolean;
}
