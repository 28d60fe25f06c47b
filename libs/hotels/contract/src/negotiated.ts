import { z } from 'zod';
import { doneOf, filterSchema, idSchema, nameSchema, typedCode } from '@traveldesk/shared-contract';

/** The most properties of a rate, and the most rates of a company at a supplier. */
const mostProperties = 200;
export const mostNegotiatedRates = 50;

/** The code that a property or a chain gave to the company: 2 to 6 letters and digits (STAYS 5, rule 15). */
const codeSchema = typedCode
  .toUpperCase()
  .refine((code) => /^[A-Z0-9]{2,6}$/.test(code), { params: { key: 'negotiated_code_form' } });

const changeShape = {
  name: nameSchema,
  /** The supplier's id of the chain that gave the rate; null if single properties gave it. */
  chain: z.string().min(1).max(120).nullable(),
  /** Our records of the properties that gave the rate; null if a chain gave it. */
  property_ids: z.array(idSchema).min(1).max(mostProperties).nullable(),
};

type Scope = { chain: string | null; property_ids: readonly string[] | null };

/** A rate is of a chain or of properties, never of both. */
const judgeScope = ({ chain, property_ids: ids }: Scope, context: z.RefinementCtx) => {
  if ((chain === null) !== (ids === null)) return;
  const key = chain === null ? 'negotiated_scope_missing' : 'negotiated_scope_both';
  context.addIssue({ code: 'custom', path: ['chain'], params: { key } });
};

/** PUT: the code stays, because a supplier cannot change it. */
export const negotiatedChangeSchema = z.strictObject(changeShape).superRefine(judgeScope);
export type NegotiatedChange = z.infer<typeof negotiatedChangeSchema>;

/** POST: a negotiated rate of a company at a supplier. 422 at `code` if the company has it there already. */
export const negotiatedInputSchema = z
  .strictObject({ ...changeShape, code: codeSchema })
  .superRefine(judgeScope);
export type NegotiatedInput = z.infer<typeof negotiatedInputSchema>;

/**
 * The state of a rate at its supplier.
 * - `registered`: the rate as it is here. `changing`: the rate from before a change. Searches send the supplier's id of both.
 * - `registering`: a call is under way. `waiting`: not registered yet.
 * - `removing`: deleted here, but not yet at the supplier. It is not sent any more.
 */
const registrationStates = ['registered', 'registering', 'waiting', 'changing', 'removing'] as const;
export type RegistrationState = (typeof registrationStates)[number];

/**
 * Why a rate is waiting, changing or removing.
 * - `in_doubt`: no clear answer; the job checks which rates the supplier has. `other_account`: the access to the supplier has changed.
 * - `no_access`: no access token, or one that the supplier refuses. `refused`: the supplier refuses the rate, in its words in `said`.
 * - `unavailable`: the supplier does not answer, or not as agreed. `inactive`: the supplier is not in use.
 */
const registrationReasons = [
  'in_doubt',
  'other_account',
  'no_access',
  'refused',
  'unavailable',
  'inactive',
] as const;
export type RegistrationReason = (typeof registrationReasons)[number];

/** A property as the form and the list show it. */
const negotiatedPropertySchema = z.object({
  id: idSchema,
  name: z.string(),
  city: z.string(),
  country_code: z.string(),
});
export type NegotiatedProperty = z.infer<typeof negotiatedPropertySchema>;

const negotiatedChainSchema = z.object({ ref: z.string(), name: z.string() });
export type NegotiatedChain = z.infer<typeof negotiatedChainSchema>;

const negotiatedRateSchema = z.object({
  id: idSchema,
  name: z.string(),
  code: z.string(),
  chain: negotiatedChainSchema.nullable(),
  properties: z.array(negotiatedPropertySchema).nullable(),
  version: z.number().int().positive(),
  registration: z.object({
    state: z.enum(registrationStates),
    reason: z.enum(registrationReasons).nullable(),
    /** The supplier's text of a refusal; null for readers outside the staff. */
    said: z.string().nullable(),
    /** The last attempt. */
    at: z.iso.datetime().nullable(),
  }),
});
export type NegotiatedRate = z.infer<typeof negotiatedRateSchema>;

/** GET: all rates of a company at a supplier. `supported`: whether the supplier's protocol has such rates; without, there are none. */
export const negotiatedRatesSchema = z.object({
  supported: z.boolean(),
  data: z.array(negotiatedRateSchema),
});
export type NegotiatedRates = z.infer<typeof negotiatedRatesSchema>;

export const negotiatedDoneSchema = doneOf(negotiatedRateSchema);

/** DELETE: the rate as far as the supplier still has it; null if it is gone. */
export const negotiatedDeletedSchema = doneOf(negotiatedRateSchema.nullable());

/** GET: the chains of a supplier, by name. `answered`: false if the supplier did not answer; the chains are then those of earlier answers. */
export const negotiatedChainsSchema = z.object({
  answered: z.boolean(),
  data: z.array(negotiatedChainSchema),
});
export type NegotiatedChains = z.infer<typeof negotiatedChainsSchema>;

/** GET: properties that the supplier has sold, by a part of their name. */
export const negotiatedPropertiesQuerySchema = z.strictObject({ q: filterSchema(120) });
export const negotiatedPropertiesSchema = z.object({ data: z.array(negotiatedPropertySchema) });

export const negotiatedParams = z.strictObject({ id: idSchema, supplierId: idSchema });
export const negotiatedRateParams = negotiatedParams.extend({ rateId: idSchema });
