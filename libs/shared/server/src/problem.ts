import { readingsCode, readingsOf, type Money } from '@traveldesk/shared-contract';

/** Values for the placeholders of a text. Numbers and amounts are written as the language of the text writes them. */
export type TextParams = Record<string, string | number | Money>;

/** How many rows of a table refer to a record. */
export interface Use {
  table: string;
  count: number;
}

export interface ProblemDetails {
  /** Placeholders of the message's text. */
  params?: TextParams;
  /** What refers to the record: the placeholder `uses`, named in the caller's language. */
  uses?: readonly Use[];
  /** Form field (dotted path) to the code of the text shown at it. */
  fields?: Record<string, string>;
  /** Any one of these permissions would have been enough. */
  permissions?: readonly string[];
  /** Seconds after which the same call may succeed; sent as Retry-After. */
  retryAfter?: number;
  /** The error behind it, for the log alone. */
  cause?: unknown;
}

/**
 * A failure the caller is told about. `code` is stable, goes on the wire, and is the key below `problems`
 * in the texts of the module that throws it. 409 is reserved for a forced password change (DESIGN 3).
 */
export class Problem extends Error {
  constructor(
    readonly status: 400 | 401 | 403 | 404 | 406 | 409 | 412 | 413 | 415 | 422 | 425 | 428 | 429 | 503,
    readonly code: string,
    readonly details: ProblemDetails = {},
  ) {
    super(code);
    this.name = 'Problem';
  }
}

/** A record that does not exist, or that the caller must not know of: the two answer alike (SECURITY 34). */
export function notFound(): Problem {
  return new Problem(404, 'not_found');
}

/** What is sent needs a permission that the route itself does not. Any one of these would have been enough. */
export function lacking(...permissions: readonly string[]): Problem {
  return new Problem(403, 'forbidden', { params: { permission: permissions.join(', ') }, permissions });
}

/** Body values that cannot be: each field with the code of its text. */
export function invalid(fields: Record<string, string>, params?: TextParams): Problem {
  return new Problem(422, 'invalid', { fields, params });
}

/** Throws a 422 at `field` for an amount whose mark may separate thousands in its currency, with its readings. */
export function refuseReadings(field: string, { amount, currency }: Money): void {
  const readings = readingsOf(amount, currency);
  if (readings) throw invalid({ [field]: readingsCode(readings) }, { typed: amount, ...readings });
}
