import { z } from 'zod';

/** Degrees; north and east are positive. */
export const latitudeSchema = z.number().min(-90).max(90);
export const longitudeSchema = z.number().min(-180).max(180);

/** Optional coordinates; missing ones keep their values. */
export const maybeLatitude = latitudeSchema.nullable().optional();
export const maybeLongitude = longitudeSchema.nullable().optional();

/** Refuses one coordinate without the other, with an issue at the missing one. */
export function wholePoint<Schema extends z.ZodObject>(
  schema: Schema,
  [latitude, longitude]: readonly [string, string] = ['latitude', 'longitude'],
): Schema {
  return schema.superRefine((body: Record<string, unknown>, context) => {
    for (const [given, missing] of [
      [latitude, longitude],
      [longitude, latitude],
    ] as const) {
      const input = body[missing];
      if (body[given] != null && input == null)
        context.addIssue({ code: 'invalid_type', expected: 'number', input, path: [missing] });
    }
  });
}

export interface Point {
  latitude: number;
  longitude: number;
}

/** The mean radius of the Earth in kilometers. */
export const earthKm = 6371;

/** Returns the great-circle distance between two points in kilometers (haversine formula). */
export function distanceKm(a: Point, b: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const chord =
    half(a.latitude, b.latitude) +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * half(a.longitude, b.longitude);
  return 2 * earthKm * Math.asin(Math.min(1, Math.sqrt(chord)));
}
