import type { ConstraintText } from './constraints';
import { brokenConstraint, sqlState } from './errors';
import { Problem } from '../problem';

/** What is known of the call whose statement the database has refused. */
export interface RefusedCall {
  constraints: ReadonlyMap<string, ConstraintText>;
  method: string;
  body?: unknown;
}

/** Values that PostgreSQL does not take: no number, date or id, too long, too large, null, or against a check. */
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
/** Text that it cannot hold, as a NUL. */
const refusedTexts: ReadonlySet<string> = new Set(['22021', '22P05']);

/**
 * What the caller is told of a statement that the database has refused for what it would have made of the data. Rules
 * are checked before anything is written; what comes here was true when it was checked, and another call was faster.
 * Null for an error of another kind, as of a statement that is wrong in itself.
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

/** At the form's field where the call has it, else as the message. */
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

/** Which side of a foreign key was written: PostgreSQL names it in its message alone, which a server may translate. */
function stillReferredTo(error: unknown, { method }: RefusedCall): boolean {
  const message = error instanceof Error ? error.message : '';
  if (/^insert or update /.test(message)) return false;
  return /^update or delete /.test(message) || method === 'DELETE';
}

function reads({ method }: RefusedCall): boolean {
  return method === 'GET' || method === 'HEAD';
}
