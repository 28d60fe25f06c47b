import type { PlanePoint } from './projection';

/** Something to mark on the plane. */
export interface Marked extends PlanePoint {
  id: string;
}

/** One marker for a property, or for several that would overlap. Its position is that of the first. */
export interface Marker extends PlanePoint {
  ids: string[];
}

/** The space of a marker in pixels. */
export const markerBox = { width: 60, height: 30 };

/**
 * Groups places so that no two markers overlap at a scale in pixels per kilometer. Earlier places keep their own marker, so the order of the
 * list decides; a later place joins the nearest marker that it would overlap.
 */
export function markersAt(places: readonly Marked[], scale: number): Marker[] {
  const markers: Marker[] = [];
  const cells = new Map<string, Marker[]>();
  const cellOf = ({ x, y }: PlanePoint) =>
    [Math.floor((x * scale) / markerBox.width), Math.floor((y * scale) / markerBox.height)] as const;
  for (const { id, x, y } of places) {
    const [column, row] = cellOf({ x, y });
    let nearest: Marker | undefined;
    let least = Infinity;
    for (let beside = -1; beside <= 1; beside += 1) {
      for (let above = -1; above <= 1; above += 1) {
        for (const marker of cells.get(`${column + beside} ${row + above}`) ?? []) {
          const right = Math.abs(marker.x - x) * scale;
          const down = Math.abs(marker.y - y) * scale;
          const distance = Math.hypot(right, down);
          if (right >= markerBox.width || down >= markerBox.height || distance >= least) continue;
          nearest = marker;
          least = distance;
        }
      }
    }
    if (nearest) {
      nearest.ids.push(id);
      continue;
    }
    const marker = { ids: [id], x, y };
    markers.push(marker);
    const cell = cells.get(`${column} ${row}`);
    if (cell) cell.push(marker);
    else cells.set(`${column} ${row}`, [marker]);
  }
  return markers;
}

export type Direction = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

/** Returns the nearest marker in a direction; undefined if there is none. */
export function markerTowards(
  markers: readonly Marker[],
  from: PlanePoint,
  direction: Direction,
): Marker | undefined {
  const isAcross = direction === 'ArrowLeft' || direction === 'ArrowRight';
  const sign = direction === 'ArrowLeft' || direction === 'ArrowUp' ? -1 : 1;
  let found: Marker | undefined;
  let least = Infinity;
  for (const marker of markers) {
    const [right, down] = [marker.x - from.x, marker.y - from.y];
    const along = (isAcross ? right : down) * sign;
    const aside = Math.abs(isAcross ? down : right);
    // Within 45 degrees of the direction.
    if (along <= 0 || aside > along) continue;
    const distance = along + aside * 2;
    if (distance < least) [found, least] = [marker, distance];
  }
  return found;
}
