import {
  codeOf,
  ConfigError,
  DirectoryLockedError,
  isConnectionLoss,
  refusedBy,
} from '@traveldesk/shared-server';

type Step = 'database' | 'owner' | 'listening' | 'directory';

/** The error of one step of the start; an error code's meaning depends on the step. */
class StepError extends Error {
  override readonly name = 'StepError';

  constructor(
    readonly step: Step,
    override readonly cause: unknown,
  ) {
    super(String(cause));
  }
}

/** Runs a step of the start and tags its errors with the step. */
export async function during<Result>(step: Step, work: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof StepError || error instanceof ConfigError ? error : new StepError(step, error);
  }
}

/** Returns a plain sentence for the operator, or null if only the whole error helps. */
export function plainSentence(error: unknown): string | null {
  if (error instanceof ConfigError) return error.message;
  const [step, cause] = error instanceof StepError ? [error.step, error.cause] : ['database' as const, error];
  if (cause instanceof ConfigError) return cause.message;
  if (cause instanceof DirectoryLockedError) {
    return `${cause.message} Stop that process, or set DATA_DIR to another directory.`;
  }
  if (step === 'listening') return ofListening(codeOf(cause));
  return ofDirectory(codeOf(cause)) ?? (step === 'directory' ? null : ofDatabase(cause, variables[step]));
}

const variables = { database: 'DATABASE_URL', owner: 'MIGRATION_DATABASE_URL' } as const;
type DatabaseVariable = (typeof variables)[keyof typeof variables];

/** The remedy for each variable that leads to a pooler in transaction mode. */
export const poolerRemedies: Readonly<Record<DatabaseVariable, string>> = {
  DATABASE_URL:
    'set DATABASE_POOLER=transaction, and MIGRATION_DATABASE_URL to the same database past the pooler',
  MIGRATION_DATABASE_URL: 'give MIGRATION_DATABASE_URL an address past the pooler',
};

function ofListening(code: string | null): string | null {
  if (code === 'EADDRINUSE')
    return 'The port is already in use. Stop what uses it, or set PORT to another one.';
  if (code === 'EACCES') return 'The port may not be used by this user. Set PORT to another one.';
  if (code === 'EADDRNOTAVAIL') return 'HOST is not an address of this machine.';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'HOST is a name that no address belongs to.';
  return null;
}

function ofDirectory(code: string | null): string | null {
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return 'The directory may not be written to by this user. Set DATA_DIR to another one.';
  if (code === 'ENOTDIR' || code === 'EEXIST')
    return 'DATA_DIR names a file, or leads through one; it must be a directory.';
  if (code === 'ENOSPC') return 'The disk that DATA_DIR is on is full.';
  return null;
}

/** Explains an error by its SQLSTATE; the permissions are those that migrations need. */
function ofDatabase(cause: unknown, variable: DatabaseVariable): string | null {
  const code = codeOf(cause);
  const said = cause instanceof Error ? cause.message : '';
  if (code === '3D000') return `The database that ${variable} names does not exist.`;
  if (code === '28P01' || code === '28000')
    return `PostgreSQL refuses the user or the password of ${variable}.`;
  if (code === '53300')
    return 'PostgreSQL has no connection free: raise max_connections, or run fewer replicas.';
  if (code === '25006')
    return `The database that ${variable} names takes no changes: it is a standby, or read-only.`;
  if (/pg_trgm/.test(said)) {
    return 'The extension pg_trgm is not there and cannot be made: install it on the server, and let a superuser run “create extension pg_trgm” in the database.';
  }
  if (code === '42501') {
    return `The role of ${variable} may not make or change the tables: let it own the database, or name the owner in MIGRATION_DATABASE_URL.`;
  }
  const refused = refusedBy(cause);
  if (refused !== null) return ofRefusal(refused, variable);
  return isConnectionLoss(cause)
    ? `PostgreSQL cannot be reached at the address that ${variable} names.`
    : null;
}

/** Quotes the error of a server that was reached. */
function ofRefusal(said: string, variable: DatabaseVariable): string {
  const sentence = `The server that ${variable} names, PostgreSQL or a pooler, answers with an error: “${said}”.`;
  const isPooler = /startup parameter/.test(said);
  return isPooler
    ? `${sentence} If this is a pooler in transaction mode, ${poolerRemedies[variable]}.`
    : sentence;
}
