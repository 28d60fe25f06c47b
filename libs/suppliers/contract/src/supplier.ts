import { z } from 'zod';
import { isCurrency } from '@traveldesk/currencies-contract';
import { idSchema, nameSchema, pageOf, pageQuery, typedCode } from '@traveldesk/shared-contract';
import { baseUrlSchema } from './base-url';
import { protocolNameSchema, protocolProblems, protocolTextSchema } from './protocol';
import { singleNameRules } from './single-name';
import { supplierTestSchema } from './supplier-test';

/** DESIGN 6. Inactive suppliers are not searched; their existing bookings go on. */
export const supplierStatuses = ['active', 'inactive'] as const;
export type SupplierStatus = (typeof supplierStatuses)[number];

/** Timeout of one call in milliseconds: the minimum lets a search succeed, the maximum is as long as a page waits. */
export const supplierTimeout = { min: 2_000, max: 60_000, default: 20_000 } as const;

/** Concurrent calls to one supplier (SECURITY 17). */
export const supplierConcurrency = { min: 1, max: 50, default: 5 } as const;

/** Number of the credentials' last characters that are shown; the minimum length keeps the rest secret. */
export const credentialsShown = 4;
const credentialsLength = { min: 12, max: 500 } as const;

export const supplierKeySchema = typedCode
  .min(2)
  .max(40)
  .refine((key) => /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(key), { params: { key: 'supplier_key_form' } });

/** An access token; sent in a header, so visible ASCII without spaces. */
export const credentialsSchema = typedCode
  .min(credentialsLength.min)
  .max(credentialsLength.max)
  .refine((text) => /^[\x21-\x7e]*$/.test(text), { params: { key: 'supplier_credentials_form' } });

/** The currency that the supplier is paid in: an ISO 4217 code of circulating money, in either case. */
const supplierCurrencySchema = typedCode
  .toUpperCase()
  .refine(isCurrency, { params: { key: 'supplier_currency_unknown' } });

/**
 * Body of POST and PUT /suppliers. `protocol` is one of GET /suppliers/protocols, of the supplier's module. `credentials` are write-only:
 * absent keeps them, null removes them. `timeout_ms` covers a whole call. `lap_infants_count`: whether lap infants count towards the nine travelers of a booking
 * (TRAVEL-RULES 1); absent keeps it, for a new supplier true. `single_name` (TRAVEL-RULES 9): absent keeps it, for a new supplier `fnu`. Both
 * are for suppliers of flights only.
 */
export const supplierInputSchema = z.strictObject({
  name: nameSchema,
  key: supplierKeySchema,
  module_id: idSchema,
  protocol: protocolNameSchema,
  base_url: baseUrlSchema,
  credentials: credentialsSchema.nullable().optional(),
  currency: supplierCurrencySchema,
  timeout_ms: z.number().int().min(supplierTimeout.min).max(supplierTimeout.max),
  concurrency: z.number().int().min(supplierConcurrency.min).max(supplierConcurrency.max),
  lap_infants_count: z.boolean().optional(),
  single_name: z.enum(singleNameRules).optional(),
  status: z.enum(supplierStatuses),
});
export type SupplierInput = z.infer<typeof supplierInputSchema>;

/** Body of POST /suppliers/test: an unsaved connection with its own token, because a stored token is only for its saved address. */
export const supplierConnectionSchema = z.strictObject({
  module_id: idSchema,
  protocol: protocolNameSchema,
  base_url: baseUrlSchema,
  credentials: credentialsSchema,
  timeout_ms: supplierInputSchema.shape.timeout_ms,
});
export type TypedConnection = z.infer<typeof supplierConnectionSchema>;

/** The only part of credentials that is ever shown. */
const credentialsInfoSchema = z.object({
  set: z.boolean(),
  set_at: z.iso.datetime().nullable(),
  last4: z.string().nullable(),
});

export const supplierSchema = z.object({
  id: idSchema,
  version: z.number().int(),
  name: z.string(),
  key: z.string(),
  module: z.object({
    id: idSchema,
    key: z.string(),
    name: z.object({ en: z.string(), fr: z.string(), ar: z.string() }),
  }),
  protocol: z.string(),
  /** Null if this server does not support the protocol. */
  protocol_name: protocolTextSchema.nullable(),
  /** Why the supplier cannot be tested, searched or booked; null if its protocol is of its module. */
  protocol_problem: z.enum(protocolProblems).nullable(),
  base_url: z.string(),
  credentials: credentialsInfoSchema,
  currency: z.string(),
  timeout_ms: z.number().int(),
  concurrency: z.number().int(),
  /** Null, as `single_name`, if the supplier is not of flights. */
  lap_infants_count: z.boolean().nullable(),
  single_name: z.enum(singleNameRules).nullable(),
  status: z.enum(supplierStatuses),
  /** The latest connection test; null before the first. */
  last_test: supplierTestSchema.nullable(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type Supplier = z.infer<typeof supplierSchema>;

/** GET /suppliers/{id}/credentials: credentials bound to the supplier's address, which a change of it deletes. */
export const supplierCredentialsSchema = z.object({
  /** Whether the platform has credentials at the supplier. */
  own: z.boolean(),
  /** Number of companies with their own credentials at the supplier. */
  companies: z.number().int().nonnegative(),
});
export type SupplierCredentials = z.infer<typeof supplierCredentialsSchema>;

const supplierSorts = ['name', 'key', 'module', 'currency', 'status', 'connection', 'updated_at'] as const;

/**
 * Query of GET /suppliers. `module` is an id; `currency` matches by prefix. Sorting by `connection` puts working suppliers first and
 * untested ones last.
 */
export const supplierQuerySchema = pageQuery(supplierSorts).extend({
  q: z.string().trim().max(120).optional(),
  name: z.string().trim().max(120).optional(),
  key: z.string().trim().max(40).optional(),
  module: idSchema.optional(),
  status: z.enum(supplierStatuses).optional(),
  currency: typedCode.max(8).toUpperCase().optional(),
});

/** The query of the export: the filters and the order of the list, without a page. */
export const supplierExportQuerySchema = supplierQuerySchema.omit({ page: true, per_page: true, q: true });
export type SupplierQuery = z.infer<typeof supplierQuerySchema>;
export type SupplierExportQuery = z.infer<typeof supplierExportQuerySchema>;

export const supplierPageSchema = pageOf(supplierSchema);
