import { request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP } from 'node:net';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { BlockedAddress, guardedLookup } from './guarded-lookup';
import { sentSecrets, type SupplierProtocol } from '../protocols';
import type { HostPolicy } from './host-policy';
import { isPublicAddress } from './public-address';
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

/** Timeout of the connection; the whole call may take longer. */
const connectMs = 5_000;

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
    const free = policy.names(url);
    if (!free) refuseLiteral(url);
    const { headers, text } = messageOf(protocol, request, connection.credentials);
    const options = {
      method: request.method ?? 'GET',
      headers,
      signal,
      ...(!free && { lookup: guardedLookup }),
    };
    const response = await send(url, options, text, () => (reached = 'maybe'));
    status = response.statusCode ?? 0;
    return {
      status,
      requestId: requestIdOf(response, protocol, connection),
      retryAt: retryAtOf(response.headers, new Date()),
      ...(await bodyOf(response, maxBytes)),
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

function refuseLiteral({ hostname }: URL): void {
  const host = hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !isPublicAddress(host)) throw new BlockedAddress(host);
}

/**
 * Sends a request. Nothing is written before the connection is made and its certificate verified; `sending` is called at that moment, so
 * that `reached` need not be guessed from an error.
 */
function send(
  url: URL,
  options: RequestOptions,
  body: string | undefined,
  sending: () => void,
): Promise<IncomingMessage> {
  const isSecure = url.protocol === 'https:';
  const request = isSecure ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    // A new connection per call: never shared between suppliers, nor a stale one reused.
    const call = request(url, { ...options, agent: false });
    const connecting = setTimeout(() => call.destroy(new ConnectTimeout()), connectMs);
    const connected = () => {
      clearTimeout(connecting);
      sending();
      call.end(body);
    };
    call
      .on('socket', (socket) => socket.once(isSecure ? 'secureConnect' : 'connect', connected))
      .on('close', () => clearTimeout(connecting))
      .on('response', resolve)
      .on('error', reject);
  });
}

class ConnectTimeout extends Error {}

class TooLarge extends Error {}

/** Decompresses a response. The call's signal ends both. The error handler catches late errors, which would otherwise end the process. */
function unpacked(response: IncomingMessage): Readable {
  const unpack = createGunzip();
  unpack.on('error', () => undefined);
  return pipeline(response, unpack, () => undefined);
}

async function bodyOf(
  response: IncomingMessage,
  maxBytes: number,
): Promise<Pick<SupplierAnswer, 'body' | 'bytes'>> {
  const stream = response.headers['content-encoding'] === 'gzip' ? unpacked(response) : response;
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > maxBytes) throw new TooLarge();
      chunks.push(chunk);
    }
  } finally {
    response.destroy();
  }
  return { body: Buffer.concat(chunks, size).toString('utf8'), bytes: size };
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
