import { z } from 'zod';
import { idSchema } from '@traveldesk/shared-contract';
import { criteriaSchema } from './criteria';
import { dropCauses } from './drop-causes';
import { offerNamesSchema, offerSchema } from './offer';
import { buyerSchema } from './searches';

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
 * - `malformed`: not JSON, or does not follow the protocol. `too_large`: more than is read. `wrong_currency`: offers in another currency
 * than agreed. `impossible`: implausible offers, or ones that do not match the search. `paused`: too many failures, paused for a moment.
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
  /** A training supplier: its offers are not real flights. */
  training: z.boolean(),
});
export type SearchedSupplier = z.infer<typeof searchedSupplierSchema>;

/**
 * The first line. `currency` applies to all prices of the search: the company's, or the platform's if staff search for no company. `now` is
 * the server's time, which clients use to interpret `expires_at`.
 */
const searchLineSchema = z.object({
  type: z.literal('search'),
  id: idSchema,
  now: z.iso.datetime(),
  criteria: criteriaSchema,
  /** Null if staff search for no company. */
  company: buyerSchema.nullable(),
  currency: z.string(),
  expires_at: z.iso.datetime(),
  suppliers: z.array(searchedSupplierSchema),
});

/**
 * The state of a supplier. `ms`: time since its call began; `count`: its offers so far; `dropped`: offers left out, `causes` their number
 * by cause; `until`: when a paused supplier will be asked again.
 */
const supplierLineSchema = z.object({
  type: z.literal('supplier'),
  supplier: z.string(),
  status: z.enum(supplierStates),
  reason: z.enum(supplierFailures).nullable(),
  ms: z.number().int().nonnegative(),
  count: z.number().int().nonnegative(),
  dropped: z.number().int().nonnegative(),
  causes: z.partialRecord(z.enum(dropCauses), z.number().int().positive()),
  until: z.iso.datetime().nullable(),
});

/**
 * Offers of one supplier, and names of codes that earlier lines did not have. A supplier's offers come in order of price, up to 25 in its
 * first line and 100 in later ones.
 */
const offersLineSchema = z.object({
  type: z.literal('offers'),
  supplier: z.string(),
  offers: z.array(offerSchema),
  names: offerNamesSchema,
});

/** The last line. A response without it was cut off, for example because the caller's session ended. */
const endLineSchema = z.object({
  type: z.literal('end'),
  count: z.number().int().nonnegative(),
  ms: z.number().int().nonnegative(),
});

/** The lines of GET /flights/offers: `search` first, then the events of each supplier, then `end`. */
export const streamLineSchema = z.discriminatedUnion('type', [
  searchLineSchema.meta({
    title: 'search',
    description: 'The first line: what is searched for, in which currency, and who is asked.',
  }),
  supplierLineSchema.meta({
    title: 'supplier',
    description:
      'The state of a supplier’s search: one when it is asked, one when it is slow, one when it has ended.',
  }),
  offersLineSchema.meta({
    title: 'offers',
    description:
      'Some offers of one supplier, in the order of their price, and the names of codes that no line before had.',
  }),
  endLineSchema.meta({
    title: 'end',
    description: 'The last line. An answer that ends without it was cut off.',
  }),
]);
export type StreamLine = z.infer<typeof streamLineSchema>;
export type SearchLine = z.infer<typeof searchLineSchema>;
export type SupplierLine = z.infer<typeof supplierLineSchema>;
export type OffersLine = z.infer<typeof offersLineSchema>;
export type EndLine = z.infer<typeof endLineSchema>;
