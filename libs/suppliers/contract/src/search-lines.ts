import { z } from 'zod';

/** Media type of the response: one JSON object per line. */
export const ndjsonType = 'application/x-ndjson';

/** Milliseconds without an answer after which a supplier is `slow`; it is still awaited. */
export const slowAfterMs = 4_000;

const supplierStates = ['searching', 'slow', 'done', 'failed'] as const;
export type SupplierState = (typeof supplierStates)[number];

/**
 * Reasons why a supplier failed.
 * - `timed_out`: no complete answer within the supplier's timeout; `deadline`: the search's deadline came first.
 * - `refused`, `unknown_host`, `tls_failed`, `unreachable` (also a broken connection), `blocked` (a private address that the configuration
 * does not allow): no answer.
 * - `no_credentials`, `credentials_lost`, `not_authorised` (401, 403): no access. `unknown_protocol`: this server does not support the
 * protocol. `not_found`: 404, a wrong address.
 * - `rate_limited`: 429. `rejected`: another 4xx. `error`: a 5xx. `redirected`: a 3xx, which is never followed.
 * - `malformed`: not JSON, or does not follow the protocol. `too_large`: more than is read. `wrong_currency`: prices in another currency
 * than agreed. `impossible`: implausible results, or ones that do not match the search. `paused`: too many failures, paused for a moment.
 * `busy`: too many concurrent calls. `unsupported`: the supplier does not support the search. `no_rate`: no exchange rate converts its
 * prices into the search's currency; it is not asked.
 */
const supplierFailures = [
  'timed_out',
  'deadline',
  'refused',
  'unknown_host',
  'tls_failed',
  'unreachable',
  'blocked',
  'no_credentials',
  'credentials_lost',
  'unknown_protocol',
  'not_authorised',
  'not_found',
  'rate_limited',
  'rejected',
  'error',
  'redirected',
  'malformed',
  'too_large',
  'wrong_currency',
  'impossible',
  'paused',
  'busy',
  'unsupported',
  'no_rate',
  'internal',
] as const;
export type SupplierFailure = (typeof supplierFailures)[number];

export const searchedSupplierSchema = z.object({
  key: z.string(),
  name: z.string(),
  /** A training supplier: it sells nothing real. */
  training: z.boolean(),
});
export type SearchedSupplier = z.infer<typeof searchedSupplierSchema>;

/**
 * The state of a supplier. `ms`: time since its call began; `count`: its results so far; `dropped`: results left out, `causes` their number
 * by cause; `until`: when a paused supplier will be asked again.
 */
export function supplierLineSchema<Cause extends string>(causes: z.ZodEnum<Record<Cause, Cause>>) {
  return z.object({
    type: z.literal('supplier'),
    supplier: z.string(),
    status: z.enum(supplierStates),
    reason: z.enum(supplierFailures).nullable(),
    ms: z.number().int().nonnegative(),
    count: z.number().int().nonnegative(),
    dropped: z.number().int().nonnegative(),
    causes: z.partialRecord(causes, z.number().int().positive()),
    until: z.iso.datetime().nullable(),
  });
}

type AnyLine = z.infer<ReturnType<typeof supplierLineSchema<string>>>;

export interface SupplierLine<Cause extends string> extends Omit<AnyLine, 'causes'> {
  causes: Partial<Record<Cause, number>>;
}

/** The last line. A response without it was cut off, for example because the caller's session ended. */
export const endLineSchema = z.object({
  type: z.literal('end'),
  count: z.number().int().nonnegative(),
  ms: z.number().int().nonnegative(),
});
export type EndLine = z.infer<typeof endLineSchema>;
