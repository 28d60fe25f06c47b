import type { CompiledRules } from '@traveldesk/markups-contract/engine';
import type { Run } from './run';

/** A running search, and the rules that price it. */
export interface Running {
  run: Run;
  rules: CompiledRules;
  /** The search that asked the suppliers: this one, or the one whose answers it reprices. */
  askedId: string;
}

/** The running searches of this process, by `keyOf`. */
export interface RunningSearches {
  /** Returns the equal search that was added last, priced by the newest rules. */
  newest(key: string): Running | undefined;
  add(key: string, running: Running): void;
  remove(run: Run): void;
  all(): Iterable<Run>;
}

export function createRunning(): RunningSearches {
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
