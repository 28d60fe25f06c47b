import { z } from 'zod';
import { filterSchema, idSchema, pageOf, pageQuery, typedCode } from '@traveldesk/shared-contract';
import { answeredMoney } from './amount';
import { holdStates } from './wallet.kinds';

/** GET /wallet-holds: holds by state, oldest first. `overdue` selects open holds past their `expires_at`. */
export const holdQuerySchema = pageQuery(['created_at', 'expires_at']).extend({
  company_id: idSchema.optional(),
  currency: typedCode.toUpperCase().max(8).optional(),
  /** Prefix of the hold's reference or of any of its booking's references, ignoring case, spaces and dashes. */
  reference: filterSchema(120).optional(),
  state: z.enum(holdStates).default('open'),
  overdue: z.enum(['true', 'false']).optional(),
});

/**
 * A blocked amount. Only its owner ends it: the wallet marks it overdue but keeps it, as a booking in doubt keeps its hold (TRAVEL-RULES
 * 33). `captured` is the amount taken; the rest was released.
 */
const holdSchema = z.object({
  id: idSchema,
  company: z.object({ id: idSchema, name: z.string() }),
  amount: answeredMoney,
  captured: answeredMoney.nullable(),
  state: z.enum(holdStates),
  about: z
    .object({ kind: z.string(), id: idSchema, name: z.string(), path: z.string().nullable() })
    .nullable(),
  reference: z.string().nullable(),
  expires_at: z.iso.datetime().nullable(),
  overdue: z.boolean(),
  created_at: z.iso.datetime(),
  resolved_at: z.iso.datetime().nullable(),
  transaction_id: idSchema.nullable(),
});
export const holdPageSchema = pageOf(holdSchema);

export type Hold = z.infer<typeof holdSchema>;
export type HoldQuery = z.infer<typeof holdQuerySchema>;
