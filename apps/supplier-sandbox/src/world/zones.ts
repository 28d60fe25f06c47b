/** Minutes east of UTC of a time zone at an instant; cached by the hour, since Intl is slow. */
const offsets = new Map<string, number>();
const formats = new Map<string, Intl.DateTimeFormat>();
const hour = 3_600_000;
const mostOffsets = 200_000;

function offsetMinutes(zone: string, at: number): number {
  const key = `${zone} ${Math.floor(at / hour)}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
    formats.set(zone, format);
  }
  const name = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT';
  const [, sign = '+', hours = '0', minutes = '0'] = /GMT([+-])(\d\d):(\d\d)/.exec(name) ?? [];
  const offset = (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
  if (offsets.size >= mostOffsets) offsets.clear();
  offsets.set(key, offset);
  return offset;
}

/** The local time in Duffel's format: `2026-12-01T09:35:00`, without an offset (SUPPLIER 5). */
export function localTime(at: number, zone: string): string {
  return new Date(at + offsetMinutes(zone, at) * 60_000).toISOString().slice(0, 19);
}

/** The local date, `2026-12-01`. */
export function localDate(at: number, zone: string): string {
  return localTime(at, zone).slice(0, 10);
}

/**
 * The instant at which the local clock shows this many minutes after midnight of a date. A time skipped by the change to summer time is
 * read as the one that follows.
 */
export function instantOf(date: string, minutes: number, zone: string): number {
  const wall = Date.parse(`${date}T00:00:00Z`) + minutes * 60_000;
  const first = wall - offsetMinutes(zone, wall) * 60_000;
  return wall - offsetMinutes(zone, first) * 60_000;
}

/** Returns the date `days` days later. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 24 * hour).toISOString().slice(0, 10);
}

/** A number of minutes in ISO 8601: `PT2H26M`. */
export function isoDuration(minutes: number): string {
  const days = Math.floor(minutes / 1440);
  const hours = Math.floor((minutes % 1440) / 60);
  const rest = minutes % 60;
  const time = `${hours > 0 ? `${hours}H` : ''}${rest > 0 ? `${rest}M` : ''}`;
  return `P${days > 0 ? `${days}D` : ''}${time || days === 0 ? `T${time || '0M'}` : ''}`;
}
