import type { CompiledRules } from '@traveldesk/markups-contract/engine';
import { toolsOf, type Kernel } from '@traveldesk/shared-server';
import '../markups.tools';
import type { StateOfRules } from './rules.sql';

/** The parts of the kernel needed to read rules. */
export type RulesKernel = Pick<Kernel, 'db' | 'tools'>;

/**
 * Returns the rules in force at an instant, at the newest revision; store that instant with the price. Runs one small statement; rules are
 * compiled once per revision and process, and again after a scheduled version starts to apply. `rulesAt` returns the same rules later for
 * the same revision and instant.
 */
export function loadRules(kernel: RulesKernel, at?: Date): Promise<CompiledRules> {
  const { rules, now } = toolsOf(kernel, 'markups');
  return rules.at(at ?? now());
}

/** Returns the rules that made a price at this revision and instant. */
export function rulesAt(kernel: RulesKernel, state: StateOfRules): Promise<CompiledRules> {
  return toolsOf(kernel, 'markups').rules.of(state);
}
