import { sql, type RawBuilder } from 'kysely';

/** A value for a jsonb column: drivers would take an array for one of PostgreSQL's own. */
export function jsonb<Value>(value: Value): RawBuilder<Value> {
  return sql<Value>`${value === null ? null : JSON.stringify(value)}::jsonb`;
}
