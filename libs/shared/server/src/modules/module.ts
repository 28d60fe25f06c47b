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

/** Why a permission asks for a second factor (SECURITY 23). */
export type Sensitivity = 'money' | 'users' | 'tokens';

/** A permission of a module's own: its name and, where it is about money, users or tokens, which of them. */
export type PermissionDeclaration = string | { name: string; sensitive: Sensitivity };

/** What the host gives to every domain. */
export interface Kernel {
  config: ReadyConfig;
  db: Db;
  log: FastifyBaseLogger;
  texts: Texts;
  mail: Mailer;
  jobs: Jobs;
  /** Encryption under SECRET_KEY. */
  secrets: Secrets;
  /** What the modules keep for as long as the process lives; read by `toolsOf`. */
  tools: Partial<ModuleTools>;
  /** Every permission that exists: the specification's and the modules'. */
  permissions: ReadonlySet<string>;
  /** Those that their modules declare to be about money, users or tokens. */
  sensitive: ReadonlyMap<string, Sensitivity>;
  /** What a user may do at this moment, less what is withheld; nobody may do anything where no module tells. */
  rightsOf: RightsOf;
  /** Who a user is at this moment; null for one who is gone, or where no module tells. */
  standingOf: StandingOf;
  /** Whose the records of each kind are, for the audit trail. */
  companiesOf: CompaniesOf;
  /** Who is told what was changed of the records of each kind. */
  histories: Histories;
  /** What records are called that other domains point at, and where they open. */
  recordKinds: RecordKinds;
  /** How the records of each kind are found from anywhere. */
  finders: Finders;
  /** Tells every module that a user's address, type, company or status has changed. The users' domain calls it. */
  userChanged: UserChanged;
  /** Tells every module that a company has been suspended or let in again. The companies' domain calls it. */
  companyStatusChanged: CompanyStatusChanged;
  /** Whose turn it is to make a file of a list. */
  exports: Exports;
  /** Turns for expensive calls. */
  turns: CallTurns;
  /** Sets documents as PDF, in a process beside this one. */
  typesetter: Typesetter;
  /** What is said of a constraint that a write has broken. */
  constraints: ReadonlyMap<string, ConstraintText>;
  /** Aborts when the process stops and an answer that goes on should come to its end by itself. */
  stopping: AbortSignal;
}

/** The Fastify instance a domain registers its routes on; `app.kernel` is the kernel. */
export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/** A domain, as apps/api registers it by hand. */
export interface ServerModule {
  /** The domain's name, and the namespace of its texts. */
  name: string;
  /** Name (`20261121T0300_countries`) to migration. Names order all domains' migrations globally; forward only. */
  migrations: Record<string, Migration>;
  /** Those of its tables of which the role that serves calls writes some columns alone, or none (SECURITY 54). */
  writable?: WritableTables;
  /** The module's searched tables, each with the column `compact` (docs/adr/0109). */
  searched?: readonly Searched[];
  texts: Record<Language, ModuleTexts>;
  /** What is said of the constraints of its tables that a caller's input can break, when another call was faster. */
  constraints?: Constraints;
  /** Permissions beyond the specification's base list; who holds a sensitive one needs a second factor. */
  permissions?: readonly PermissionDeclaration[];
  /** Tells whose a bearer token is. One module has it; without any, every route that is not public is a 401. */
  authenticate?(kernel: Kernel): Authenticate;
  /** Tells whose an API token is. One module has it; tokens that begin with `prefix` are asked of it alone. */
  apiTokens?: { prefix: string; authenticate(kernel: Kernel): Authenticate };
  /** By the kind of record that belongs to a company, as the audit trail calls it (`user`): whose they are. */
  companiesOf?: Readonly<Record<string, CompanyOf>>;
  /** By the kind of record: who is told its changes where they are listed among others, as in what a user did. */
  histories?: Readonly<Record<string, HistoryRule>>;
  /** By the kind of record that other domains may point at (`company`): what it is called, and where it opens. */
  recordKinds?: Readonly<Record<string, RecordKind>>;
  /** By the kind of record: how one is found from anywhere, by who may open it. */
  finders?: Readonly<Record<string, Finder>>;
  /** Tells what a user may do. One module has it. */
  rightsOf?(kernel: Kernel): RightsOf;
  /** Tells which permissions a user may not use at this moment, as for lack of a second factor. One module has it. */
  withheldFrom?(kernel: Kernel): RightsOf;
  /** Tells who a user is at this moment. One module has it. */
  standingOf?(kernel: Kernel): StandingOf;
  /** Acts, in the same transaction, on a change of a user's address, type, company or status. Any module may. */
  userChanged?(kernel: Kernel): UserChanged;
  /** Acts, in the same transaction, on the suspension of a company and on its end. Any module may. */
  companyStatusChanged?: CompanyStatusChanged;
  /** Makes what the domain keeps for as long as the process lives: once per kernel, for routes and jobs alike. */
  tools?(kernel: Kernel): Partial<ModuleTools>;
  /** Hands other domains what they need of this one, before any route or job; the tools of all of them are there. */
  contribute?(kernel: Kernel): void;
  /** Registers routes; paths are relative to /api/v1. */
  routes?(app: App, kernel: Kernel): void | Promise<void>;
  /** Registers queues, workers and schedules, once the database is migrated. */
  jobs?(kernel: Kernel): Promise<void>;
  /** Loads demo data through the domain's own code paths; must do nothing when it has run before. */
  demo?(kernel: Kernel): Promise<void>;
  /**
   * Loads those demo data that take longer than a start may, behind it: the product listens already. Works by the product's calls, as
   * people do; must go on at the next start where it was ended, and do nothing twice.
   */
  demoBehind?(app: App, people: DemoPeople): Promise<void>;
}

/** The demo's sign-ins, for who loads demo data by calls. */
export interface DemoPeople {
  /** The headers of somebody who has signed in; null where that sign-in is gone. */
  signIn(email: string): Promise<Readonly<Record<string, string>> | null>;
  /** Whether the process is about to end: what is not begun is left for the next start. */
  isStopping(): boolean;
}
