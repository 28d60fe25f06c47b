/** The running searches of this process, by a key that is equal for equal searches. */
export interface RunningSearches<Running extends { run: object }> {
  /** Returns the equal search that was added last, which the newest rules price. */
  newest(key: string): Running | undefined;
  add(key: string, running: Running): void;
  remove(run: Running['run']): void;
  all(): Iterable<Running['run']>;
}

export function createRunning<Running extends { run: object }>(): RunningSearches<Running> {
  const byKey = new Map<string, Running[]>();
  return {
    newest: (key) => byKey.get(key)?.at(-1),
    add: (key, running) => byKey.set(key, [...(byKey.get(key) ?? []), running]),
    remove: (gone) => {
      for (const [key, all] of byKey) {
        const left = all.filter(({ run }) => run !== gone);
        if (left.length > 0) byKey.set(key, left);
        else byKey.delete(key);
      }
    },
    all: function* () {
      for (const all of byKey.values()) for (const { run } of all) yield run;
    },
  };
}
