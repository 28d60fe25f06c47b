import { z } from 'zod';
import { isCurrency } from '@traveldesk/currencies-contract';
import { maybeLatitude, maybeLongitude, wholePoint } from '@traveldesk/geo-contract';
import {
  emailSchema,
  idSchema,
  lineSchema,
  nameSchema,
  pageOf,
  pageQuery,
  phoneFilterSchema,
  phoneSchema,
  typedCode,
} from '@traveldesk/shared-contract';
import { companyStatuses, companyTypes, noParent } from './company.kinds';

/** An ISO 4217 code of a currency in circulation, in either case; otherwise `company_currency_unknown`. */
const currencySchema = typedCode
  .toUpperCase()
  .refine(isCurrency, { params: { key: 'company_currency_unknown' } });

/**
 * The input of creating and editing a company. `credit_limit` is refused: it belongs to the company's wallet. Missing office fields keep
 * their values on update and are null on creation.
 */
export const companyInputSchema = wholePoint(
  z.strictObject({
    name: nameSchema,
    type: z.enum(companyTypes),
    parent_id: idSchema.nullable(),
    country_id: idSchema,
    city_id: idSchema.nullable(),
    office_address: lineSchema(200).nullable().optional(),
    /** In degrees; both or neither. */
    office_latitude: maybeLatitude,
    office_longitude: maybeLongitude,
    /** Not unique. */
    email: emailSchema,
    phone: phoneSchema.nullable(),
    currency: currencySchema,
    status: z.enum(companyStatuses),
    credit_limit: z
      .unknown()
      .refine((value) => value === undefined, { params: { key: 'company_credit_elsewhere' } })
      .optional(),
  }),
  ['office_latitude', 'office_longitude'],
);

const namesSchema = z.object({ en: z.string(), fr: z.string(), ar: z.string() });

/** The fields of a company's form. */
const companyFields = [
  'name',
  'type',
  'parent_id',
  'country_id',
  'city_id',
  'office_address',
  'office_latitude',
  'office_longitude',
  'email',
  'phone',
  'currency',
  'status',
] as const;

/**
 * A company in API responses. `parent` is null for companies without one, and for the topmost company that a company's user may see.
 * `email`, `phone`, `country`, `city` and the office are null for callers who only look companies up (`companyReaders`). `position`: the
 * coordinates of the office, otherwise of the city, otherwise null. `logo` is a path below the API's base path. `fixed_fields`: the fields
 * that the caller may not change.
 */
export const companySchema = z.object({
  id: idSchema,
  name: z.string(),
  type: z.enum(companyTypes),
  parent: z.object({ id: idSchema, name: z.string() }).nullable(),
  country: z.object({ id: idSchema, code: z.string(), name: namesSchema }).nullable(),
  city: z.object({ id: idSchema, name: namesSchema }).nullable(),
  office_address: z.string().nullable(),
  office_latitude: z.number().nullable(),
  office_longitude: z.number().nullable(),
  position: z
    .object({ latitude: z.number(), longitude: z.number(), of: z.enum(['office', 'city']) })
    .nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  currency: z.string(),
  status: z.enum(companyStatuses),
  logo: z.string().nullable(),
  has_children: z.boolean(),
  fixed_fields: z.array(z.enum(companyFields)),
  version: z.number().int().positive(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});

export const companyPageSchema = pageOf(companySchema);

const companySorts = [
  'name',
  'type',
  'email',
  'phone',
  'currency',
  'status',
  'created_at',
  'updated_at',
] as const;

const filters = {
  q: z.string().max(120).optional(),
  name: z.string().max(120).optional(),
  type: z.enum(companyTypes).optional(),
  parent_id: z.union([idSchema, z.literal(noParent)]).optional(),
  email: typedCode.max(254).toLowerCase().optional(),
  phone: phoneFilterSchema.optional(),
  currency: typedCode.max(8).toUpperCase().optional(),
  status: z.enum(companyStatuses).optional(),
};

/**
 * The query of the list. `name`, `email` and `phone` match anywhere from three characters on, and at the beginning with fewer; accents and
 * case of the name are ignored. `q` searches for pickers, prefix matches first. The other filters match exactly.
 */
export const companyQuerySchema = pageQuery(companySorts).extend(filters);

/** The query of the export: the filters and the order of the list, without a page. */
export const companyExportQuerySchema = companyQuerySchema.omit({ page: true, per_page: true, q: true });

export type Company = z.infer<typeof companySchema>;
export type CompanyField = (typeof companyFields)[number];
export type CompanyInput = z.infer<typeof companyInputSchema>;
export type CompanyQuery = z.infer<typeof companyQuerySchema>;
export type CompanyExportQuery = z.infer<typeof companyExportQuerySchema>;
