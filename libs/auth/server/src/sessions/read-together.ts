/** Milliseconds that callers wait for a reading that is under way before theirs begins beside it. */
const patience = 20;

/**
 * One reading for all who wait for one: callers gather while a reading is under way, and the next, which begins when
 * it has ended, is for all of them. It begins after the last of them has come: what it finds is as fresh for each as a
 * reading of its own. The busier the process, the more calls share one; a reading that hangs holds nobody up.
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

/**
 * Resolves once `last` has ended, or has taken too long: after what the event loop has at hand, and what has reached the
 * process by then, which may bring more.
 */
function turn(last: Promise<unknown>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, patience);
    void last.then(() => {
      clearTimeout(timer);
      setImmediate(() => setImmediate(resolve));
    });
  });
}
