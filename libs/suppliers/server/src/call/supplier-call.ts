import type { IncomingMessage } from 'node:http';
import { BlockedAddress } from './guarded-lookup';
import { bytesOf, ConnectTimeout, guardedRequest, TooLarge } from './guarded-request';
import { sentSecrets, type SupplierProtocol } from '../protocols';
import type { HostPolicy } from './host-policy';
import { retryAtOf } from './retry-at';
import { messageOf, type SupplierRequest } from './supplier-request';

/** The facts of a supplier that a call needs. `credentials` are plain text. */
export interface SupplierConnection {
  baseUrl: string;
  credentials: string;
  timeoutMs: number;
}

export interface SupplierAnswer {
  status: number;
  /** The supplier's id of this request, for support questions; null if not given. */
  requestId: string | null;
  /** The earliest time of the next call, by our clock; null if not given. */
  retryAt: Date | null;
  body: string;
  /** Size of the decompressed body. */
  bytes: number;
}

export interface CallLimits {
  policy: HostPolicy;
  /** Limit of the decompressed response. */
  maxBytes: number;
  /** Ends the call early, for example because its caller disconnected. */
  signal?: AbortSignal;
}

export type CallFailure =
  | 'timed_out'
  | 'refused'
  | 'unknown_host'
  | 'tls_failed'
  | 'unreachable'
  | 'blocked'
  | 'too_large'
  /** The caller's signal ended the call, which says nothing about the supplier. */
  | 'aborted';

/**
 * Whether a supplier may have received a request. `no`: nothing was sent. `maybe`: part of it was, so the supplier may have acted on it,
 * whatever the response (ADR 60).
 */
export type Reached = 'no' | 'maybe';

/** No complete response arrived. `status` is set if at least its head did. */
export class SupplierCallError extends Error {
  override readonly name = 'SupplierCallError';

  constructor(
    readonly failure: CallFailure,
    readonly status: number | null,
    readonly reached: Reached,
    cause: unknown,
  ) {
    super(failure, { cause });
  }
}

/**
 * Calls a supplier as SECURITY 17 requires: limits for total time, connection time and decompressed size; verified certificates; no
 * redirects; no addresses that are not public unless the configuration lists the host. Throws a SupplierCallError without a complete
 * response.
 */
export async function callSupplier(
  protocol: SupplierProtocol,
  connection: SupplierConnection,
  request: SupplierRequest,
  { policy, maxBytes, signal: given }: CallLimits,
): Promise<SupplierAnswer> {
  const url = new URL(connection.baseUrl + request.path);
  const signals = [AbortSignal.timeout(connection.timeoutMs), ...(given ? [given] : [])];
  const signal = AbortSignal.any(signals);
  let status: number | null = null;
  let reached: Reached = 'no';
  try {
    const { headers, text } = messageOf(protocol, request, connection.credentials);
    const options = {
      method: request.method ?? 'GET',
      headers,
      signal,
      body: text,
      sending: () => {
        reached = 'maybe';
      },
    };
    const response = await guardedRequest(url, options, policy);
    status = response.statusCode ?? 0;
    const retryAt = retryAtOf(response.headers, new Date());
    const bytes = await bytesOf(response, maxBytes);
    return {
      status,
      requestId: requestIdOf(response, protocol, connection),
      retryAt,
      body: bytes.toString('utf8'),
      bytes: bytes.length,
    };
  } catch (error) {
    const ended = given?.aborted ? 'aborted' : signal.aborted ? 'timed_out' : failureOf(error);
    throw new SupplierCallError(ended, status, reached, error);
  }
}

/** The request id of a response. Ids are recorded, so one that contains the credentials is dropped. */
function requestIdOf(
  { headers }: IncomingMessage,
  protocol: SupplierProtocol,
  { credentials }: SupplierConnection,
): string | null {
  const id = headers[protocol.requestIdHeader];
  const isSafe =
    typeof id === 'string' && !sentSecrets(protocol, credentials).some((secret) => id.includes(secret));
  return isSafe ? id.slice(0, 100) : null;
}

const unknownHost: ReadonlySet<string> = new Set(['ENOTFOUND', 'EAI_AGAIN', 'EAI_NONAME', 'EAI_FAIL']);
const tlsFailure =
  /^(CERT_|ERR_TLS_|ERR_SSL_|UNABLE_TO_|SELF_SIGNED_|DEPTH_ZERO_|EPROTO$|HOSTNAME_MISMATCH$)/;

function failureOf(error: unknown): CallFailure {
  if (error instanceof BlockedAddress) return 'blocked';
  if (error instanceof TooLarge) return 'too_large';
  if (error instanceof ConnectTimeout) return 'timed_out';
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
  if (code === 'ECONNREFUSED') return 'refused';
  if (unknownHost.has(code)) return 'unknown_host';
  return tlsFailure.test(code) ? 'tls_failed' : 'unreachable';
}
