import { markupStates, type MarkupRule, type MarkupState } from '@traveldesk/markups-contract';
import { sql, type RawBuilder } from 'kysely';
import type { MarkupsTable } from '../markups.tables';
import type { Selectable } from 'kysely';

type Standing = Pick<Selectable<MarkupsTable>, 'waits' | 'status' | 'counts_from' | 'valid_until'>;

/** Returns the state of a rule's shown version at an instant. */
export function stateOf(
  { waits, status, counts_from: from, valid_until: until }: Standing,
  at: Date,
): MarkupState {
  if (waits) return 'awaiting';
  if (status === 'draft') return status;
  if (from !== null && from > at) return 'scheduled';
  if (status === 'paused') return status;
  return until !== null && until <= at ? 'ended' : 'active';
}

const place = (state: MarkupState) => sql.lit(markupStates.indexOf(state));

/** The index of the state in `markupStates`, in SQL, for sorting; must agree with `stateOf`. */
export const stateRank: RawBuilder<number> = sql<number>`case
  when markups.waits then ${place('awaiting')}
  when markups.status = 'draft' then ${place('draft')}
  when markups.counts_from > now() then ${place('scheduled')}
  when markups.status = 'paused' then ${place('paused')}
  when markups.valid_until <= now() then ${place('ended')}
  else ${place('active')} end`;

/** True when a rule applies at an instant, apart from its conditions. */
export function isPricing(
  { status, valid_from: from, valid_until: until }: Pick<MarkupRule, 'status' | 'valid_from' | 'valid_until'>,
  at: Date,
): boolean {
  if (status !== 'active') return false;
  return (
    (from === null || Date.parse(from) <= at.getTime()) &&
    (until === null || Date.parse(until) > at.getTime())
  );
}
