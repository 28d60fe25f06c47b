/** The errors of SUPPLIER 2, with the statuses given there. */
type ErrorType =
  | 'authentication_error'
  | 'invalid_request_error'
  | 'validation_error'
  | 'invalid_state_error'
  | 'airline_error'
  | 'rate_limit_error'
  | 'api_error';

export interface ErrorSource {
  field: string;
  /** A JSON pointer into `data`, or the name of a query parameter. */
  pointer: string;
}

export interface ErrorDetail {
  type: ErrorType;
  code: string;
  title: string;
  message: string;
  source?: ErrorSource | string;
}

/** An exception that becomes the response: one status, and one or more errors. */
export class SupplierError extends Error {
  override readonly name = 'SupplierError';

  constructor(
    readonly status: number,
    readonly details: readonly ErrorDetail[],
    /** Sent as plain text, instead of the details. */
    readonly text?: string,
  ) {
    super(details[0]?.message);
  }
}

const titleOf = (code: string) => {
  const words = code.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

function error(
  status: number,
  type: ErrorType,
  code: string,
  message: string,
  source?: ErrorSource | string,
) {
  const detail = { type, code, title: titleOf(code), message };
  return new SupplierError(status, [source === undefined ? detail : { ...detail, source }]);
}

export const unauthorised = (code: string, message: string) =>
  error(401, 'authentication_error', code, message);

export const forbidden = (message: string) =>
  error(403, 'authentication_error', 'unavailable_feature', message);

/** Stays are for customers who have applied for them; the refusal is plain text (STAYS 1). */
export const notEnabled = () => new SupplierError(403, [], 'Duffel Stays is not enabled for this account.');

export const badRequest = (code: string, message: string) =>
  error(400, 'invalid_request_error', code, message);

export const notAcceptable = () =>
  error(406, 'invalid_request_error', 'not_acceptable', 'Answers are application/json: accept that.');

export const notFound = (what: string) =>
  error(404, 'invalid_request_error', 'not_found', `The ${what} you are trying to access does not exist.`);

/** A field that is present and well-formed, but impossible. */
export const invalidField = (code: string, pointer: string, message: string) =>
  error(422, 'validation_error', code, message, { field: pointer.split('/').at(-1) ?? '', pointer });

/** A request that the current state of its target does not allow. */
export const invalidState = (code: string, message: string) =>
  error(422, 'invalid_state_error', code, message);

/** The airline's own refusal; `source` is the airline's name. */
export const airlineFailed = (airline: string) =>
  error(
    502,
    'airline_error',
    'airline_unknown',
    'The airline has responded with an unexpected error.',
    airline,
  );

export const rateLimited = () =>
  error(429, 'rate_limit_error', 'rate_limit_exceeded', 'Too many requests: wait until ratelimit-reset.');

export const serverError = () =>
  error(500, 'api_error', 'internal_server_error', 'An unexpected error occurred on the server.');

export const unavailable = () =>
  error(503, 'api_error', 'service_unavailable', 'The service is not available: try again later.');

export const gatewayTimeout = () =>
  error(504, 'api_error', 'gateway_timeout_error', 'The sources did not answer in time.');

/** The body of an error response. */
export function errorBody(failure: SupplierError, requestId: string): unknown {
  return {
    errors: failure.details.map((detail) => ({
      ...detail,
      documentation_url: 'https://duffel.com/docs/api/overview/response-handling',
    })),
    meta: { status: failure.status, request_id: requestId },
  };
}
