import { z } from 'zod';
import { doneOf, idSchema } from '@traveldesk/shared-contract';

const namesSchema = z.object({ en: z.string(), fr: z.string(), ar: z.string() });

/** GET /companies/{id}/modules: the modules a company has. */
export const companyModulesSchema = z.object({
  data: z.array(z.object({ id: idSchema, key: z.string(), name: namesSchema, status: z.string() })),
});

/** One module of the platform, and what of it the company has. */
const moduleWithSuppliersSchema = z.object({
  id: idSchema,
  key: z.string(),
  name: namesSchema,
  status: z.string(),
  enabled: z.boolean(),
  suppliers: z.array(
    z.object({
      id: idSchema,
      name: z.string(),
      status: z.string(),
      enabled: z.boolean(),
      configured: z.boolean(),
    }),
  ),
});

/**
 * GET /companies/{id}/modules-with-suppliers: every module with its suppliers, and which of them the company has; who is
 * not staff is told only of suppliers that this company or their own has.
 * `editable` is false for one's own company: what it has is decided above it. `version` is what If-Match names.
 */
export const modulesWithSuppliersSchema = z.object({
  data: z.array(moduleWithSuppliersSchema),
  editable: z.boolean(),
  version: z.number().int().positive(),
});

/** POST /companies/{id}/modules-with-suppliers: the whole choice, in place of the one before. */
export const moduleChoiceSchema = z.strictObject({
  modules: z.array(z.strictObject({ id: idSchema, suppliers: z.array(idSchema).max(200) })).max(100),
});

export const modulesDoneSchema = doneOf(modulesWithSuppliersSchema);

export type CompanyModules = z.infer<typeof companyModulesSchema>;
export type ModuleWithSuppliers = z.infer<typeof moduleWithSuppliersSchema>;
export type ModulesWithSuppliers = z.infer<typeof modulesWithSuppliersSchema>;
export type ModuleChoice = z.infer<typeof moduleChoiceSchema>;
