import type { SupplierProtocol } from '../protocols';

interface Asked {
  /** Below the base URL. */
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
  /** By it the supplier knows a second one for the first, where it knows such keys at all. */
  idempotencyKey?: string;
}

/** What is asked of a supplier; GET where nothing is said. `body` is sent as JSON. */
export type SupplierRequest = ReadsOrDeletes | Changes | Makes;

/** The headers of a request in a protocol, and its body as it is sent. */
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
