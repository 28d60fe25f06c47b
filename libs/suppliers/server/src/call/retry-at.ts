import type { IncomingHttpHeaders } from 'node:http';

/** Clocks that differ by less are not worth a thought: the header has whole seconds, and travels. */
const skewMs = 5_000;

/**
 * When a supplier takes calls again: `Retry-After` (RFC 9110), and `RateLimit-Reset` (a draft of the IETF), which suppliers of any
 * protocol write in seconds or as a date; the later of both. A date is of the supplier's clock, which its own `Date` tells.
 */
export function retryAtOf(headers: IncomingHttpHeaders, now: Date): Date | null {
  const theirs = Date.parse(headers.date ?? '');
  const ahead = theirs - now.getTime();
  const skew = Math.abs(ahead) > skewMs ? ahead : 0;
  const times = [headers['retry-after'], headers['ratelimit-reset']]
    .flatMap((value) => (typeof value === 'string' ? [instantOf(value.trim(), now.getTime(), skew)] : []))
    .filter((time) => !Number.isNaN(time) && time > now.getTime());
  return times.length > 0 ? new Date(Math.max(...times)) : null;
}

function instantOf(value: string, now: number, skew: number): number {
  if (/^\d{1,7}$/.test(value)) return now + Number(value) * 1000;
  // A number that long is a date in seconds since 1970.
  if (/^\d{9,11}$/.test(value)) return Number(value) * 1000 - skew;
  return /[a-z]/i.test(value) ? Date.parse(value) - skew : NaN;
}
