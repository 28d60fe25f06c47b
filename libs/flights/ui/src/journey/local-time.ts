/** `23:40` of `2026-12-01T23:40`: the airport's own clock, which no time zone moves. */
export function clockOf(local: string): string {
  return local.slice(11, 16);
}

/** `2026-12-01` of `2026-12-01T23:40`. */
export function dayOf(local: string): string {
  return local.slice(0, 10);
}
