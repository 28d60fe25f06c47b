import type { IncomingHttpHeaders } from 'node:http';

/** Ignored clock difference: the header has whole seconds, and travels. */
const skewMs = 5_000;

/**
 * Returns when a supplier accepts calls again: the later of `Retry-After` (RFC 9110) and `RateLimit-Reset` (an IETF draft), each in seconds
 * or as a date. Dates are corrected by the supplier's clock in its `Date` header.
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
  // A number of this length is a date in seconds since 1970.
  if (/^\d{9,11}$/.test(value)) return Number(value) * 1000 - skew;
  return /[a-z]/i.test(value) ? Date.parse(value) - skew : NaN;
}
