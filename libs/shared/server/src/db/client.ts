import { AsyncLocalStorage } from 'node:async_hooks';
import type { PoolClient } from 'pg';
import { isStalePlan } from './errors';
import type { StatementNames } from './prepared';

const unhurried = new AsyncLocalStorage<true>();

/** Runs what may take as long as it takes, as a migration. */
export function withoutHurry<Result>(work: () => Promise<Result>): Promise<Result> {
  return unhurried.run(true, work);
}

export interface ClientHabits {
  /** Milliseconds after which a query that has had no answer ends its connection. */
  patience: number;
  names: StatementNames;
}

/**
 * Teaches a connection to prepare what it is asked often, and to give up a query that is never answered. The
 * server's own limit does not help where a network swallows what the two send each other: the query, and its
 * place in the pool, would be lost for ever.
 */
export function teach(client: PoolClient, { patience, names }: ClientHabits): void {
  client.query = new Proxy(client.query, {
    apply: (query, _self, args: unknown[]) => {
      const result: unknown = Reflect.apply(query, client, prepared(args, names));
      if (!isPromise(result)) return result;
      const timer = unhurried.getStore() ? undefined : setTimeout(() => void endOf(client), patience);
      const stop = () => clearTimeout(timer);
      result.then(stop, (error: unknown) => {
        stop();
        if (isStalePlan(error)) names.forget();
      });
      return result;
    },
  });
}

function prepared(args: unknown[], names: StatementNames): unknown[] {
  const [text, values, ...rest] = args;
  if (typeof text !== 'string' || !Array.isArray(values) || rest.length > 0) return args;
  const name = names.nameOf(text);
  return name === null ? args : [{ name, text, values }];
}

function isPromise(value: unknown): value is Promise<unknown> {
  return typeof value === 'object' && value !== null && 'then' in value;
}

/** With a query under way pg breaks the connection at once, and the query fails as one whose connection is lost. */
function endOf(client: PoolClient): Promise<void> {
  return (client as PoolClient & { end(): Promise<void> }).end().catch(() => {});
}
