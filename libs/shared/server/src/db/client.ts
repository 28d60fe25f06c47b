import { AsyncLocalStorage } from 'node:async_hooks';
import type { PoolClient } from 'pg';
import { isStalePlan, sqlState } from './errors';
import type { StatementNames } from './prepared';

const unhurried = new AsyncLocalStorage<true>();

/** Runs work without a time limit for its queries, such as a migration. */
export function withoutQueryTimeout<Result>(work: () => Promise<Result>): Promise<Result> {
  return unhurried.run(true, work);
}

/** PostgreSQL's read_only_sql_transaction. */
const readOnly = '25006';
const outdated = new WeakSet<PoolClient>();

/** Whether the server of this connection has refused a change because it is read-only. */
export function isReadOnlyConnection(client: PoolClient): boolean {
  return outdated.has(client);
}

export interface QueryOptions {
  /** Milliseconds without an answer after which the connection is closed. */
  patience: number;
  names: StatementNames;
}

/**
 * Prepares frequent statements of a connection, and closes the connection if a query gets no answer. The server's own timeout does not help
 * if the network drops packets: the query and its place in the pool would be lost forever. pg is always called with callbacks, because
 * results of its own promises survive minor garbage collections, which makes each collection ten times as slow.
 */
export function improveQueries(client: PoolClient, { patience, names }: QueryOptions): void {
  client.query = new Proxy(client.query, {
    apply: (query, _self, args: unknown[]) => {
      const [config, ...rest] = args;
      if (isCursor(config)) return Reflect.apply(query, client, args) as unknown;
      const given = rest.find(isCallback);
      const values = isCallback(rest[0]) ? undefined : rest[0];
      const ask = (called: Callback) => {
        const timer = unhurried.getStore() ? undefined : setTimeout(() => void endOf(client), patience);
        const answered: Callback = (error, result) => {
          clearTimeout(timer);
          if (error && isStalePlan(error)) names.forget();
          if (error && sqlState(error) === readOnly) outdated.add(client);
          called(error, result);
        };
        Reflect.apply(
          query,
          client,
          given ? [config, values, answered] : [...named(config, values, names), answered],
        );
      };
      if (given) return ask(given);
      return new Promise((resolve, reject) => {
        ask((error, result) => (error ? reject(error) : resolve(result)));
      });
    },
  });
}

type Callback = (error: Error | null | undefined, result: unknown) => void;

function isCallback(value: unknown): value is Callback {
  return typeof value === 'function';
}

function isCursor(config: unknown): boolean {
  return typeof config === 'object' && config !== null && 'submit' in config;
}

function named(config: unknown, values: unknown, names: StatementNames): [unknown, unknown] {
  if (typeof config !== 'string' || !Array.isArray(values)) return [config, values];
  return [names.queryOf(config, values), undefined];
}

/** During a query pg closes the socket at once, and the query fails with a lost connection. */
function endOf(client: PoolClient): Promise<void> {
  return (client as PoolClient & { end(): Promise<void> }).end().catch(() => {});
}
