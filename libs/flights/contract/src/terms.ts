import { z } from 'zod';

/** GET /flights/terms: query, with the company that staff search for; otherwise the caller's own. */
export const termsQuerySchema = z.strictObject({ company_id: z.uuid().optional() });

/** Conditions of the buyer's suppliers (TRAVEL-RULES 1), so that the form does not offer a search that would be refused. */
export const termsSchema = z.object({
  /** Whether every supplier counts lap infants among the nine travelers. */
  lap_infants_count: z.boolean(),
});
export type Terms = z.infer<typeof termsSchema>;
