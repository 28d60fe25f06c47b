import { randomBytes } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { basePermissions, productBookers, productSearchers } from '@traveldesk/shared-contract';
import { createTypesetter } from '@traveldesk/shared-documents';
import type { Config } from '../config/config';
import type { Connection } from '../db/connection';
import { constraintsOf } from '../db/constraints';
import { createExports, usualExportLimits, type ExportLimits } from '../export/turns';
import { createCallTurns, usualCallLimits, type CallLimits } from '../http/call-turns';
import { createJobs } from '../jobs/jobs';
import { createMailer } from '../mail';
import {
  companiesOf,
  companyStatusChangedOf,
  historiesOf,
  findersOf,
  recordKindsOf,
  rightsOf,
  standingOf,
  userChangedOf,
} from '../modules/duties';
import type { Kernel, ServerModule } from '../modules/module';
import { createSecrets } from '../secrets/secrets';
import { createTexts } from '../texts';

export interface ToolOptions {
  config: Config;
  modules: readonly ServerModule[];
  connection: Connection;
  log: FastifyBaseLogger;
}

/**
 * Creates a kernel for command-line tools: the modules' services and contributions, on a migrated database, without routes and jobs. It
 * cannot decrypt secrets, because it has a random key.
 */
export function createToolKernel({ config, modules, connection, log }: ToolOptions): Kernel {
  const secretKey = randomBytes(32).toString('hex');
  return kernelOf(
    {
      config: { ...config, secretKey },
      db: connection.db,
      log,
      texts: createTexts(modules),
      jobs: createJobs({ connection, log, work: false }),
      secrets: createSecrets(secretKey),
      stopping: new AbortController().signal,
    },
    modules,
  );
}

type Parts = Pick<Kernel, 'config' | 'db' | 'log' | 'texts' | 'jobs' | 'secrets' | 'stopping'>;

/** Builds the kernel and lets the modules contribute to each other. */
export function kernelOf(
  parts: Parts,
  modules: readonly ServerModule[],
  limits?: Partial<ExportLimits & CallLimits>,
): Kernel {
  const kernel: Kernel = {
    ...parts,
    tools: {},
    mail: createMailer(parts.jobs, parts.secrets),
    permissions: knownPermissions(modules),
    sensitive: sensitivePermissions(modules),
    rightsOf: (userId) => rights(userId),
    companiesOf: companiesOf(modules),
    histories: historiesOf(modules),
    recordKinds: recordKindsOf(modules),
    finders: findersOf(modules),
    standingOf: (userId) => standing(userId),
    userChanged: (...change) => userChanged(...change),
    companyStatusChanged: companyStatusChangedOf(modules),
    constraints: constraintsOf(modules),
    exports: createExports({ ...usualExportLimits, ...limits }),
    turns: createCallTurns({ ...usualCallLimits, ...limits }),
    typesetter: createTypesetter(),
  };
  const rights = rightsOf(modules, kernel);
  const standing = standingOf(modules, kernel);
  const userChanged = userChangedOf(modules, kernel);
  for (const module of modules) Object.assign(kernel.tools, module.tools?.(kernel));
  for (const module of modules) module.contribute?.(kernel);
  return kernel;
}

function knownPermissions(modules: readonly ServerModule[]): ReadonlySet<string> {
  const own = modules.flatMap((module) => module.permissions ?? []);
  const ofProducts = [...productSearchers, ...productBookers];
  return new Set([
    ...basePermissions,
    ...ofProducts,
    ...own.map((one) => (typeof one === 'string' ? one : one.name)),
  ]);
}

function sensitivePermissions(modules: readonly ServerModule[]): Kernel['sensitive'] {
  const own = modules.flatMap((module) => module.permissions ?? []);
  return new Map(own.flatMap((one) => (typeof one === 'string' ? [] : [[one.name, one.sensitive] as const])));
}
