import type { ConstraintText } from './constraints';
import { brokenConstraint, sqlState } from './errors';
import { Problem } from '../problem';

/** Data of the request whose statement the database refused. */
export interface RefusedCall {
  constraints: ReadonlyMap<string, ConstraintText>;
  method: string;
  body?: unknown;
}

/** Values that PostgreSQL rejects: malformed numbers, dates or ids, values that are too long or too large, null, or violate a check. */
const refusedValues: ReadonlySet<string> = new Set([
  '22001',
  '22003',
  '22007',
  '22008',
  '22P02',
  '22P03',
  '23502',
  '23514',
  '23000',
  '23P01',
]);
/** Text that it cannot store, such as NUL. */
const refusedTexts: ReadonlySet<string> = new Set(['22021', '22P05']);

/**
 * Returns the error for the caller when the database has refused a statement because of the data. Rules are checked before writing, so such
 * a refusal means that another request came first. Null for other errors, such as a faulty statement.
 */
export function refusalOf(error: unknown, call: RefusedCall): Problem | null {
  const state = sqlState(error);
  if (state === null) return null;
  if (refusedTexts.has(state)) return new Problem(400, 'bad_request');
  if (refusedValues.has(state)) {
    return reads(call) ? new Problem(400, 'bad_request') : new Problem(422, 'value_refused');
  }
  if (state === '23505') return atField(error, call) ?? new Problem(422, 'taken');
  if (state === '23001') return new Problem(422, 'in_use');
  if (state !== '23503') return null;
  if (stillReferredTo(error, call)) return new Problem(422, 'in_use');
  return atField(error, call) ?? new Problem(422, 'gone');
}

/** Reports at the form's field if the request has it, otherwise as the message. */
function atField(error: unknown, { constraints, body }: RefusedCall): Problem | null {
  const text = constraints.get(brokenConstraint(error) ?? '');
  if (!text) return null;
  const { field, code } = text;
  if (!hasField(body, field)) return new Problem(422, code, { params: { value: '' } });
  const given = body[field];
  const value = typeof given === 'string' || typeof given === 'number' ? given : '';
  return new Problem(422, 'invalid', { fields: { [field]: code }, params: { value } });
}

function hasField(body: unknown, field: string): body is Record<string, unknown> {
  return typeof body === 'object' && body !== null && Object.hasOwn(body, field);
}

/** Returns which side of a foreign key was written. PostgreSQL states it only in its message, which a server may translate. */
function stillReferredTo(error: unknown, { method }: RefusedCall): boolean {
  const message = error instanceof Error ? error.message : '';
  if (/^insert or update /.test(message)) return false;
  return /^update or delete /.test(message) || method === 'DELETE';
}

function reads({ method }: RefusedCall): boolean {
  return method === 'GET' || method === 'HEAD';
}
