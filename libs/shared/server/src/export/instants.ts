/** An instant in a time zone. */
export interface LocalInstant {
  /** Milliseconds of the local date and time, read as if it were UTC. */
  local: number;
  /** The difference from UTC: `+02:00`. */
  offset: string;
}

const form = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{3})?Z$/;
/** Offsets of time zones change at full quarters of an hour only. */
const quarter = 15 * 60_000;
const minute = 60_000;

/** Returns a function that reads an instant of the API in the time zone; undefined for any other text. */
export function instantsIn(timeZone: string): (text: string) => LocalInstant | undefined {
  const zoned = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  const known = new Map<number, string>();
  const offsetAt = (at: number) => {
    const key = Math.floor(at / quarter);
    const found = known.get(key);
    if (found !== undefined) return found;
    const name = zoned.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT';
    // `GMT+02:00`, and `GMT` alone for UTC.
    const offset = name.slice(3, 9) || '+00:00';
    known.set(key, offset);
    return offset;
  };
  return (text) => {
    const at = form.test(text) ? Date.parse(text) : NaN;
    if (Number.isNaN(at)) return undefined;
    const offset = offsetAt(at);
    const [hours = 0, minutes = 0] = offset.slice(1).split(':').map(Number);
    const sign = offset.startsWith('-') ? -1 : 1;
    return { local: at + sign * (hours * 60 + minutes) * minute, offset };
  };
}

/** Writes an instant as lists show it, with its offset: `2026-12-12 18:00 +02:00`. */
export function instantText({ local, offset }: LocalInstant): string {
  return `${new Date(local).toISOString().slice(0, 16).replace('T', ' ')} ${offset}`;
}
