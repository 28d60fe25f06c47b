import { request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP } from 'node:net';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { BlockedAddress, guardedLookup } from './guarded-lookup';
import type { HostPolicy } from './host-policy';
import { isPublicAddress } from './public-address';

/** Timeout of the connection; the whole call may take longer. */
const connectMs = 5_000;

export interface GuardedRequest extends Pick<RequestOptions, 'method' | 'headers'> {
  /** Ends the request and the reading of its response. */
  signal: AbortSignal;
  body?: string | undefined;
  /** Called when the connection is made and its certificate verified, before anything is written. */
  sending?(): void;
}

/**
 * Sends a request to an address that somebody else named, as SECURITY 17 requires: verified certificates, no redirects, no addresses that
 * are not public unless the configuration lists the host. Throws a BlockedAddress, a ConnectTimeout or the error of the network.
 */
export async function guardedRequest(
  url: URL,
  { body, sending, ...options }: GuardedRequest,
  policy: Pick<HostPolicy, 'names'>,
): Promise<IncomingMessage> {
  const free = policy.names(url);
  if (!free) refuseLiteral(url);
  return send(url, { ...options, ...(!free && { lookup: guardedLookup }) }, body, sending);
}

function refuseLiteral({ hostname }: URL): void {
  const host = hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !isPublicAddress(host)) throw new BlockedAddress(host);
}

/**
 * Sends a request. Nothing is written before the connection is made and its certificate verified; `sending` is called at that moment, so
 * that callers need not guess from an error whether something was sent.
 */
function send(
  url: URL,
  options: RequestOptions,
  body: string | undefined,
  sending?: () => void,
): Promise<IncomingMessage> {
  const isSecure = url.protocol === 'https:';
  const request = isSecure ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    // A new connection per call: never shared between suppliers, nor a stale one reused.
    const call = request(url, { ...options, agent: false });
    const connecting = setTimeout(() => call.destroy(new ConnectTimeout()), connectMs);
    const connected = () => {
      clearTimeout(connecting);
      sending?.();
      call.end(body);
    };
    call
      .on('socket', (socket) => socket.once(isSecure ? 'secureConnect' : 'connect', connected))
      .on('close', () => clearTimeout(connecting))
      .on('response', resolve)
      .on('error', reject);
  });
}

export class ConnectTimeout extends Error {}

export class TooLarge extends Error {}

/** Decompresses a response. The call's signal ends both. The error handler catches late errors, which would otherwise end the process. */
function unpacked(response: IncomingMessage): Readable {
  const unpack = createGunzip();
  unpack.on('error', () => undefined);
  return pipeline(response, unpack, () => undefined);
}

/** Reads a response, decompressed. Throws TooLarge above this number of bytes. */
export async function bytesOf(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
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
  return Buffer.concat(chunks, size);
}
