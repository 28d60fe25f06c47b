import type { ReadRefusal, RefusalError } from '../call/said';
import type { Json } from './read';

const mostErrors = 20;
const longestText = 500;

/** Reads the errors of a refusal (SUPPLIER 2); returns none if the body does not follow the protocol. */
export function errorsIn(body: unknown): ReadRefusal {
  const { errors, meta } = jsonOf(body);
  return {
    errors: Array.isArray(errors) ? errors.slice(0, mostErrors).map(errorOf) : [],
    requestId: textOf(jsonOf(meta).request_id),
  };
}

function errorOf(value: unknown): RefusalError {
  const { type, code, title, message } = jsonOf(value);
  return { type: textOf(type), code: textOf(code), title: textOf(title), message: textOf(message) };
}

/** Returns an empty object for anything else, because errors are read leniently. */
function jsonOf(value: unknown): Json {
  return typeof value === 'object' && value !== null ? (value as Json) : {};
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value.slice(0, longestText) : null;
}
