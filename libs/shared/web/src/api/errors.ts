import type { Problem } from '@traveldesk/shared-contract';
import type { ApiError } from './request';

/** The sentence of an answer, be it good or bad. */
export function messageOf(body: unknown): string | undefined {
  const message = typeof body === 'object' && body !== null && 'message' in body ? body.message : undefined;
  return typeof message === 'string' && message ? message : undefined;
}

/** What a call failed with: the API's problem and sentence, else `unknown`. */
export function failureOf(status: number, body: unknown, unknown: string): ApiError {
  const message = messageOf(body);
  return { status, message: message ?? unknown, ...(message && { problem: body as Problem }) };
}

export function isApiError(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number';
}

/** Whether somebody else has changed the record since it was read (412): it has to be read again. */
export function isStale(error: unknown): boolean {
  return (error as Partial<ApiError> | undefined)?.status === 412;
}

/** The problem that the API answered, if the failure came with one. */
export function problemOf(error: unknown): Problem | undefined {
  return isApiError(error) ? error.problem : undefined;
}

/** Whether the API knows no record of that name, or none can have it: to ask again changes nothing. */
export function isNoSuchRecord(error: unknown): boolean {
  return ['not_found', 'bad_request'].includes(problemOf(error)?.code ?? '');
}

/** One field's errors, as antd's `form.setFields` takes them. */
export interface FieldError {
  name: (string | number)[];
  errors: string[];
}

/** A 422's fields for `form.setFields`: `name.fr` is the field `['name', 'fr']`. Empty for any other failure. */
export function fieldErrors(error: unknown): FieldError[] {
  return Object.entries(problemOf(error)?.fields ?? {}).map(([path, sentence]) => ({
    name: path.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part)),
    errors: [sentence],
  }));
}
