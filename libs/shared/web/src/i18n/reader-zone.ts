import { readSession } from '../session/storage';

const known = new Map<string, boolean>();

/** Whether this browser has the zone; an old browser lacks zones that the user chose on another one. */
export function knowsZone(zone: string): boolean {
  let knows = known.get(zone);
  if (knows === undefined) {
    try {
      knows = Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
    } catch {
      knows = false;
    }
    known.set(zone, knows);
  }
  return knows;
}

/** Returns the zone that the user has chosen in the profile; undefined stands for the device's. */
export function chosenZone(): string | undefined {
  const zone = readSession().user?.time_zone;
  return zone && knowsZone(zone) ? zone : undefined;
}

export function deviceZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/**
 * Returns the time zone of the user: of every instant, day filter and file. Nothing else asks the browser for its zone. Times at an airport
 * or a property stay local there.
 */
export function readerZone(): string {
  return chosenZone() ?? deviceZone();
}
