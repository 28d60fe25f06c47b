/** Returns the time `23:40` of `2026-12-01T23:40`. It is local at the airport and not converted. */
export function clockOf(local: string): string {
  return local.slice(11, 16);
}

/** Returns the date `2026-12-01` of `2026-12-01T23:40`. */
export function dayOf(local: string): string {
  return local.slice(0, 10);
}
