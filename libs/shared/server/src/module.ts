import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Language } from '@traveldesk/shared-contract';
import type { Authenticate, RightsOf } from './actor';
import type { ReadyConfig } from './config';
import type { Db, Migration } from './database';
import type { Jobs } from './jobs/jobs';
import type { Mailer } from './mail';
import type { Texts } from './texts';

/** What the host gives to every domain. */
export interface Kernel {
  config: ReadyConfig;
  db: Db;
  log: FastifyBaseLogger;
  texts: Texts;
  mail: Mailer;
  jobs: Jobs;
  /** Every permission that exists: the specification's and the modules'. */
  permissions: ReadonlySet<string>;
  /** What a user may do at this moment; nobody may do anything where no module tells. */
  rightsOf: RightsOf;
}

/** The Fastify instance a domain registers its routes on; `app.kernel` is the kernel. */
export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/**
 * i18next resources of one language: `problems` by code, `messages` for writes, `rows` for what a table holds
 * (`"cities_one": "{{count}} city"`), anything else for mails.
 */
export interface ModuleTexts {
  problems?: Record<string, string>;
  messages?: Record<string, string>;
  rows?: Record<string, string>;
  [group: string]: Record<string, string> | undefined;
}

/** A domain, as apps/api registers it by hand. */
export interface ServerModule {
  /** The domain's name, and the namespace of its texts. */
  name: string;
  /** Name (`20261121T0300_countries`) to migration. Names order all domains' migrations globally; forward only. */
  migrations: Record<string, Migration>;
  texts: Record<Language, ModuleTexts>;
  /** Permissions beyond the specification's base list. */
  permissions?: readonly string[];
  /** Tells whose a bearer token is. One module has it; without any, every route that is not public is a 401. */
  authenticate?(kernel: Kernel): Authenticate;
  /** Tells whose an API token is. One module has it; tokens that begin with `prefix` are asked of it alone. */
  apiTokens?: { prefix: string; authenticate(kernel: Kernel): Authenticate };
  /** Tells what a user may do. One module has it. */
  rightsOf?(kernel: Kernel): RightsOf;
  /** Registers routes; paths are relative to /api/v1. */
  routes?(app: App, kernel: Kernel): void | Promise<void>;
  /** Registers queues, workers and schedules, once the database is migrated. */
  jobs?(kernel: Kernel): Promise<void>;
  /** Loads demo data through the domain's own code paths; must do nothing when it has run before. */
  demo?(kernel: Kernel): Promise<void>;
}
