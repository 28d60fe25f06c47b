import { z } from 'zod';
import { doneOf, idSchema, typedCode } from '@traveldesk/shared-contract';
import { credentialsSchema } from '@traveldesk/suppliers-contract';

/** The cabin classes of SPECIFICATION 3, in order. */
export const cabins = ['Economy', 'PremiumEconomy', 'Business', 'First'] as const;
export type Cabin = (typeof cabins)[number];

/** The airlines sold to a company: all, only the listed ones, or all except the listed ones. */
export const airlineModes = ['all', 'only', 'except'] as const;

/** IATA's two-character airline designator, with at most one digit. */
const airlineCodeSchema = typedCode.toUpperCase().regex(/^([A-Z]{2}|[A-Z]\d|\d[A-Z])$/);

const airlinesSchema = z
  .strictObject({ mode: z.enum(airlineModes), codes: z.array(airlineCodeSchema).max(100) })
  .superRefine(({ mode, codes }, context) => {
    const key =
      mode !== 'all' && codes.length === 0
        ? 'airlines_missing'
        : mode === 'all' && codes.length > 0
          ? 'airlines_not_used'
          : new Set(codes).size < codes.length
            ? 'airlines_twice'
            : null;
    if (key) context.addIssue({ code: 'custom', path: ['codes'], params: { key } });
  });

const cabinsSchema = z
  .array(z.enum(cabins))
  .min(1)
  .max(cabins.length)
  .refine((chosen) => new Set(chosen).size === chosen.length, { params: { key: 'cabins_twice' } });

/**
 * The input of a company's settings at a supplier. `credentials` is the company's own access in place of the platform's. It is write-only:
 * absent keeps the stored one, null returns to the platform's. Only staff set `markup_enabled`. `cabins` and `airlines` are
 * required at a supplier of flights, and refused at any other.
 */
export const supplierSettingsInputSchema = z.strictObject({
  credentials: credentialsSchema.nullable().optional(),
  markup_enabled: z.boolean().optional(),
  cabins: cabinsSchema.optional(),
  airlines: airlinesSchema.optional(),
});

/** `markup_enabled` is null for a company's users; `version` is 0 until something has been set. */
export const supplierSettingsSchema = z.object({
  supplier: z.object({ id: idSchema, name: z.string() }),
  credentials_set: z.boolean(),
  /**
   * True when the supplier's address has changed since the credentials were entered: the supplier is not called until they are entered
   * again or removed.
   */
  credentials_ended: z.boolean(),
  markup_enabled: z.boolean().nullable(),
  /** Null, as `airlines`, at a supplier that is not of flights. */
  cabins: z.array(z.enum(cabins)).nullable(),
  airlines: z.object({ mode: z.enum(airlineModes), codes: z.array(z.string()) }).nullable(),
  version: z.number().int().nonnegative(),
});

export const supplierSettingsDoneSchema = doneOf(supplierSettingsSchema);

/** GET /companies/{id}/suppliers: the company's suppliers with their modules. */
export const companySuppliersSchema = z.object({
  data: z.array(
    z.object({
      id: idSchema,
      name: z.string(),
      status: z.string(),
      module: z.object({ id: idSchema, key: z.string() }),
      configured: z.boolean(),
    }),
  ),
});

export const supplierSettingsParams = z.strictObject({ id: idSchema, supplierId: idSchema });

export type SupplierSettings = z.infer<typeof supplierSettingsSchema>;
export type SupplierSettingsInput = z.infer<typeof supplierSettingsInputSchema>;
export type CompanySupplier = z.infer<typeof companySuppliersSchema>['data'][number];
