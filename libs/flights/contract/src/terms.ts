import { z } from 'zod';

/** GET /flights/terms: of a company that staff search for, else of the caller's own. */
export const termsQuerySchema = z.strictObject({ company_id: z.uuid().optional() });

/** What may be searched for at whose suppliers (TRAVEL-RULES 1), so that a form need not offer what is refused. */
export const termsSchema = z.object({
  /** Whether every supplier counts infants on laps among the nine travellers. */
  lap_infants_count: z.boolean(),
});
export type Terms = z.infer<typeof termsSchema>;
