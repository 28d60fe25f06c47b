import { z } from 'zod';
import { daySchema, doneOf, fileSchema, idSchema, lineSchema } from '@traveldesk/shared-contract';
import { amountSchema } from './amount';
import { depositMethods, proofMaxBytes, proofTypes } from './wallet.kinds';

/** Plain text of several lines. */
const noteSchema = z.string().trim().min(1).max(1000);

/**
 * POST /companies/{id}/deposit. `received_on` is the day the money arrived, without a time zone and not in the future; `proof_id` comes
 * from an earlier upload. The meaning of `reference` depends on `method`.
 */
export const depositInputSchema = z.strictObject({
  amount: amountSchema,
  method: z.enum(depositMethods),
  reference: lineSchema(120).nullable(),
  received_on: daySchema,
  note: noteSchema.nullable(),
  proof_id: idSchema.nullable(),
});

/** The result of a call that moves money: `posted` with its transaction, or `requested` with the approval request. */
const movementSchema = z.object({
  status: z.enum(['posted', 'requested']),
  transaction_id: idSchema.nullable(),
  approval_id: idSchema.nullable(),
});
export const movementDoneSchema = doneOf(movementSchema);

/** POST /companies/{id}/deposit-proofs. */
export const proofInputSchema = z.strictObject({
  name: lineSchema(120),
  content: fileSchema({ maxBytes: proofMaxBytes, tooLarge: 'proof_too_large', wrong: 'proof_type' }),
});

/** GET /companies/{id}/deposit-proofs/{proofId} returns the file itself, as an attachment. */
export const proofSchema = z.object({
  id: idSchema,
  name: z.string(),
  type: z.enum(proofTypes),
  bytes: z.number().int().positive(),
});
export const proofDoneSchema = doneOf(proofSchema);
export const proofParams = z.strictObject({ id: idSchema, proofId: idSchema });

export type DepositInput = z.infer<typeof depositInputSchema>;
export type Movement = z.infer<typeof movementSchema>;
export type Proof = z.infer<typeof proofSchema>;
