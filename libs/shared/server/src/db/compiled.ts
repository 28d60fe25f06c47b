import type { CompiledQuery } from 'kysely';
import type { Db } from '../database';

/** Runs a query with one value and constant text. It is compiled once for each database, because compiling costs more than sending it. */
export function compiledOnce<Value extends object, Row>(
  make: (db: Db, value: Value) => { compile(): CompiledQuery<Row> },
): (db: Db, value: Value) => Promise<Row[]> {
  const made = new WeakMap<Db, CompiledQuery<Row>>();
  const place = Object.freeze({}) as Value;
  return async (db, value) => {
    const query = made.get(db) ?? make(db, place).compile();
    made.set(db, query);
    const parameters = query.parameters.map((given) => (given === place ? value : given));
    const asked: CompiledQuery<Row> = { ...query, parameters };
    const { rows } = await db.executeQuery(asked);
    return rows;
  };
}
