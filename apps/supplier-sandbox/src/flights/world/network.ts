import { bigAirports, carriers, type Carrier } from './carriers.data';
import { airportOf, distanceKm, type Airport } from '../../world/places';
import { chance } from '../../world/random';
import { isConnectingOnly } from './training-routes';

const hubs = new Set(carriers.filter(({ kind }) => kind !== 'training').flatMap((one) => one.hubs));
const big = new Set([...hubs, ...bigAirports]);

/** Whether people fly from there to everywhere: it has terminals, and most airlines come. */
export function isBig(airport: string): boolean {
  return big.has(airport);
}

/** Nobody flies a shorter way than this by a timetable, in kilometres. */
const shortestKm = 120;
const longHaulKm = 4000;

/** Whether an airline flies from one airport to another without a change. Both directions or none. */
export function fliesNonstop(carrier: Carrier, origin: Airport, destination: Airport): boolean {
  if (origin.iata === destination.iata) return false;
  const km = distanceKm(origin, destination);
  if (km > carrier.reachKm) return false;
  if (carrier.kind === 'training') return !isConnectingOnly(origin.iata, destination.iata);
  if (km < shortestKm) return false;
  return (
    (carrier.hubs.includes(origin.iata) && comesTo(carrier, origin, destination, km)) ||
    (carrier.hubs.includes(destination.iata) && comesTo(carrier, destination, origin, km))
  );
}

function comesTo(carrier: Carrier, hub: Airport, spoke: Airport, km: number): boolean {
  if (carrier.hubs.includes(spoke.iata)) return true;
  return chance(shareOf(carrier, hub, spoke, km), 'network', carrier.iata, hub.iata, spoke.iata);
}

/** The share of such airports that an airline flies to from its hub. */
function shareOf(carrier: Carrier, hub: Airport, spoke: Airport, km: number): number {
  if (carrier.kind === 'low_cost') return isBig(spoke.iata) ? 0.4 : 0.12;
  if (hubs.has(spoke.iata)) return km > longHaulKm ? 0.75 : 0.85;
  if (isBig(spoke.iata)) return km > longHaulKm ? 0.4 : 0.6;
  if (spoke.country === hub.country) return 0.6;
  return km > longHaulKm ? 0.01 : 0.07;
}

/** The pairs of hubs where one changes: the same airport, or two of one city with a drive between them. */
export function connectionsOf(carrier: Carrier): { arriving: Airport; departing: Airport }[] {
  // With homes all over, a low-cost airline flies from point to point, and leaves the change to its guests.
  if (carrier.kind === 'low_cost' && carrier.hubs.length > 3) return [];
  const own = carrier.hubs.map(airportOf);
  return own.flatMap((arriving) =>
    own
      .filter((departing) => departing === arriving || departing.city === arriving.city)
      .map((departing) => ({ arriving, departing })),
  );
}
