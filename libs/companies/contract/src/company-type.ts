import { z } from 'zod';
import { companyTypes } from './company.kinds';

/** GET /companies_types: the types with their names in the caller's language. */
export const companyTypesSchema = z.object({
  data: z.array(z.object({ key: z.enum(companyTypes), name: z.string() })),
});

export type CompanyTypes = z.infer<typeof companyTypesSchema>;
