import type { Problem } from '@traveldesk/shared-contract';
import type { OnLine } from './lines';

type Primitive = string | number | boolean;

/** One API call. `url` is the path below the versioned base path. */
export interface ApiRequest {
  url: string;
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** The query parameters; undefined, null and empty ones are omitted. */
  params?: Record<string, Primitive | null | undefined>;
  body?: unknown;
  /**
   * A POST that only reads, with a query too long for a URL. As with a GET, it shows no success toast, and it is repeated if the language
   * changes meanwhile.
   */
  reads?: boolean;
  headers?: Record<string, string>;
  /** `blob` for a file, such as GET /user/export. */
  as?: 'json' | 'blob';
  /**
   * For newline-delimited JSON: called with each line as it arrives; the call's own data is then null. A failure fails the whole call, even
   * after some lines.
   */
  onLine?: OnLine;
}

/** A failed call. `status` is the HTTP status, or 0 without an answer. */
export interface ApiError {
  status: number;
  /** The message to show: the API's, if there is one. */
  message: string;
  problem?: Problem;
}

/** Whether a call changes nothing. */
export function isReading({ method = 'GET', reads = false }: ApiRequest): boolean {
  return method === 'GET' || reads;
}

/** Options of an endpoint for the base query. */
export interface ApiOptions {
  /** Shows no toast on failure; 401 and 409 are handled all the same. */
  silent?: boolean;
  /** Whether a successful answer reports a failure, such as a failed test, and gets the red toast. */
  isBad?: (answer: unknown) => boolean;
}

/** The `If-Match` header for a record read as `version`: if another user has changed it, the API answers 412. */
export function ifMatch(version: number | undefined): Record<string, string> {
  return version === undefined ? {} : { 'if-match': `"${version}"` };
}

/** The `Idempotency-Key` header of a form that creates a record: a repeated key gets the first answer again (ADR 61). */
export function idempotencyKey(key: string | undefined): Record<string, string> {
  return key === undefined ? {} : { 'idempotency-key': key };
}

function queryOf(params: ApiRequest['params']): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(params ?? {})) {
    if (value !== undefined && value !== null && value !== '') query.set(key, String(value));
  }
  const text = query.toString();
  return text && `?${text}`;
}

/** Returns a call's path and query, without the base path: `/countries?page=1`. */
export function pathOf(request: ApiRequest): string {
  const url = request.url.startsWith('/') ? request.url : `/${request.url}`;
  return url + queryOf(request.params);
}
