import { z } from 'zod';
import {
  codeFilterSchema,
  filterSchema,
  idSchema,
  nameSchema,
  pageOf,
  pageQuery,
  typedCode,
} from '@traveldesk/shared-contract';

const once = <T>(values: readonly T[]) => new Set(values).size === values.length;
const twice = { params: { key: 'markup_listed_twice' } };

/**
 * A zone: at least one country or zone (`zone_empty`), none listed twice (`markup_listed_twice`). Cycles of zones are refused at `zones`
 * (`zone_cycle`).
 */
export const zoneInputSchema = z
  .strictObject({
    name: nameSchema,
    countries: z
      .array(typedCode.toUpperCase().regex(/^[A-Z]{2}$/))
      .max(250)
      .refine(once, twice),
    zones: z.array(idSchema).max(50).refine(once, twice),
  })
  .refine(({ countries, zones }) => countries.length + zones.length > 0, {
    path: ['countries'],
    params: { key: 'zone_empty' },
  });

/** `all_countries` includes those of nested zones; `names` are in the caller's language. */
export const zoneSchema = z.object({
  id: idSchema,
  name: z.string(),
  countries: z.array(z.string()),
  zones: z.array(idSchema),
  all_countries: z.array(z.string()),
  names: z.object({ countries: z.record(z.string(), z.string()), zones: z.record(z.string(), z.string()) }),
  version: z.number().int().positive(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export const zonePageSchema = pageOf(zoneSchema);
export const zoneQuerySchema = pageQuery(['name', 'created_at', 'updated_at']).extend({
  name: filterSchema(120).optional(),
  country: codeFilterSchema(2).optional(),
});

export type Zone = z.infer<typeof zoneSchema>;
export type ZoneInput = z.infer<typeof zoneInputSchema>;
export type ZoneQuery = z.infer<typeof zoneQuerySchema>;
