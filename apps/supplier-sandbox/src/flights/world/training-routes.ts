/**
 * The routes whose timetable of ZZ is made for trainings (SUPPLIER 6): LHR→DXB is flown with a change of aircraft only,
 * DXB→AMS with a stop on the way. What a search or an order does on the other routes is in search/scenarios.ts.
 */
const connecting = new Set(['LHR-DXB']);
const stopping = new Map([['DXB-AMS', 'VIE']]);

export function isConnectingOnly(origin: string, destination: string): boolean {
  return connecting.has(`${origin}-${destination}`);
}

/** The airport where a flight lands on its way, without another number. */
export function stopOf(origin: string, destination: string): string | null {
  return stopping.get(`${origin}-${destination}`) ?? null;
}
