/** Milliseconds after which a query starts even though the previous one is still running. */
const patience = 20;

/**
 * Batches reads: keys are collected while a query is running, and the next query, which starts when it ends, reads all of them. It starts
 * after the last of its callers has arrived, so its data are as fresh as those of separate queries. The busier the process, the more
 * requests share a query; a hanging query delays the next only briefly.
 */
export function readTogether<Found>(
  find: (keys: readonly string[]) => Promise<ReadonlyMap<string, Found>>,
): (key: string) => Promise<Found | undefined> {
  let gathering: { keys: Set<string>; found: Promise<ReadonlyMap<string, Found>> } | null = null;
  let last: Promise<unknown> = Promise.resolve();

  const gather = () => {
    const keys = new Set<string>();
    const found = turn(last).then(() => {
      gathering = null;
      return find([...keys]);
    });
    last = found.catch(() => {});
    return { keys, found };
  };
  return async (key) => {
    gathering ??= gather();
    gathering.keys.add(key);
    return (await gathering.found).get(key);
  };
}

/** Resolves when `last` has ended, or after `patience`: after the pending work of the event loop, which may add more keys. */
function turn(last: Promise<unknown>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, patience);
    void last.then(() => {
      clearTimeout(timer);
      setImmediate(() => setImmediate(resolve));
    });
  });
}
