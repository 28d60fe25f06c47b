/*
 * Suppliers tell local times without an offset (SUPPLIER 5). To put them on one line takes the offset of the airport's zone
 * on that day; asking Intl for it takes microseconds, and an answer has ten thousand times. So a zone's day is asked for once.
 */

/** Instants, in milliseconds since 1970, at which a clock shows a local time. */
export interface Zones {
  /**
   * One as a rule; none where there is no such day, or the clock was put forward over the time; two where it was put back.
   * Null where nobody knows the zone.
   */
  instantsOf(local: string, zone: string): readonly number[] | null;
}

/** How a wall clock runs on a day: by one offset, or by another from an instant on. */
interface ClockDay {
  midnight: number;
  offset: number;
  change: { at: number; offset: number } | null;
}

interface Zone {
  offsetAt: (instant: number) => number;
  days: Map<string, ClockDay | null>;
}

const minute = 60_000;
const dayMs = 1_440 * minute;

/** Suppliers write the days, and those of unknown airports the zones: what they invent does not fill the memory. */
const mostDays = 2_000;
const mostZones = 700;

export function createZones(): Zones {
  const zones = new Map<string, Zone | null>();
  const zoneOf = (name: string): Zone | null => {
    let zone = zones.get(name);
    if (zone === undefined) {
      if (zones.size >= mostZones) zones.clear();
      zone = openZone(name);
      zones.set(name, zone);
    }
    return zone;
  };
  return {
    instantsOf: (local, name) => {
      const zone = zoneOf(name);
      if (!zone) return null;
      const day = clockDay(zone, local.slice(0, 10));
      return day ? instantsOn(day, Number(local.slice(11, 13)) * 60 + Number(local.slice(14, 16))) : [];
    },
  };
}

function instantsOn({ midnight, offset, change }: ClockDay, minutes: number): readonly number[] {
  const wall = midnight + minutes * minute;
  const before = wall - offset;
  if (!change) return [before];
  const after = wall - change.offset;
  return [...(before < change.at ? [before] : []), ...(after >= change.at ? [after] : [])];
}

function clockDay(zone: Zone, text: string): ClockDay | null {
  let day = zone.days.get(text);
  if (day === undefined) {
    if (zone.days.size >= mostDays) zone.days.clear();
    day = readDay(zone, text);
    zone.days.set(text, day);
  }
  return day;
}

function readDay({ offsetAt }: Zone, text: string): ClockDay | null {
  const midnight = Date.parse(`${text}T00:00:00Z`);
  // Some engines take the 30th of February for the 2nd of March.
  if (Number.isNaN(midnight) || new Date(midnight).toISOString().slice(0, 10) !== text) return null;
  // A day lies within these wherever on earth, and no zone changes its clocks twice so soon.
  let [from, to] = [midnight - dayMs, midnight + 2 * dayMs];
  const [offset, later] = [offsetAt(from), offsetAt(to)];
  if (offset === later) return { midnight, offset, change: null };
  while (to - from > minute) {
    const middle = from + Math.floor((to - from) / 2 / minute) * minute;
    if (offsetAt(middle) === offset) from = middle;
    else to = middle;
  }
  return { midnight, offset, change: { at: to, offset: later } };
}

function openZone(name: string): Zone | null {
  try {
    const format = new Intl.DateTimeFormat('en-US', { timeZone: name, timeZoneName: 'longOffset' });
    return { offsetAt: (instant) => offsetOf(format, instant), days: new Map() };
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function offsetOf(format: Intl.DateTimeFormat, instant: number): number {
  const name = format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * minute;
}
