import { z } from 'zod';
import { filterSchema, idSchema, lineSchema, pageOf, pageQuery } from '@traveldesk/shared-contract';

/**
 * The input of a role. Valid permissions come from GET /users_permissions. `company_id`: the owner, null for the platform; it is fixed at
 * creation and defaults to the caller's company. `assignable`: whether managers of companies may see and assign this platform role.
 */
export const roleInputSchema = z.strictObject({
  name: lineSchema(60),
  company_id: idSchema.nullable().optional(),
  assignable: z.boolean().optional(),
  permissions: z
    .array(z.string().max(60))
    .max(500)
    .refine((names) => new Set(names).size === names.length, { params: { key: 'permissions_twice' } }),
});

/**
 * A role. `administrator`: it holds every permission and cannot be edited. `users`: the number of holders whom the caller may see.
 * `company`: the owner, null for the platform. `editable`: whether the caller may change the role, given the permission.
 */
export const roleSchema = z.object({
  id: idSchema,
  name: z.string(),
  administrator: z.boolean(),
  company: z.object({ id: idSchema, name: z.string() }).nullable(),
  assignable: z.boolean(),
  editable: z.boolean(),
  permissions: z.array(z.string()),
  users: z.number().int().nonnegative(),
  version: z.number().int().positive(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});

export const rolePageSchema = pageOf(roleSchema);

/**
 * The query of the list. `permission`: roles that hold it. `company_id`: roles of one company, or `none` for the platform's. `for`: roles
 * that staff, customers or a company's users can have.
 */
export const roleQuerySchema = pageQuery(['name', 'company', 'permissions', 'users', 'created_at']).extend({
  name: filterSchema(60).optional(),
  permission: z.string().max(60).optional(),
  company_id: idSchema.or(z.literal('none')).optional(),
  for: idSchema.or(z.enum(['staff', 'customer'])).optional(),
});

/** The query of the export: the filters and the order of the list, without a page. */
export const roleExportQuerySchema = roleQuerySchema.omit({ page: true, per_page: true });

/**
 * GET /users_permissions: all permissions, whether the caller holds each (and so may grant it), and whether a company's role can hold it.
 * Callers other than staff only get those that a company's role can hold.
 */
export const permissionsSchema = z.object({
  data: z.array(z.object({ key: z.string(), held: z.boolean(), company: z.boolean() })),
});

export type Role = z.infer<typeof roleSchema>;
export type RoleInput = z.infer<typeof roleInputSchema>;
export type RoleQuery = z.infer<typeof roleQuerySchema>;
export type RoleExportQuery = z.infer<typeof roleExportQuerySchema>;
