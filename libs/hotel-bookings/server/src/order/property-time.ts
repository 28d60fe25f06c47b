import { addDays } from '@traveldesk/shared-contract';
import { createZones } from '@traveldesk/shared-server';

const zones = createZones();
const hourMs = 3_600_000;

/** Returns a local time of a property as an instant; a time that the clock skipped is an hour later. Without a zone, the time is in UTC. */
export function instantAt(day: string, time: string, zone: string | null): Date {
  const utc = Date.parse(`${day}T${time}:00Z`);
  if (zone === null) return new Date(utc);
  const [first] = zones.instantsOf(`${day}T${time}`, zone) ?? [utc];
  if (first !== undefined) return new Date(first);
  const [later = utc] = zones.instantsOf(new Date(utc + hourMs).toISOString().slice(0, 16), zone) ?? [];
  return new Date(later);
}

/** Returns a day at the property as a half-open range of instants. */
export function dayAt(day: string, zone: string | null): { begins: Date; ends: Date } {
  return { begins: instantAt(day, '00:00', zone), ends: instantAt(addDays(day, 1), '00:00', zone) };
}
