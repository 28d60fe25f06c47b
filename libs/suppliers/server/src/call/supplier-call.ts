import { request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP } from 'node:net';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { BlockedAddress, guardedLookup } from './guarded-lookup';
import type { HostPolicy } from './host-policy';
import { isPublicAddress } from './public-address';

/** What a call needs to know of a supplier. `credentials` are the token itself. */
export interface SupplierConnection {
  baseUrl: string;
  credentials: string;
  timeoutMs: number;
}

export interface SupplierAnswer {
  status: number;
  body: string;
}

export type CallFailure =
  'timed_out' | 'refused' | 'unknown_host' | 'tls_failed' | 'unreachable' | 'blocked' | 'too_large';

/** No whole answer came, and why. `status` is there when at least the head of one did. */
export class SupplierCallError extends Error {
  override readonly name = 'SupplierCallError';

  constructor(
    readonly failure: CallFailure,
    readonly status: number | null,
    cause: unknown,
  ) {
    super(failure, { cause });
  }
}

/**
 * One GET of a supplier, as SECURITY 17 asks: one limit for the whole time, one for the body's size, also
 * unpacked; certificates verified, redirects never followed, and no address that is not public unless the
 * configuration names the host. Throws a SupplierCallError when no whole answer came.
 */
export async function getFromSupplier(
  connection: SupplierConnection,
  path: string,
  { policy, maxBytes }: { policy: HostPolicy; maxBytes: number },
): Promise<SupplierAnswer> {
  const url = new URL(connection.baseUrl + path);
  const signal = AbortSignal.timeout(connection.timeoutMs);
  let status: number | null = null;
  try {
    const free = policy.names(url);
    if (!free) refuseLiteral(url);
    const response = await send(url, {
      headers: headersOf(connection),
      signal,
      ...(!free && { lookup: guardedLookup }),
    });
    status = response.statusCode ?? 0;
    return { status, body: await bodyOf(response, maxBytes, signal) };
  } catch (error) {
    throw new SupplierCallError(signal.aborted ? 'timed_out' : failureOf(error), status, error);
  }
}

function headersOf({ credentials }: SupplierConnection): Record<string, string> {
  return {
    authorization: `Bearer ${credentials}`,
    'duffel-version': 'v2',
    accept: 'application/json',
    'accept-encoding': 'gzip',
    'user-agent': 'Traveldesk',
  };
}

function refuseLiteral({ hostname }: URL): void {
  const host = hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !isPublicAddress(host)) throw new BlockedAddress(host);
}

function send(url: URL, options: RequestOptions): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    // A connection of its own: nothing is left open behind a test, and none is shared between suppliers.
    request(url, { ...options, agent: false })
      .on('response', resolve)
      .on('error', reject)
      .end();
  });
}

class TooLarge extends Error {}

async function bodyOf(response: IncomingMessage, maxBytes: number, signal: AbortSignal): Promise<string> {
  const packed = response.headers['content-encoding'] === 'gzip';
  const stream: Readable = packed ? response.compose(createGunzip(), { signal }) : response;
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
  return Buffer.concat(chunks).toString('utf8');
}

const unknownHost = new Set(['ENOTFOUND', 'EAI_AGAIN', 'EAI_NONAME', 'EAI_FAIL']);
const tlsFailure =
  /^(CERT_|ERR_TLS_|ERR_SSL_|UNABLE_TO_|SELF_SIGNED_|DEPTH_ZERO_|EPROTO$|HOSTNAME_MISMATCH$)/;

function failureOf(error: unknown): CallFailure {
  if (error instanceof BlockedAddress) return 'blocked';
  if (error instanceof TooLarge) return 'too_large';
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
  if (code === 'ECONNREFUSED') return 'refused';
  if (unknownHost.has(code)) return 'unknown_host';
  return tlsFailure.test(code) ? 'tls_failed' : 'unreachable';
}
