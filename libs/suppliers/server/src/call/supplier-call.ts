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

/** What a call needs to know of a supplier. `credentials` are in plain text. */
export interface SupplierConnection {
  baseUrl: string;
  credentials: string;
  timeoutMs: number;
}

export interface SupplierAnswer {
  status: number;
  /** What the supplier calls this request, for questions to it; null where it does not say. */
  requestId: string | null;
  /** When the supplier wants to be called again at the earliest, by our clock; null where it does not say. */
  retryAt: Date | null;
  body: string;
  /** Of the body, unpacked. */
  bytes: number;
}

export interface CallLimits {
  policy: HostPolicy;
  /** Of the answer, unpacked. */
  maxBytes: number;
  /** Ends the call early: whoever waited for it is gone. */
  signal?: AbortSignal;
}

/** A connection that takes longer than this does not come about; the whole call may take longer. */
const connectMs = 5_000;

export type CallFailure =
  | 'timed_out'
  | 'refused'
  | 'unknown_host'
  | 'tls_failed'
  | 'unreachable'
  | 'blocked'
  | 'too_large'
  /** The caller's own signal ended it: nothing is said of the supplier. */
  | 'aborted';

/**
 * Whether a supplier may have heard a request. `no`: nothing of it was sent. `maybe`: some of it was, so it may have been
 * acted on whatever came back, or did not (docs/adr/0060).
 */
export type Reached = 'no' | 'maybe';

/** No whole answer came, and why. `status` is there when at least the head of one did. */
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
 * One call of a supplier, as SECURITY 17 asks: one limit for the whole time and one for the connection, one for the
 * answer's size, also unpacked; certificates verified, redirects never followed, and no address that is not public unless
 * the configuration names the host. Throws a SupplierCallError when no whole answer came.
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
 * Nothing is written before the connection is made and its certificate is verified; `sending` is told at that moment, and so
 * nobody has to guess it from what an error is called.
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
    // A connection of its own: none is shared between suppliers, and none is reused that may have died meanwhile.
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

/**
 * The answer unpacked. It ends with the answer, which the call's signal ends; an error that comes when nobody reads any more
 * is heard, as it would end the process.
 */
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
