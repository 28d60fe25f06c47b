import { z } from 'zod';
import { doneOf } from '@traveldesk/shared-contract';

/**
 * How a test of the connection ended.
 *
 * - `ok`: an answer in the protocol of the supplier came.
 * - `no_credentials`: none are set; `credentials_lost`: those that are cannot be read any more, since the key
 *   that sealed them is gone; `unknown_protocol`: the server does not speak the supplier's protocol. Nothing was called.
 * - `not_authorised`: 401 or 403. `not_found`: 404, so the base address is wrong. `rate_limited`: 429.
 * - `rejected`: any other 4xx. `failed`: a 5xx. `redirected`: a 3xx, which is never followed.
 * - `wrong_format`: a 2xx that is no answer of the protocol. `too_large`: more than the test reads.
 * - `timed_out`, `refused`, `unknown_host`, `tls_failed`, `unreachable`: no answer, and why.
 * - `blocked`: the host is loopback or private, and not allowed by the configuration.
 */
export const supplierTestOutcomes = [
  'ok',
  'no_credentials',
  'credentials_lost',
  'unknown_protocol',
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

/** `http_status` is null when no answer came; `duration_ms` is the time until the end, whichever it was. */
export const supplierTestSchema = z.object({
  outcome: z.enum(supplierTestOutcomes),
  http_status: z.number().int().nullable(),
  duration_ms: z.number().int().nonnegative(),
  tested_at: z.iso.datetime(),
});
export type SupplierTest = z.infer<typeof supplierTestSchema>;

/** The answer of POST /suppliers/{id}/test, and of /suppliers/test: `message` says the result in words. */
export const supplierTestDoneSchema = doneOf(supplierTestSchema);
