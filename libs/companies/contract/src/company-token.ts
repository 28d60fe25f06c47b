import { z } from 'zod';
import { doneOf, idSchema, nameSchema } from '@traveldesk/shared-contract';

/** What an API token may be given: the flights and wallet calls, nothing that is staff's (DESIGN 6, SECURITY 32). */
export const tokenScopes = [
  'flights_search',
  'flights_bookings',
  'show_bookings',
  'issue_bookings',
  'cancel_bookings',
  'refund_bookings',
  'show_transactions',
  'add_deposits',
] as const;
export type TokenScope = (typeof tokenScopes)[number];

/** A token says what it is, so that a leaked one is recognised, and so that it is never taken for a session's. */
export const tokenPrefix = 'tdc_';

const tokenMaxDays = 365;
/** Tokens in force at one time, for each company. */
export const tokensPerCompany = 20;

export const tokenInputSchema = z.strictObject({
  name: nameSchema,
  scopes: z
    .array(z.enum(tokenScopes))
    .min(1)
    .max(tokenScopes.length)
    .refine((scopes) => new Set(scopes).size === scopes.length, { params: { key: 'token_scopes_twice' } }),
  expires_in_days: z.number().int().min(1).max(tokenMaxDays),
});

const tokenStates = ['active', 'expired', 'revoked'] as const;

/**
 * Why a token was revoked: by somebody; as its maker is gone, suspended, of another company, or may not see the token's any more; as the
 * company is or was suspended. What has ended stays so.
 */
const tokenEnds = ['revoked', 'maker', 'company'] as const;
export type TokenEnd = (typeof tokenEnds)[number];

/** A token as it is listed: never its secret. `prefix` is how it begins; `created_by` is a name, null
 * where the reader does not see the maker: the platform's staff, or somebody of a company above. */
export const companyTokenSchema = z.object({
  id: idSchema,
  name: z.string(),
  prefix: z.string(),
  scopes: z.array(z.enum(tokenScopes)),
  state: z.enum(tokenStates),
  created_by: z.string().nullable(),
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
  last_used_at: z.iso.datetime().nullable(),
  revoked_at: z.iso.datetime().nullable(),
  /** Null as long as it is not revoked, and where the reason was not noted. */
  ended: z.enum(tokenEnds).nullable(),
});

/** GET /companies/{id}/token: the tokens in force first, then those that ended, newest first; 100 at most. */
export const companyTokensSchema = z.object({ data: z.array(companyTokenSchema) });

/** The answer of POST /companies/{id}/generate-token: the one time that the secret is told. */
export const generatedTokenSchema = doneOf(companyTokenSchema.extend({ token: z.string() }));

export const tokenParams = z.strictObject({ id: idSchema, tokenId: idSchema });

export type CompanyToken = z.infer<typeof companyTokenSchema>;
export type TokenInput = z.infer<typeof tokenInputSchema>;
export type GeneratedToken = z.infer<typeof generatedTokenSchema>;
