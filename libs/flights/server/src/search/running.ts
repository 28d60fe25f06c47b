import type { CompiledRules } from '@traveldesk/markups-contract/engine';
import type { Run } from './run';

/** A search that is under way, and the rules that it is priced by. */
export interface Running {
  run: Run;
  rules: CompiledRules;
  /** The search that asked the suppliers: itself, or the one whose answers it prices anew. */
  askedId: string;
}

/** Searches that are under way in this process, by what makes two of them equal. */
export interface RunningSearches {
  /** Of equal ones that which is priced by the newest rules. */
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
