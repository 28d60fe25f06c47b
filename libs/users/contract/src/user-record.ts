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
  timeZoneSchema,
} from '@traveldesk/shared-contract';
import { userStatuses, userTypes } from './user.kinds';

const rolesSchema = z
  .array(idSchema)
  .max(50)
  .refine((ids) => new Set(ids).size === ids.length, { params: { key: 'roles_twice' } });

/** The input of a user. Users of type `company` need a company; staff have none. */
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

/** POST and PUT: the complete input of a user. A new user is invited by mail. */
export const userInputSchema = z.strictObject(fields).refine(companyFits, companyRule);

/** A user in API responses. `company` is null for users without one; `version` is the value for If-Match. */
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

/** `at_least`: the count stopped a little beyond the page, and `total` is a lower bound. */
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
 * The query of the list (labels of SPECIFICATION 3). `name`, `email` and `phone` match anywhere from three characters on, and at the
 * beginning with fewer; `q` searches name or address for pickers; other filters match exactly.
 */
export const userQuerySchema = pageQuery(userSorts).extend(filters);

/** GET /user/export: the filtered users as a file, in list order. */
export const userExportQuerySchema = userQuerySchema.omit({ page: true, per_page: true });

/** POST /users/{id}/status: suspending ends all sessions at once; activating allows sign-in again. */
export const userStatusInputSchema = z.strictObject({ status: z.enum(['active', 'suspended']) });

export const userTypesSchema = z.object({
  data: z.array(z.object({ key: z.enum(userTypes), name: z.string() })),
});

/** A user's own profile. */
export const profileSchema = userSchema.extend({
  /** The zone of all times that the user reads, such as `Africa/Cairo`; null for that of the device in use. */
  time_zone: z.string().nullable(),
});

/** The input of a user's own profile. A change without a time zone keeps it, for programs that do not know the field. */
export const profileInputSchema = z.strictObject({
  name: fields.name,
  phone: fields.phone,
  language: fields.language,
  time_zone: timeZoneSchema.nullable().optional(),
});

export type UserRecord = z.infer<typeof userSchema>;
export type UserRecordInput = z.infer<typeof userInputSchema>;
export type UserQuery = z.infer<typeof userQuerySchema>;
export type UserExportQuery = z.infer<typeof userExportQuerySchema>;
export type Profile = z.infer<typeof profileSchema>;
export type ProfileInput = z.infer<typeof profileInputSchema>;
