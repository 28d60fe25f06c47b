import type { Problem } from '@traveldesk/shared-contract';
import type { OnLine } from './lines';

type Primitive = string | number | boolean;

/** One call to the API. `url` is the path below the versioned base path. */
export interface ApiRequest {
  url: string;
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** The query; what is undefined, null or an empty text is left out. */
  params?: Record<string, Primitive | null | undefined>;
  body?: unknown;
  /**
   * A POST that changes nothing: a question whose words are too many for an address. As of a GET, nothing says that it was
   * done, and an answer in a language that is not wanted any more is asked for again.
   */
  reads?: boolean;
  headers?: Record<string, string>;
  /** `blob` for a file, as GET /user/export. */
  as?: 'json' | 'blob';
  /**
   * For an answer of newline-delimited JSON: called with each line as it comes; the call's own data is then null. A
   * failure is one of the whole call, as everywhere, whatever lines came before it.
   */
  onLine?: OnLine;
}

/** Why a call failed. `status` is that of HTTP, or 0 when no answer came. */
export interface ApiError {
  status: number;
  /** The sentence to show; that of the body where it has one. */
  message: string;
  problem?: Problem;
}

/** Whether a call leaves everything as it was. */
export function isReading({ method = 'GET', reads = false }: ApiRequest): boolean {
  return method === 'GET' || reads;
}

/** What an endpoint may ask of the base query. */
export interface ApiOptions {
  /** No toast when the call fails; the catalogue's 401 and 409 act all the same. */
  silent?: boolean;
  /** Whether what was answered is bad news all the same, and its toast the red one: a test that was run, and failed. */
  isBad?: (answer: unknown) => boolean;
}

/** `If-Match` for a record that was read as `version`: another's change meanwhile answers 412. */
export function ifMatch(version: number | undefined): Record<string, string> {
  return version === undefined ? {} : { 'if-match': `"${version}"` };
}

/** `Idempotency-Key` of a form that makes a record: the same key again answers what it answered first (ADR 61). */
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

/** `/countries?page=1`: the path and query of a call, without the base path. */
export function pathOf(request: ApiRequest): string {
  const url = request.url.startsWith('/') ? request.url : `/${request.url}`;
  return url + queryOf(request.params);
}
