/**
 * ZZ's special training routes (SUPPLIER 6): LHR→DXB has connections only, DXB→AMS a technical stop. The scenarios of the other routes are
 * in search/scenarios.ts.
 */
const connecting = new Set(['LHR-DXB']);
const stopping = new Map([['DXB-AMS', 'VIE']]);

export function isConnectingOnly(origin: string, destination: string): boolean {
  return connecting.has(`${origin}-${destination}`);
}

/** Returns the airport of a technical stop under the same flight number. */
export function stopOf(origin: string, destination: string): string | null {
  return stopping.get(`${origin}-${destination}`) ?? null;
}
