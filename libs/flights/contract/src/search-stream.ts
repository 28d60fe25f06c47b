import { z } from 'zod';
import { idSchema } from '@traveldesk/shared-contract';
import { criteriaSchema } from './criteria';
import { dropCauses } from './drop-causes';
import { offerNamesSchema, offerSchema } from './offer';
import { buyerSchema } from './searches';

/** The type of the answer: one JSON object in each line. */
export const ndjsonType = 'application/x-ndjson';

/** `slow`: it has not answered after this many milliseconds, and is still waited for. */
export const slowAfterMs = 4_000;

const supplierStates = ['searching', 'slow', 'done', 'failed'] as const;
export type SupplierState = (typeof supplierStates)[number];

/**
 * Why a supplier failed.
 *
 * - `timed_out`: not whole within its time, also where it drips; `deadline`: the search's own time was over first.
 * - `refused`, `unknown_host`, `tls_failed`, `unreachable` (broken off, also in the middle of the answer), `blocked`
 *   (a private address that the configuration does not name): no answer, and why.
 * - `no_credentials`, `credentials_lost`, `not_authorised` (401, 403): no access. `unknown_protocol`: this server does not speak
 *   its protocol. `not_found`: 404, the wrong address.
 * - `rate_limited`: 429. `rejected`: another 4xx. `error`: a 5xx. `redirected`: a 3xx, which is never followed.
 * - `malformed`: not JSON or not the protocol's shape. `too_large`: more than is read. `wrong_currency`: every offer is
 *   in another currency than agreed. `impossible`: nothing it offers can be, or is what was searched. `paused`: it failed
 *   so often that it is left alone for a moment. `busy`: too many calls to it at once. `unsupported`: it cannot search for
 *   this. `no_rate`: no exchange rate is in force by which its prices become those of the search; it is not asked.
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
  /** A training supplier: nothing of it can be flown. */
  training: z.boolean(),
});
export type SearchedSupplier = z.infer<typeof searchedSupplierSchema>;

/**
 * The first line. `currency` is that of all prices of the search: the company's own, the platform's where staff search for no
 * company. `now` is the server's clock, by which `expires_at` is to be read.
 */
const searchLineSchema = z.object({
  type: z.literal('search'),
  id: idSchema,
  now: z.iso.datetime(),
  criteria: criteriaSchema,
  /** Null where staff search for no company. */
  company: buyerSchema.nullable(),
  currency: z.string(),
  expires_at: z.iso.datetime(),
  suppliers: z.array(searchedSupplierSchema),
});

/**
 * The state of one supplier. `ms` since its call began; `count` offers of it in all; `dropped` offers that were left
 * out, and `causes` how many for which cause. `until`: when it is asked again, where it is left alone till then.
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
 * Some offers of one supplier, with the names of codes that no line before had. All offers of a supplier come in the order of
 * their price, 25 in its first line and 100 in each other.
 */
const offersLineSchema = z.object({
  type: z.literal('offers'),
  supplier: z.string(),
  offers: z.array(offerSchema),
  names: offerNamesSchema,
});

/** The last line. An answer that ends without it was cut off, as when the caller's session has ended meanwhile. */
const endLineSchema = z.object({
  type: z.literal('end'),
  count: z.number().int().nonnegative(),
  ms: z.number().int().nonnegative(),
});

/** GET /flights/offers answers such lines: `search` first, then of each supplier what happens, then `end`. */
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
