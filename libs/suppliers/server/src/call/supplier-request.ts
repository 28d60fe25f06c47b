import type { SupplierProtocol } from '../protocols';

interface Asked {
  /** Relative to the base URL. */
  path: string;
}

interface ReadsOrDeletes extends Asked {
  method?: 'GET' | 'DELETE';
  body?: undefined;
  idempotencyKey?: undefined;
}

interface Changes extends Asked {
  method: 'PATCH';
  body: unknown;
  idempotencyKey?: undefined;
}

interface Makes extends Asked {
  method: 'POST';
  body?: unknown;
  /** Lets the supplier detect a repeated request, if it supports such keys. */
  idempotencyKey?: string;
}

/** A request to a supplier, by default a GET. `body` is sent as JSON. */
export type SupplierRequest = ReadsOrDeletes | Changes | Makes;

/** Returns a request's headers in a protocol, and its body as sent. */
export function messageOf(
  protocol: Pick<SupplierProtocol, 'headers' | 'authentication'>,
  { body, idempotencyKey }: SupplierRequest,
  credentials: string,
): { headers: Record<string, string>; text: string | undefined } {
  const text = body === undefined ? undefined : JSON.stringify(body);
  const headers = {
    accept: 'application/json',
    'accept-encoding': 'gzip',
    'user-agent': 'Traveldesk',
    ...protocol.headers,
    ...protocol.authentication(credentials),
    ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
    ...(text !== undefined && {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(text)),
    }),
  };
  return { headers, text };
}
