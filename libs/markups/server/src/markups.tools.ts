import type { Kernel } from '@traveldesk/shared-server';
import type { KnownOverlaps } from './overlaps/known-overlaps';
import { createRuleBook, type RuleBook } from './pricing/rule-book';

/** The per-process state of the markups domain. */
export interface MarkupTools {
  /** The clock that decides which versions apply. */
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
