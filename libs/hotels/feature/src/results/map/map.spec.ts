import { cameraFor, inWindow, moved, zoomed } from './camera';
import { markerBox, markersAt, markerTowards, type Marked } from './markers';
import { planeAround, ringsBetween } from './projection';

describe('the projection', () => {
  const dubai = { latitude: 25.2, longitude: 55.3 };

  it.each([
    // Great-circle distances by the haversine formula.
    ['the equator', { latitude: 0, longitude: 0 }, { latitude: 0.5, longitude: 0.5 }, 78.63],
    ['Dubai', dubai, { latitude: 25.6, longitude: 55.9 }, 74.98],
    ['Oslo', { latitude: 59.91, longitude: 10.75 }, { latitude: 60.2, longitude: 11.1 }, 37.7],
    ['the antimeridian', { latitude: -17, longitude: 179.8 }, { latitude: -17, longitude: -179.9 }, 31.9],
  ])('keeps the distances around %s', (_, center, point, kilometers) => {
    const { x, y } = planeAround(center)(point);
    expect(Math.abs(Math.hypot(x, y) / kilometers - 1)).toBeLessThan(0.01);
  });

  it('has east on the right, north at the top and its center in the middle', () => {
    const project = planeAround(dubai);
    expect(Math.hypot(...Object.values(project(dubai)))).toBe(0);
    expect(project({ ...dubai, longitude: 55.4 }).x).toBeGreaterThan(0);
    expect(project({ ...dubai, latitude: 25.3 }).y).toBeLessThan(0);
    expect(
      planeAround({ latitude: 0, longitude: 179.9 })({ latitude: 0, longitude: -179.9 }).x,
    ).toBeGreaterThan(0);
  });
});

describe('rings', () => {
  it.each([
    [0, 10, 2, [2, 4, 6, 8, 10]],
    [0, 30, 9, [10, 20, 30]],
    [0, 1, 0.28, [0.5, 1]],
    [0, 0.6, 0.2, [0.2, 0.4, 0.6]],
    [12, 20, 3, [15, 20]],
    [0, 3, 4, []],
    [-5, 100, 20, [20, 40, 60, 80, 100]],
  ])('from %d to %d km, %d km apart', (nearest, farthest, apart, rings) => {
    expect(ringsBetween(nearest, farthest, apart)).toEqual(rings);
  });
});

describe('the camera', () => {
  const size = { width: 400, height: 600 };
  const start = cameraFor(
    [
      { x: 8, y: -2 },
      { x: 4, y: 1 },
    ],
    size,
  );

  it('shows the center and all places beside its buttons', () => {
    // 8 km in 300 of 400 px.
    expect(start.scale).toBe(37.5);
    expect(inWindow({ x: 0, y: 0 }, start, size).x).toBeCloseTo(40);
    expect(inWindow({ x: 8, y: 0 }, start, size).x).toBeCloseTo(340);
    const [top, bottom] = [-2, 1].map((y) => inWindow({ x: 0, y }, start, size).y);
    expect(top! - 56).toBeCloseTo(600 - 28 - bottom!);
    // Without places, a kilometer.
    expect(cameraFor([], size).scale).toBe(300);
  });

  it('keeps the place under the pointer when it zooms', () => {
    const at = { x: 80, y: -120 };
    const place = { x: start.x + at.x / start.scale, y: start.y + at.y / start.scale };
    const before = inWindow(place, start, size);
    const after = inWindow(place, zoomed(start, 3, at), size);
    expect(after.x).toBeCloseTo(before.x);
    expect(after.y).toBeCloseTo(before.y);
  });

  it('moves the plane with the pointer, at any scale', () => {
    const camera = zoomed(start, 2);
    const before = inWindow({ x: 1, y: 1 }, camera, size);
    const after = inWindow({ x: 1, y: 1 }, moved(camera, { x: 30, y: -10 }), size);
    expect(after.x - before.x).toBeCloseTo(30);
    expect(after.y - before.y).toBeCloseTo(-10);
  });

  it('stops at the smallest and the largest scale', () => {
    expect(zoomed(start, 1e-6).scale).toBe(1);
    expect(zoomed(start, 1e6)).toEqual({ ...start, scale: 4000 });
  });
});

describe('markers', () => {
  const place = (id: string, x: number, y = 0): Marked => ({ id, x, y });
  const groups = (places: Marked[], scale = 1) => markersAt(places, scale).map(({ ids }) => ids.join());
  const { width, height } = markerBox;

  it('join markers that they would overlap, at the position of the first in the list', () => {
    const places = [place('a', 0), place('b', width - 1), place('c', width), place('d', 0, height - 1)];
    expect(groups(places)).toEqual(['a,b,d', 'c']);
  });

  it('separate when the scale grows', () => {
    const places = [place('a', 0), place('b', 1)];
    expect(groups(places, width - 1)).toEqual(['a,b']);
    expect(groups(places, width)).toEqual(['a', 'b']);
  });

  it('never overlap, and lose no place, however many there are', () => {
    // A fixed sequence of 2,000 places in 40 × 40 km.
    let seed = 7;
    const next = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
    const places = Array.from({ length: 2000 }, (_, index) => place(String(index), next() * 40, next() * 40));
    const markers = markersAt(places, 12);
    expect(markers.flatMap(({ ids }) => ids).sort()).toEqual(places.map(({ id }) => id).sort());
    const overlaps = markers.filter((one, index) =>
      markers.some(
        (other, at) =>
          at > index && Math.abs(one.x - other.x) * 12 < width && Math.abs(one.y - other.y) * 12 < height,
      ),
    );
    expect(overlaps).toEqual([]);
  });

  it('are found in the direction of an arrow key', () => {
    const [center, east, farEast, north, none] = [
      place('center', 0),
      place('east', 100, 20),
      place('far', 300),
      place('north', 10, -100),
      place('aside', -100, 300),
    ].map(({ id, x, y }) => ({ ids: [id], x, y }));
    const all = [center!, east!, farEast!, north!, none!];
    expect(markerTowards(all, center!, 'ArrowRight')).toBe(east);
    expect(markerTowards(all, east!, 'ArrowRight')).toBe(farEast);
    expect(markerTowards(all, center!, 'ArrowUp')).toBe(north);
    expect(markerTowards(all, center!, 'ArrowDown')).toBe(none);
    expect(markerTowards(all, center!, 'ArrowLeft')).toBeUndefined();
  });
});
