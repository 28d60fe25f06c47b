import { hours, minutes } from '../clock';

/** SECURITY 25: a session ends when unused for the idle time, and in any case after the absolute time. */
export interface SessionLimits {
  sessionIdleMinutes: number;
  sessionMaxHours: number;
}

/** The use of a session is written down at most this often: a call a second is not a write a second. */
const touchEveryMs = 1 * minutes;

export interface SessionTimes {
  started_at: Date;
  used_at: Date;
  /** See users.sessions_from: sessions begun before it are over. */
  sessions_from: Date | null;
}

export function isAlive(session: SessionTimes, limits: SessionLimits, now: Date): boolean {
  const { usedBefore, startedBefore } = deadBefore(limits, now);
  const endedByUser = session.sessions_from !== null && session.started_at < session.sessions_from;
  return session.used_at > usedBefore && session.started_at > startedBefore && !endedByUser;
}

/** Sessions used no later than the one moment, or begun no later than the other, are dead. */
export function deadBefore(limits: SessionLimits, now: Date): { usedBefore: Date; startedBefore: Date } {
  return {
    usedBefore: new Date(now.getTime() - limits.sessionIdleMinutes * minutes),
    startedBefore: new Date(now.getTime() - limits.sessionMaxHours * hours),
  };
}

export function wantsTouch(session: SessionTimes, now: Date): boolean {
  return now.getTime() - session.used_at.getTime() >= touchEveryMs;
}

/** Whether the person has proved who they are so lately that nothing is asked again (SECURITY 29). */
export function isFresh(
  { authenticated_at: at }: { authenticated_at: Date },
  { sessionFreshMinutes }: { sessionFreshMinutes: number },
  now: Date,
): boolean {
  return now.getTime() - at.getTime() < sessionFreshMinutes * minutes;
}
