import { z } from 'zod';
import {
  emailSchema,
  filterSchema,
  idSchema,
  languages,
  nameSchema,
  pageOf,
  pageQuery,
  phoneFilterSchema,
  phoneSchema,
  codeText,
} from '@traveldesk/shared-contract';
import { userStatuses, userTypes } from './user.kinds';

const rolesSchema = z
  .array(idSchema)
  .max(50)
  .refine((ids) => new Set(ids).size === ids.length, { params: { key: 'roles_twice' } });

/** What people write of a user. A user of a company has one; staff have none. */
const fields = {
  name: nameSchema,
  email: emailSchema,
  phone: phoneSchema.nullable(),
  type: z.enum(userTypes),
  company_id: idSchema.nullable(),
  roles: rolesSchema,
  language: z.enum(languages),
};

function companyFits({ type, company_id: company }: { type: string; company_id: string | null }): boolean {
  return type === 'staff' ? company === null : type === 'customer' || company !== null;
}

const companyRule = { path: ['company_id'], params: { key: 'user_company_mismatch' } };

/** POST and PUT: the whole of what people write of a user. A new user gets an invitation by mail. */
export const userInputSchema = z.strictObject(fields).refine(companyFits, companyRule);

/** A user as the API answers it. `company` is null where there is none; `version` is what If-Match names. */
export const userSchema = z.object({
  id: idSchema,
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  type: z.enum(userTypes),
  company: z.object({ id: idSchema, name: z.string() }).nullable(),
  roles: z.array(z.object({ id: idSchema, name: z.string() })),
  status: z.enum(userStatuses),
  language: z.enum(languages),
  password_changed: z.boolean(),
  last_login_at: z.iso.datetime().nullable(),
  version: z.number().int().positive(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});

/** A list that counts no further than somewhat beyond the page says `at_least`. */
export const userPageSchema = pageOf(userSchema).extend({ at_least: z.literal(true).optional() });

const userSorts = ['name', 'email', 'phone', 'type', 'status', 'last_login_at', 'created_at'] as const;

const filters = {
  q: filterSchema(120).optional(),
  name: filterSchema(120).optional(),
  email: filterSchema(254).overwrite(codeText).toLowerCase().optional(),
  phone: phoneFilterSchema.optional(),
  type: z.enum(userTypes).optional(),
  role: idSchema.optional(),
  company_id: idSchema.optional(),
  status: z.enum(userStatuses).optional(),
};

/**
 * The query of the list (SPECIFICATION 3's labels). `name`, `email` and `phone` are found anywhere from three
 * characters on and at the beginning with fewer; `q` is the typeahead's, name or address; the others are exact.
 */
export const userQuerySchema = pageQuery(userSorts).extend(filters);

/** GET /user/export: the filtered set as a file, in the order of the list. */
export const userExportQuerySchema = userQuerySchema.omit({ page: true, per_page: true });

/** POST /users/{id}/status: suspending ends every session at once; activating lets the user in again. */
export const userStatusInputSchema = z.strictObject({ status: z.enum(['active', 'suspended']) });

export const userTypesSchema = z.object({
  data: z.array(z.object({ key: z.enum(userTypes), name: z.string() })),
});

/** What a user may change of themselves. */
export const profileInputSchema = z.strictObject({
  name: fields.name,
  phone: fields.phone,
  language: fields.language,
});

export type UserRecord = z.infer<typeof userSchema>;
export type UserRecordInput = z.infer<typeof userInputSchema>;
export type UserQuery = z.infer<typeof userQuerySchema>;
export type UserExportQuery = z.infer<typeof userExportQuerySchema>;
export type ProfileInput = z.infer<typeof profileInputSchema>;
