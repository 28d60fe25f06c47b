import { ambiguousAmountCode, readingsOf, type Money } from '@traveldesk/shared-contract';

/** Values of a text's placeholders. Numbers and amounts are formatted for the text's language. */
export type TextParams = Record<string, string | number | Money>;

/** The number of a table's rows that refer to a record. */
export interface ReferenceCount {
  table: string;
  count: number;
}

export interface ProblemDetails {
  params?: TextParams;
  /** References to the record, for the placeholder `uses` in the caller's language. */
  uses?: readonly ReferenceCount[];
  /** Codes of texts by form field (dotted path). */
  fields?: Record<string, string>;
  /** Missing permissions, any one of which would have sufficed. */
  permissions?: readonly string[];
  /** Seconds after which the same request may succeed; sent as Retry-After. */
  retryAfter?: number;
  /** The underlying error, for the log only. */
  cause?: unknown;
}

/**
 * A failure reported to the caller. `code` is stable, part of the response, and the key below `problems` in the texts of the throwing
 * module. 409 is reserved for a forced password change (DESIGN 3).
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

/** Returns the error for a record that does not exist or that the caller must not know of: both get the same answer (SECURITY 34). */
export function notFound(): Problem {
  return new Problem(404, 'not_found');
}

/** Returns the error for a body that needs a permission which the route itself does not. Any one of these would have sufficed. */
export function lacking(...permissions: readonly string[]): Problem {
  return new Problem(403, 'forbidden', { params: { permission: permissions.join(', ') }, permissions });
}

/** Returns the error for invalid body values: each field with the code of its text. */
export function invalid(fields: Record<string, string>, params?: TextParams): Problem {
  return new Problem(422, 'invalid', { fields, params });
}

/** Throws a 422 at `field`, with both readings, for an amount whose mark could separate thousands in its currency. */
export function refuseReadings(field: string, { amount, currency }: Money): void {
  const readings = readingsOf(amount, currency);
  if (readings) throw invalid({ [field]: ambiguousAmountCode(readings) }, { typed: amount, ...readings });
}
