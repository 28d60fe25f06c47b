import { addDays, dayMs, isDay } from '@traveldesk/shared-contract';

/*
 * Suppliers state local times without an offset (SUPPLIER 5). Asking Intl for an offset takes microseconds, and an answer has ten thousand
 * times, so the offsets of each zone are cached by day.
 */

/** Converts local times to instants, in milliseconds since 1970. */
export interface Zones {
  /**
   * Usually one instant; none if the day does not exist or the clock skipped the time; two if the clock was put back over it. Null if the
   * time zone is unknown.
   */
  instantsOf(local: string, zone: string): readonly number[] | null;
}

/** The UTC offset of a zone on one day, and its change during that day, if any. */
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

/** Suppliers choose the days, and the zones of places unknown to the product; the limits keep invented ones from filling the memory. */
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

/** The first instant that databases accept. */
const earliest = Date.parse('0001-01-01T00:00:00Z');

/** Returns the first instant of a day; some zones put their clocks forward at midnight, so that the day begins later. */
export function startOfDay(day: string, zone: string): Date {
  const { instantsOf } = createZones();
  const [first] = ['00:00', '00:30', '01:00'].flatMap((time) => instantsOf(`${day}T${time}`, zone) ?? []);
  return new Date(Math.max(first ?? Date.parse(`${day}T00:00:00Z`), earliest));
}

/** Returns the first instant after a day; the last day that requests may name has no next one. */
export function endOfDay(day: string, zone: string): Date {
  const next = addDays(day, 1);
  return isDay(next) ? startOfDay(next, zone) : new Date(startOfDay(day, zone).getTime() + dayMs);
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
  // Some engines parse February 30 as March 2.
  if (Number.isNaN(midnight) || new Date(midnight).toISOString().slice(0, 10) !== text) return null;
  // Every zone's day lies within this range, and no zone changes its clocks twice in it.
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
