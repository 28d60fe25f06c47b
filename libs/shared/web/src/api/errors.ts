import type { Problem } from '@traveldesk/shared-contract';
import type { ApiError } from './request';

/** Returns the message of a success or an error. */
export function messageOf(body: unknown): string | undefined {
  const message = typeof body === 'object' && body !== null && 'message' in body ? body.message : undefined;
  return typeof message === 'string' && message ? message : undefined;
}

/** Builds the error of a failed call: the API's problem and message, or else `unknown`. */
export function failureOf(status: number, body: unknown, unknown: string): ApiError {
  const message = messageOf(body);
  return { status, message: message ?? unknown, ...(message && { problem: body as Problem }) };
}

export function isApiError(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number';
}

/** Whether another user has changed the record since it was read (412), so that it must be read again. */
export function isStale(error: unknown): boolean {
  return (error as Partial<ApiError> | undefined)?.status === 412;
}

/** Returns the API's problem, if the error has one. */
export function problemOf(error: unknown): Problem | undefined {
  return isApiError(error) ? error.problem : undefined;
}

/** Whether the record does not exist or its id is invalid: retrying is useless. */
export function isNoSuchRecord(error: unknown): boolean {
  return ['not_found', 'bad_request'].includes(problemOf(error)?.code ?? '');
}

/** The errors of one field for antd's `form.setFields`. */
export interface FieldError {
  name: (string | number)[];
  errors: string[];
}

/** Returns the field errors of a 422 for `form.setFields`: `name.fr` is the field `['name', 'fr']`. Empty for other errors. */
export function fieldErrors(error: unknown): FieldError[] {
  return Object.entries(problemOf(error)?.fields ?? {}).map(([path, sentence]) => ({
    name: path.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part)),
    errors: [sentence],
  }));
}
