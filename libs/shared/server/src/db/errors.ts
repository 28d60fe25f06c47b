import { codeOf } from '../error-code';

/** Returns PostgreSQL's five-character code, which the errors of both drivers have. */
export function sqlState(error: unknown): string | null {
  const code = codeOf(error);
  return code !== null && /^[0-9A-Z]{5}$/.test(code) ? code : null;
}

/** Returns the violated constraint, such as `countries_iso_code_key`; null for other errors. */
export function brokenConstraint(error: unknown): string | null {
  if (!sqlState(error)?.startsWith('23')) return null;
  return typeof error === 'object' && error !== null && 'constraint' in error
    ? String(error.constraint)
    : null;
}

/** Serialization failure, deadlock or stale plan: the transaction had no effect and may succeed if it is run again. */
export function isRetryable(error: unknown): boolean {
  return ['40001', '40P01'].includes(sqlState(error) ?? '') || isStalePlan(error);
}

/** A prepared statement is stale because a migration changed its table; the next attempt prepares it again. */
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
/** Connection exceptions; a server that is starting, stopping, or out of connections or disk space. */
const unavailableStates = /^(08|57P|53|58)/;
const driverMessages =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout|PGlite is closed/;

/** Returns, on one line, the message with which the server or a pooler refused to serve; null if nothing answered, and for other errors. */
export function refusedBy(error: unknown): string | null {
  if (!(error instanceof Error) || !unavailableStates.test(sqlState(error) ?? '')) return null;
  return error.message.replace(/\p{Cc}[^]*/u, '').slice(0, 300);
}

/** Whether the error is a lost or unreachable database rather than a refused statement. */
export function isConnectionLoss(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if ('errors' in error && Array.isArray(error.errors)) return error.errors.some(isConnectionLoss);
  const state = sqlState(error);
  if (state && unavailableStates.test(state)) return true;
  if (socketErrors.has(codeOf(error) ?? '')) return true;
  return 'message' in error && driverMessages.test(String(error.message));
}
