import { isConnectionLoss, isRetryable, sqlState } from './errors';

/** A temporary failure of the database, answered by a 503 with Retry-After (SECURITY 10). */
export interface Outage {
  /** The key of the text for the caller. */
  code: string;
  /** Seconds after which the caller may try again. */
  retryAfter: number;
  /** The text for the log. */
  said: string;
}

const unavailable: Outage = { code: 'unavailable', retryAfter: 2, said: 'the database is away' };
const refused: Outage = {
  ...unavailable,
  said: 'the database, or a pooler in front of it, refuses the connection',
};
const collided: Outage = { ...unavailable, said: 'the transaction collided with others each time' };
const slow: Outage = { code: 'database_slow', retryAfter: 5, said: 'a statement took longer than it may' };
const idle: Outage = { ...slow, said: 'a transaction was idle for longer than it may be' };
const locked: Outage = {
  code: 'record_locked',
  retryAfter: 1,
  said: 'a row is locked by another transaction',
};
const readOnly: Outage = { code: 'database_read_only', retryAfter: 10, said: 'the database takes no writes' };
const full: Outage = { code: 'database_full', retryAfter: 60, said: 'the database has no room left' };
const busy: Outage = { code: 'database_busy', retryAfter: 3, said: 'the database has no connection left' };

const states: Readonly<Record<string, Outage>> = {
  '25006': readOnly,
  '25P03': idle,
  '25P04': idle,
  '53100': full,
  '53300': busy,
  '55P03': locked,
  '57014': slow,
};

/** pg-pool's message when no connection became free in time. */
const noConnection = /timeout exceeded when trying to connect/;

export function outageOf(error: unknown): Outage | null {
  const known = states[sqlState(error) ?? ''];
  if (known) return known;
  if (isRetryable(error)) return collided;
  if (sqlState(error)?.startsWith('08')) return refused;
  if (error instanceof Error && noConnection.test(error.message)) return busy;
  return isConnectionLoss(error) ? unavailable : null;
}
