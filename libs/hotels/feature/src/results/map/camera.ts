import type { PlanePoint } from './projection';

/** The part of the plane that is shown: the place at the center of the window, and pixels per kilometer. */
export interface Camera extends PlanePoint {
  scale: number;
}

/** The size of the map in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** From a plane of 400 km to one of about 100 m. */
const scales = { min: 1, max: 4000 };

/** The minimum number of kilometers that a map shows. */
const least = 1;

/** Pixels at the edges that the first view leaves free: for markers, and for the note and the buttons at the top. */
const free = { top: 56, right: 60, bottom: 28, left: 40 };

/** Returns the camera that shows the center and all places. */
export function cameraFor(places: readonly PlanePoint[], { width, height }: Size): Camera {
  let [west, east, north, south] = [0, 0, 0, 0];
  for (const { x, y } of places) {
    west = Math.min(west, x);
    east = Math.max(east, x);
    north = Math.min(north, y);
    south = Math.max(south, y);
  }
  const across = Math.max(1, width - free.left - free.right) / Math.max(east - west, least);
  const down = Math.max(1, height - free.top - free.bottom) / Math.max(south - north, least);
  const scale = clamped(Math.min(across, down));
  return {
    x: (west + east) / 2 + (free.right - free.left) / 2 / scale,
    y: (north + south) / 2 + (free.bottom - free.top) / 2 / scale,
    scale,
  };
}

/** Returns the camera after a zoom that keeps a place of the window where it is; `at` is in pixels from the center of the window. */
export function zoomed(camera: Camera, factor: number, at: PlanePoint = { x: 0, y: 0 }): Camera {
  const scale = clamped(camera.scale * factor);
  const kept = 1 / camera.scale - 1 / scale;
  return { x: camera.x + at.x * kept, y: camera.y + at.y * kept, scale };
}

/** Returns the camera after the plane was moved by pixels. */
export function moved(camera: Camera, by: PlanePoint): Camera {
  return { ...camera, x: camera.x - by.x / camera.scale, y: camera.y - by.y / camera.scale };
}

/** Returns where a place is in the window, in pixels from its top left corner. */
export function inWindow({ x, y }: PlanePoint, camera: Camera, { width, height }: Size): PlanePoint {
  return { x: width / 2 + (x - camera.x) * camera.scale, y: height / 2 + (y - camera.y) * camera.scale };
}

export const canZoom = ({ scale }: Camera, factor: number) => clamped(scale * factor) !== scale;

function clamped(scale: number): number {
  return Math.min(scales.max, Math.max(scales.min, scale));
}
