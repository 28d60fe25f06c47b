import type { Call } from './types';

/** Returns the caller's IANA time zone from the header `Time-Zone`, which the back office sends; else UTC. */
export function timeZoneOf({ headers }: Pick<Call, 'headers'>): string {
  const { 'time-zone': zone } = headers;
  return typeof zone === 'string' && isTimeZone(zone) ? zone : 'UTC';
}

function isTimeZone(zone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
  } catch {
    return false;
  }
}
