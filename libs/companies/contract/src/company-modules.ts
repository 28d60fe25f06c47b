import { z } from 'zod';
import { doneOf, idSchema } from '@traveldesk/shared-contract';

const namesSchema = z.object({ en: z.string(), fr: z.string(), ar: z.string() });

/** GET /companies/{id}/modules: the modules a company has. */
export const companyModulesSchema = z.object({
  data: z.array(z.object({ id: idSchema, key: z.string(), name: namesSchema, status: z.string() })),
});

/** A module of the platform, and whether the company has it and its suppliers. */
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
 * GET /companies/{id}/modules-with-suppliers: all modules with their suppliers, and which of them the company has. Callers other than staff
 * only see suppliers of this company or of their own. `editable` is false for the caller's own company, whose modules are decided above it.
 * `version` is the value for If-Match.
 */
export const modulesWithSuppliersSchema = z.object({
  data: z.array(moduleWithSuppliersSchema),
  editable: z.boolean(),
  version: z.number().int().positive(),
});

/** POST /companies/{id}/modules-with-suppliers: replaces the company's modules and suppliers. */
export const moduleChoiceSchema = z.strictObject({
  modules: z.array(z.strictObject({ id: idSchema, suppliers: z.array(idSchema).max(200) })).max(100),
});

export const modulesDoneSchema = doneOf(modulesWithSuppliersSchema);

export type CompanyModules = z.infer<typeof companyModulesSchema>;
export type ModuleWithSuppliers = z.infer<typeof moduleWithSuppliersSchema>;
export type ModulesWithSuppliers = z.infer<typeof modulesWithSuppliersSchema>;
export type ModuleChoice = z.infer<typeof moduleChoiceSchema>;
