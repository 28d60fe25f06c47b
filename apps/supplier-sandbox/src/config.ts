import path from 'node:path';
import { z } from 'zod';

/** The configuration of the training supplier. */
export interface SandboxConfig {
  /** On the loopback address; 0 means a free one. */
  port: number;
  /** The directory of its journal; null stores nothing. */
  dataDir: string | null;
  logLevel: (typeof logLevels)[number];
  /** The delay before an event is sent again, in milliseconds; doubled before each further attempt. */
  webhookPauseMs: number;
  /** The delay between a 202 and its effect, in milliseconds. */
  laterMs: number;
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** An impossible start: the message is one sentence for the operator. */
export class SandboxConfigError extends Error {
  override readonly name = 'SandboxConfigError';
}

const portSchema = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)
  .refine((port) => port <= 65_535);

/** The form of each variable, which ends the sentence "NAME must be …". */
const variables = {
  PORT: { schema: portSchema, form: 'a port number from 0 to 65535' },
  SANDBOX_PORT: { schema: portSchema, form: 'a port number from 0 to 65535' },
  DATA_DIR: { schema: z.string(), form: 'the path of a directory' },
  SANDBOX_DATA_DIR: { schema: z.string(), form: 'the path of a directory' },
  LOG_LEVEL: { schema: z.enum(logLevels), form: `one of ${logLevels.join(', ')}` },
} as const;

type Values = { [Name in keyof typeof variables]?: z.output<(typeof variables)[Name]['schema']> };

/**
 * Reads the environment, which no other code does. PORT and DATA_DIR are the product's: the supplier listens on the next port and keeps
 * its journal below the product's directory, unless its own variables say otherwise. An empty variable counts as absent. Throws a
 * SandboxConfigError that names the variable.
 */
export function readSandboxConfig(env: Record<string, string | undefined>): SandboxConfig {
  const values = Object.fromEntries(
    Object.entries(variables).flatMap(([name, { schema, form }]) => {
      const text = env[name];
      if (!text) return [];
      const result = schema.safeParse(text);
      if (!result.success) throw new SandboxConfigError(`${name} must be ${form}.`);
      return [[name, result.data]];
    }),
  ) as Values;
  return {
    port: values.SANDBOX_PORT ?? portBehind(values.PORT ?? 4200),
    dataDir: values.SANDBOX_DATA_DIR ?? path.join(values.DATA_DIR ?? '.data', 'supplier-sandbox'),
    logLevel: values.LOG_LEVEL ?? 'info',
    webhookPauseMs: 1000,
    laterMs: 1500,
  };
}

/** The port after one chosen by the system is unknown. */
const portBehind = (port: number) => (port === 0 || port === 65_535 ? 0 : port + 1);
