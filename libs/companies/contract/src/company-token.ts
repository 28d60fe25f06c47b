import { z } from 'zod';
import { doneOf, idSchema, nameSchema } from '@traveldesk/shared-contract';

/** The permissions that an API token can have: calls for products and the wallet, no staff permissions (DESIGN 6, SECURITY 32). */
export const tokenScopes = [
  'flights_search',
  'flights_bookings',
  'hotels_search',
  'hotels_bookings',
  'show_bookings',
  'issue_bookings',
  'cancel_bookings',
  'refund_bookings',
  'show_transactions',
  'add_deposits',
] as const;
export type TokenScope = (typeof tokenScopes)[number];

/** A recognizable prefix: leaked tokens can be found by it, and are never taken for session tokens. */
export const tokenPrefix = 'tdc_';

const tokenMaxDays = 365;
/** The most active tokens per company. */
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
 * Why a token was revoked: by a person; because its maker is gone, suspended, in another company or can no longer see the token's company;
 * or because the company is or was suspended. Revoked tokens stay revoked.
 */
const tokenEnds = ['revoked', 'maker', 'company'] as const;
export type TokenEnd = (typeof tokenEnds)[number];

/**
 * A token in lists, without its secret. `prefix` is its beginning; `created_by` is the maker's name, null for readers who may not see the
 * maker (staff, or a user of a company above).
 */
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
  /** Null unless revoked, and for tokens revoked before reasons were recorded. */
  ended: z.enum(tokenEnds).nullable(),
});

/** GET /companies/{id}/token: active tokens first, then ended ones, newest first; at most 100. */
export const companyTokensSchema = z.object({ data: z.array(companyTokenSchema) });

/** The response of POST /companies/{id}/generate-token, the only one that contains the secret. */
export const generatedTokenSchema = doneOf(companyTokenSchema.extend({ token: z.string() }));

export const tokenParams = z.strictObject({ id: idSchema, tokenId: idSchema });

export type CompanyToken = z.infer<typeof companyTokenSchema>;
export type TokenInput = z.infer<typeof tokenInputSchema>;
export type GeneratedToken = z.infer<typeof generatedTokenSchema>;
