import { z } from 'zod';
import { doneOf } from '@traveldesk/shared-contract';

/**
 * Results of a connection test.
 *
 * - `ok`: a valid response of the supplier's protocol.
 * - `no_credentials`: none are set; `credentials_lost`: stored ones can no longer be decrypted because their key is
 *   gone; `unknown_protocol`: the server does not support the protocol; `foreign_protocol`: the protocol is of another module.
 *   In these cases nothing was called.
 * - `not_authorised`: 401 or 403. `not_found`: 404, so the base URL is wrong. `rate_limited`: 429.
 * - `rejected`: any other 4xx. `failed`: a 5xx. `redirected`: a 3xx, which is never followed.
 * - `wrong_format`: a 2xx with a body of another format. `too_large`: more than the test reads.
 * - `timed_out`, `refused`, `unknown_host`, `tls_failed`, `unreachable`: why no response came.
 * - `blocked`: a loopback or private host that the configuration does not allow.
 */
export const supplierTestOutcomes = [
  'ok',
  'no_credentials',
  'credentials_lost',
  'unknown_protocol',
  'foreign_protocol',
  'not_authorised',
  'not_found',
  'rate_limited',
  'rejected',
  'failed',
  'redirected',
  'wrong_format',
  'too_large',
  'timed_out',
  'refused',
  'unknown_host',
  'tls_failed',
  'unreachable',
  'blocked',
] as const;
export type SupplierTestOutcome = (typeof supplierTestOutcomes)[number];

/** `http_status` is null without a response; `duration_ms` is the total time, whatever the outcome. */
export const supplierTestSchema = z.object({
  outcome: z.enum(supplierTestOutcomes),
  http_status: z.number().int().nullable(),
  duration_ms: z.number().int().nonnegative(),
  tested_at: z.iso.datetime(),
});
export type SupplierTest = z.infer<typeof supplierTestSchema>;

/** Response of POST /suppliers/{id}/test and /suppliers/test; `message` describes the result. */
export const supplierTestDoneSchema = doneOf(supplierTestSchema);
