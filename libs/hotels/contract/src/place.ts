import { z } from 'zod';
import { idIn } from '@traveldesk/shared-contract';

/**
 * A place to search around, as text in the query: `city.DXB` (a city's code, or an airport's if no city has it), `city.<id>` for a city
 * without a code, `airport.DXB`, `office` (that of the searching company) or `property.<id>`.
 */
export type PlaceReference =
  | { kind: 'city' | 'airport'; code: string }
  | { kind: 'city' | 'property'; id: string }
  | { kind: 'office' };

const codeShape = /^[A-Z]{3}$/;

/** Returns undefined if the text does not name a place. */
export function readPlace(typed: string): PlaceReference | undefined {
  if (typed === 'office') return { kind: 'office' };
  const [kind, ...parts] = typed.split('.');
  const rest = parts.join('.');
  const code = rest.toUpperCase();
  if ((kind === 'city' || kind === 'airport') && codeShape.test(code)) return { kind, code };
  const id = idIn(rest);
  return id !== undefined && (kind === 'city' || kind === 'property') ? { kind, id } : undefined;
}

/** Returns the text of a reference, equal for the same place. */
export function placeText(place: PlaceReference): string {
  if (place.kind === 'office') return 'office';
  return `${place.kind}.${'code' in place ? place.code : place.id}`;
}

export const pointSchema = z.object({ latitude: z.number(), longitude: z.number() });

/** A place in answers. `detail` is its city and country, or the address of an office. */
export const stayPlaceSchema = z.object({
  place: z.string(),
  kind: z.enum(['city', 'airport', 'office', 'property']),
  name: z.string(),
  detail: z.string().nullable(),
  /** Null if its position is unknown; it cannot be searched then. Absent if the reader may not see it. */
  point: pointSchema.nullable().optional(),
  time_zone: z.string().nullable(),
});
export type StayPlace = z.infer<typeof stayPlaceSchema>;
export type StayPoint = z.infer<typeof pointSchema>;

/** GET /hotels/places: those that match `q`, or the one of `place`; `company_id` is the company that staff search for. */
export const stayPlacesQuerySchema = z.strictObject({
  q: z.string().trim().max(120).optional(),
  place: z.string().max(60).optional(),
  company_id: z.uuid().optional(),
});

export const stayPlacesSchema = z.object({ data: z.array(stayPlaceSchema) });
