import { z } from 'zod';
import { filterSchema, idSchema, lineSchema, pageOf, pageQuery } from '@traveldesk/shared-contract';

/**
 * What people write of a role. Which permissions exist is the API's to say (GET /users_permissions). `company_id` is whose
 * role it is: null is the platform's. It is set once; left out it is the caller's own, and then what it was. `assignable`
 * says of a role of the platform that managers of companies see it and may give it to their users.
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
 * A role. `administrator` holds every permission there is and cannot be edited; `users` is how many have it, of those the
 * caller may see; `company` is whose it is, null for the platform's; `editable` is whether the caller's place lets them
 * change it, given the permission.
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
 * The query of the list; `permission` finds the roles that hold it: "who can do this?". `company_id` finds those of one
 * company, or with `none` the platform's; `for` those that somebody can have: staff, a customer, or a company's user.
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
 * GET /users_permissions: every permission there is, whether the caller holds it and so may give it, and whether a
 * company's role can hold it. To who is not staff, only those that can.
 */
export const permissionsSchema = z.object({
  data: z.array(z.object({ key: z.string(), held: z.boolean(), company: z.boolean() })),
});

export type Role = z.infer<typeof roleSchema>;
export type RoleInput = z.infer<typeof roleInputSchema>;
export type RoleQuery = z.infer<typeof roleQuerySchema>;
export type RoleExportQuery = z.infer<typeof roleExportQuerySchema>;
