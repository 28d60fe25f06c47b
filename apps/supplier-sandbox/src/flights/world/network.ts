import { bigAirports, carriers, type Carrier } from './carriers.data';
import { airportOf, distanceKm, type Airport } from '../../world/places';
import { chance } from '../../world/random';
import { isConnectingOnly } from './training-routes';

const hubs = new Set(carriers.filter(({ kind }) => kind !== 'training').flatMap((one) => one.hubs));
const big = new Set([...hubs, ...bigAirports]);

/** Whether an airport is big: it has terminals, and most airlines fly there. */
export function isBig(airport: string): boolean {
  return big.has(airport);
}

/** The shortest scheduled route in kilometers. */
const shortestKm = 120;
const longHaulKm = 4000;

/** Whether an airline flies nonstop between two airports, always in both directions. */
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

/** Returns the share of similar airports to which an airline flies from its hub. */
function shareOf(carrier: Carrier, hub: Airport, spoke: Airport, km: number): number {
  if (carrier.kind === 'low_cost') return isBig(spoke.iata) ? 0.4 : 0.12;
  if (hubs.has(spoke.iata)) return km > longHaulKm ? 0.75 : 0.85;
  if (isBig(spoke.iata)) return km > longHaulKm ? 0.4 : 0.6;
  if (spoke.country === hub.country) return 0.6;
  return km > longHaulKm ? 0.01 : 0.07;
}

/** Returns the hub pairs for connections: the same airport, or two of one city with a transfer between them. */
export function connectionsOf(carrier: Carrier): { arriving: Airport; departing: Airport }[] {
  // A low-cost airline with many bases flies point to point and sells no connections.
  if (carrier.kind === 'low_cost' && carrier.hubs.length > 3) return [];
  const own = carrier.hubs.map(airportOf);
  return own.flatMap((arriving) =>
    own
      .filter((departing) => departing === arriving || departing.city === arriving.city)
      .map((departing) => ({ arriving, departing })),
  );
}
