import type { Kernel } from '@traveldesk/shared-server';
import type { KnownOverlaps } from './overlaps/known-overlaps';
import { createRuleBook, type RuleBook } from './pricing/rule-book';

/** What markups keep in one process. */
export interface MarkupTools {
  /** The clock by which versions come into force. */
  now: () => Date;
  rules: RuleBook;
  overlaps?: KnownOverlaps | undefined;
}

declare module '@traveldesk/shared-server' {
  interface ModuleTools {
    markups: MarkupTools;
  }
}

export function markupTools({ db }: Pick<Kernel, 'db'>): MarkupTools {
  return { now: () => new Date(), rules: createRuleBook(db) };
}
