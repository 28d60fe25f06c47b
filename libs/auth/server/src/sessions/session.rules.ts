import { hours, minutes } from '../clock';

/** Limits of a session (SECURITY 25): it ends after the idle time without use, and in any case after the maximum time. */
export interface SessionLimits {
  sessionIdleMinutes: number;
  sessionMaxHours: number;
}

/** Minimum interval between updates of a session's last use, so that not every request writes. */
const touchEveryMs = 1 * minutes;

export interface SessionTimes {
  started_at: Date;
  used_at: Date;
  /** See users.sessions_from: sessions started before it are invalid. */
  sessions_from: Date | null;
}

export function isAlive(session: SessionTimes, limits: SessionLimits, now: Date): boolean {
  const { usedBefore, startedBefore } = sessionExpiryLimits(limits, now);
  const endedByUser = session.sessions_from !== null && session.started_at < session.sessions_from;
  return session.used_at > usedBefore && session.started_at > startedBefore && !endedByUser;
}

/** Returns the limits: sessions last used or started at or before them are expired. */
export function sessionExpiryLimits(
  limits: SessionLimits,
  now: Date,
): { usedBefore: Date; startedBefore: Date } {
  return {
    usedBefore: new Date(now.getTime() - limits.sessionIdleMinutes * minutes),
    startedBefore: new Date(now.getTime() - limits.sessionMaxHours * hours),
  };
}

export function isUseRecordDue(session: SessionTimes, now: Date): boolean {
  return now.getTime() - session.used_at.getTime() >= touchEveryMs;
}

/** Whether the user has proved their identity recently enough not to be asked again (SECURITY 29). */
export function isFresh(
  { authenticated_at: at }: { authenticated_at: Date },
  { sessionFreshMinutes }: { sessionFreshMinutes: number },
  now: Date,
): boolean {
  return now.getTime() - at.getTime() < sessionFreshMinutes * minutes;
}
