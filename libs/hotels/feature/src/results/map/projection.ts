import type { StayPoint } from '@traveldesk/hotels-contract';

/** A place on the plane: kilometers to the east and to the south of its center. */
export interface PlanePoint {
  x: number;
  y: number;
}

/** Kilometers per degree of latitude; per degree of longitude at the equator. */
const perLatitude = 110.57;
const perLongitude = 111.32;

/**
 * Returns a projection onto a plane around a center, with the center's scale everywhere. Within 100 km, the largest radius of a search, a
 * distance is wrong by less than 2 % up to 60 degrees of latitude.
 */
export function planeAround(center: StayPoint): (point: StayPoint) => PlanePoint {
  const shrunk = Math.cos((center.latitude * Math.PI) / 180);
  return ({ latitude, longitude }) => {
    // The short way across the antimeridian.
    const east = ((longitude - center.longitude + 540) % 360) - 180;
    return { x: east * perLongitude * shrunk, y: (center.latitude - latitude) * perLatitude };
  };
}

const steps = [1, 2, 5];

/** Returns the smallest of 0.1, 0.2, 0.5, 1, 2, 5, 10, … kilometers that is not less than `least`. */
function roundStep(least: number): number {
  const power = 10 ** Math.max(-1, Math.floor(Math.log10(least)));
  return (steps.find((step) => step * power >= least) ?? 10) * power;
}

/**
 * Returns the radii in kilometers of the rings around the center between `nearest` and `farthest`: round numbers, at least `apart` from each
 * other.
 */
export function ringsBetween(nearest: number, farthest: number, apart: number): number[] {
  const every = roundStep(apart);
  const first = Math.max(1, Math.ceil(nearest / every));
  const count = Math.max(0, Math.floor(farthest / every + 1e-9) - first + 1);
  // Rounded, because 3 × 0.1 is not 0.3.
  return Array.from({ length: count }, (_, index) => Number(((first + index) * every).toFixed(1)));
}
