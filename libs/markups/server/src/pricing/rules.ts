import type { CompiledRules } from '@traveldesk/markups-contract/engine';
import { toolsOf, type Kernel } from '@traveldesk/shared-server';
import '../markups.tools';
import type { StateOfRules } from './rules.sql';

/** What of the kernel rules are read by. */
export type RulesKernel = Pick<Kernel, 'db' | 'tools'>;

/**
 * The rules in force at an instant, that which the price is then kept with, by the newest revision. One small statement; they
 * are compiled once a revision in this process, and again where a version has come into force since. With `revision` of the answer and the
 * same instant `rulesAt` answers the same rules for ever.
 */
export function loadRules(kernel: RulesKernel, at?: Date): Promise<CompiledRules> {
  const { rules, now } = toolsOf(kernel, 'markups');
  return rules.at(at ?? now());
}

/** The rules as they stood for a price that was made by this revision at this instant. */
export function rulesAt(kernel: RulesKernel, state: StateOfRules): Promise<CompiledRules> {
  return toolsOf(kernel, 'markups').rules.of(state);
}
