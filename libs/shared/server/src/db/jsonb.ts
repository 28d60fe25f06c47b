import { sql, type RawBuilder } from 'kysely';

/** Returns a value for a jsonb column. Drivers would turn a plain array into a PostgreSQL array. */
export function jsonb<Value>(value: Value): RawBuilder<Value> {
  return sql<Value>`${value === null ? null : JSON.stringify(value)}::jsonb`;
}
