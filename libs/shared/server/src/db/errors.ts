import { codeOf } from '../error-code';

/** What the two drivers' errors have in common: PostgreSQL's five-character code. */
export function sqlState(error: unknown): string | null {
  const code = codeOf(error);
  return code !== null && /^[0-9A-Z]{5}$/.test(code) ? code : null;
}

/** The constraint a statement has broken, as `countries_iso_code_key`; null for any other error. */
export function brokenConstraint(error: unknown): string | null {
  if (!sqlState(error)?.startsWith('23')) return null;
  return typeof error === 'object' && error !== null && 'constraint' in error
    ? String(error.constraint)
    : null;
}

/** Serialization failure and deadlock: the transaction had no effect, and may well succeed when run again. */
export function isRetryable(error: unknown): boolean {
  return ['40001', '40P01'].includes(sqlState(error) ?? '') || isStalePlan(error);
}

/** A prepared statement whose table a migration has changed since; the next try prepares it anew. */
export function isStalePlan(error: unknown): boolean {
  return (
    sqlState(error) === '0A000' &&
    typeof error === 'object' &&
    error !== null &&
    'routine' in error &&
    error.routine === 'RevalidateCachedQuery'
  );
}

const socketErrors: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EHOSTUNREACH',
  'EAI_AGAIN',
]);
/** Connection exceptions, a server that is shutting down or starting, or out of connections or disk. */
const unavailableStates = /^(08|57P|53|58)/;
const driverMessages =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout|PGlite is closed/;

/** The words, in one line, in which the server or a pooler in front of it refused to serve; null where nothing answered, and for other errors. */
export function refusedBy(error: unknown): string | null {
  if (!(error instanceof Error) || !unavailableStates.test(sqlState(error) ?? '')) return null;
  return error.message.replace(/\p{Cc}[^]*/u, '').slice(0, 300);
}

/** Whether the database could not be reached, or did not stay reachable, rather than refused the statement. */
export function isConnectionLoss(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if ('errors' in error && Array.isArray(error.errors)) return error.errors.some(isConnectionLoss);
  const state = sqlState(error);
  if (state && unavailableStates.test(state)) return true;
  if (socketErrors.has(codeOf(error) ?? '')) return true;
  return 'message' in error && driverMessages.test(String(error.message));
}
