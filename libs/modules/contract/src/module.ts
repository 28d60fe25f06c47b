import { z } from 'zod';
import { idSchema, pageOf, pageQuery, translatedSchema, typedCode } from '@traveldesk/shared-contract';
import { moduleStatuses } from './module.kinds';

/** A module's key for programs and settings: lower-case letters, digits and hyphens. It never changes. */
export const moduleKeySchema = typedCode
  .min(2)
  .max(40)
  .refine((key) => /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(key), { params: { key: 'module_key_form' } });

/** The body of POST and PUT /modules. */
export const moduleInputSchema = z.strictObject({
  key: moduleKeySchema,
  name: translatedSchema,
  status: z.enum(moduleStatuses),
});
export type ModuleInput = z.infer<typeof moduleInputSchema>;

export const moduleSchema = z.object({
  id: idSchema,
  version: z.number().int(),
  key: z.string(),
  name: z.object({ en: z.string(), fr: z.string(), ar: z.string() }),
  status: z.enum(moduleStatuses),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type Module = z.infer<typeof moduleSchema>;

const moduleSorts = ['name', 'key', 'status', 'updated_at'] as const;

/** The query of GET /modules; `name` and `q` search all three languages. */
export const moduleQuerySchema = pageQuery(moduleSorts).extend({
  q: z.string().trim().max(120).optional(),
  name: z.string().trim().max(120).optional(),
  key: z.string().trim().max(40).optional(),
  status: z.enum(moduleStatuses).optional(),
});

/** The query of the export: the filters and the order of the list, without a page. */
export const moduleExportQuerySchema = moduleQuerySchema.omit({ page: true, per_page: true, q: true });
export type ModuleQuery = z.infer<typeof moduleQuerySchema>;
export type ModuleExportQuery = z.infer<typeof moduleExportQuerySchema>;

export const modulePageSchema = pageOf(moduleSchema);
