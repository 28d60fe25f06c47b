import type { CallSupplier, Outcome, Quoted } from '@traveldesk/suppliers-server';
import {
  effectOf as effectBy,
  quotedOf as quotedBy,
  type Effect,
  type Question,
  type Reading,
} from '@traveldesk/suppliers-server/duffel';
import { masked } from '../masked';
import { refusalIn, type CodeMeanings } from './refusals';

type Worded<Asked> = Omit<Asked, keyof Reading> & { words?: CodeMeanings };

/** How the answers of air calls are read; `words` are the codes with a special meaning for one call. */
export const readingWith = (words?: CodeMeanings): Reading => ({
  masked,
  refusalIn: (status, said) => refusalIn(status, said, words),
});

export function effectOf<Result>(
  call: CallSupplier,
  { words, ...effect }: Worded<Effect<Result>>,
): Promise<Outcome<Result>> {
  return effectBy(call, { ...readingWith(words), ...effect });
}

export function quotedOf<Result>(
  call: CallSupplier,
  { words, ...question }: Worded<Question<Result>>,
): Promise<Quoted<Result>> {
  return quotedBy(call, { ...readingWith(words), ...question });
}
