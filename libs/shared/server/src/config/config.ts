import { z } from 'zod';
import { variables, type VariableName } from './variables';
import { readSecretKeys } from '../secrets/keys';

export { variables } from './variables';

/** The configuration of the API. It is created once at the start; the environment is read only here. */
export interface Config {
  environment: 'development' | 'production' | 'test';
  port: number;
  host: string;
  dataDir: string;
  /** PostgreSQL's address; null uses PGlite in `dataDir`. */
  databaseUrl: string | null;
  /** PostgreSQL as the role that owns the tables; null migrates as the role of `databaseUrl` (SECURITY 54). */
  migrationDatabaseUrl: string | null;
  /** The pooler in front of `databaseUrl`; null if there is none. `migrationDatabaseUrl` then bypasses it. */
  databasePooler: 'transaction' | null;
  /** The address that users open, without a trailing slash; the base of links in mails (SECURITY 28). */
  publicUrl: string;
  adminEmail: string | null;
  adminPassword: string | null;
  demoData: boolean;
  logLevel: (typeof logLevels)[number];
  /** SMTP address; null writes .eml files below `dataDir`/mail. */
  mailUrl: string | null;
  mailFrom: string;
  /** Proxies whose X-Forwarded-For is trusted (SECURITY 21): none, or these addresses and networks. */
  trustProxy: false | string[];
  sessionIdleMinutes: number;
  sessionMaxHours: number;
  /** How long after a sign-in the actions of SECURITY 29 need no new confirmation. */
  sessionFreshMinutes: number;
  /** Whether sensitive permissions need a second factor, until staff decide it in the settings (SECURITY 23). */
  secondFactorRequired: boolean;
  sandboxPort: number;
  /** Hosts (`host` or `host:port`) for which suppliers may use http and private addresses (SECURITY 17). */
  supplierAllowedHosts: string[];
  /** Calls per minute of a session, or of an address without one; 0 means no limit (SECURITY 40). */
  callLimit: number;
  /** One key or several, in the format of `readSecretKeys`; null until `withSecretKey` has read or created the file. */
  secretKey: string | null;
  /** Whether /api/docs and /api/v1/openapi.json are served. */
  apiDocs: boolean;
  /** How long calls are still accepted after a stop was requested, while `ready` already answers 503. */
  stopDelaySeconds: number;
}

export type ReadyConfig = Config & { secretKey: string };

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** An invalid configuration. The message is one sentence for the operator. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const portSchema = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)
  .refine((port) => port <= 65_535);
const flagSchema = z.enum(['true', 'false']).transform((text) => text === 'true');
const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,7}$/)
    .transform(Number)
    .refine((count) => count >= min && count <= max);
const urlSchema = (...protocols: string[]) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol));
const addressSchema = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .refine((parts) =>
    parts.every((part) => /^[0-9a-fA-F:.]+(\/\d{1,3})?$|^(loopback|linklocal|uniquelocal)$/.test(part)),
  );
const hostsSchema = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim().toLowerCase()))
  .refine((hosts) => hosts.every((host) => /^([a-z0-9.-]+|\[[0-9a-f:]+\])(:\d{1,5})?$/.test(host)));

const schemas = {
  NODE_ENV: z.enum(['development', 'production', 'test']),
  PORT: portSchema,
  HOST: z.string().regex(/^[\w.:-]+$/),
  DATA_DIR: z.string().min(1),
  DATABASE_URL: urlSchema('postgres:', 'postgresql:'),
  MIGRATION_DATABASE_URL: urlSchema('postgres:', 'postgresql:'),
  DATABASE_POOLER: z.literal('transaction'),
  PUBLIC_URL: urlSchema('http:', 'https:').transform((text) => text.replace(/\/+$/, '')),
  ADMIN_EMAIL: z.email(),
  ADMIN_PASSWORD: z.string().min(15),
  DEMO_DATA: flagSchema,
  LOG_LEVEL: z.enum(logLevels),
  MAIL_URL: urlSchema('smtp:', 'smtps:'),
  MAIL_FROM: z.string().regex(/^[^\r\n]*<?[^\s@<>]+@[^\s@<>]+>?$/),
  TRUST_PROXY: addressSchema,
  SESSION_IDLE_MINUTES: wholeNumber(1, 24 * 60),
  SESSION_MAX_HOURS: wholeNumber(1, 24 * 30),
  SESSION_FRESH_MINUTES: wholeNumber(1, 24 * 60),
  SECOND_FACTOR_REQUIRED: flagSchema,
  SANDBOX_PORT: portSchema,
  CALL_LIMIT: wholeNumber(0, 1_000_000),
  SUPPLIER_ALLOWED_HOSTS: hostsSchema,
  SECRET_KEY: z.string().refine((text) => readSecretKeys(text).length > 0),
  API_DOCS: flagSchema,
  STOP_DELAY_SECONDS: wholeNumber(0, 300),
} satisfies Record<VariableName, z.ZodType>;

type Values = { [Name in VariableName]?: z.output<(typeof schemas)[Name]> };

/**
 * Reads the environment. An empty variable counts as absent. Throws a ConfigError, one sentence that names the variable, if a value is
 * malformed or a TRAVELDESK_ variable is unknown.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const unknown = Object.keys(env).find((name) => name.startsWith('TRAVELDESK_'));
  if (unknown) throw new ConfigError(`${unknown} is not a variable that Traveldesk knows.`);
  const values = Object.fromEntries(
    variables.flatMap(({ name }) => {
      const text = env[name];
      return text ? [[name, valueOf(name, text)]] : [];
    }),
  ) as Values;
  return configOf(values);
}

function valueOf(name: VariableName, text: string): unknown {
  const result = schemas[name].safeParse(text);
  if (result.success) return result.data;
  const variable = variables.find((known) => known.name === name);
  // The message never repeats the value, which may be a secret.
  throw new ConfigError(`${name} must be ${variable?.form}.`);
}

function configOf(values: Values): Config {
  const environment = values.NODE_ENV ?? 'development';
  const production = environment === 'production';
  const demoData = values.DEMO_DATA ?? !production;
  const port = values.PORT ?? 4200;
  if (values.ADMIN_PASSWORD && !values.ADMIN_EMAIL) {
    throw new ConfigError('ADMIN_PASSWORD needs ADMIN_EMAIL, the address that signs in with it.');
  }
  if (values.MIGRATION_DATABASE_URL && !values.DATABASE_URL) {
    throw new ConfigError(
      'MIGRATION_DATABASE_URL needs DATABASE_URL, the same database with a different role.',
    );
  }
  if (values.DATABASE_POOLER && !values.MIGRATION_DATABASE_URL) {
    throw new ConfigError(
      'DATABASE_POOLER needs MIGRATION_DATABASE_URL, the same database without the pooler; it may name the same role.',
    );
  }
  if (production && !values.SECRET_KEY && values.DATABASE_URL) {
    throw new ConfigError('SECRET_KEY must be set in production, since every replica needs the same one.');
  }
  return {
    environment,
    port,
    host: values.HOST ?? '127.0.0.1',
    dataDir: values.DATA_DIR ?? '.data',
    databaseUrl: values.DATABASE_URL ?? null,
    migrationDatabaseUrl: values.MIGRATION_DATABASE_URL ?? null,
    databasePooler: values.DATABASE_POOLER ?? null,
    publicUrl: values.PUBLIC_URL ?? `http://localhost:${port}`,
    adminEmail: values.ADMIN_EMAIL ?? null,
    adminPassword: values.ADMIN_PASSWORD ?? null,
    demoData,
    logLevel: values.LOG_LEVEL ?? 'info',
    mailUrl: values.MAIL_URL ?? null,
    mailFrom: values.MAIL_FROM ?? 'Traveldesk <no-reply@traveldesk.example>',
    trustProxy: values.TRUST_PROXY ?? false,
    sessionIdleMinutes: values.SESSION_IDLE_MINUTES ?? 30,
    sessionMaxHours: values.SESSION_MAX_HOURS ?? 12,
    sessionFreshMinutes: values.SESSION_FRESH_MINUTES ?? 10,
    // Demo users sign in with only the password.
    secondFactorRequired: values.SECOND_FACTOR_REQUIRED ?? (production && !demoData),
    // If the system chooses the port, there is no next one to use.
    sandboxPort: values.SANDBOX_PORT ?? (port === 0 || port === 65_535 ? 0 : port + 1),
    supplierAllowedHosts: values.SUPPLIER_ALLOWED_HOSTS ?? [],
    callLimit: values.CALL_LIMIT ?? 3000,
    secretKey: values.SECRET_KEY ?? null,
    apiDocs: values.API_DOCS ?? !production,
    stopDelaySeconds: values.STOP_DELAY_SECONDS ?? 0,
  };
}
