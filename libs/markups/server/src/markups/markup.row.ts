import type { Selectable } from 'kysely';
import type { Markup, MarkupRule, RuleNames } from '@traveldesk/markups-contract';
import { isoOf } from '@traveldesk/shared-server';
import type { MarkupsTable, MarkupVersionsTable } from '../markups.tables';
import { ruleIn } from '../versions/kept-rule';
import type { VersionRow } from '../versions/versions.sql';
import { isPricing, stateOf } from './markup.state';

/** The columns that lists read: the rule's row with its shown version. */
export type MarkupRow = Pick<Selectable<MarkupsTable>, (typeof ruleColumns)[number]> &
  Pick<Selectable<MarkupVersionsTable>, (typeof versionColumns)[number]> & {
    version_state: VersionRow['state'];
  };

export const ruleColumns = [
  'id',
  'shown',
  'waits',
  'status',
  'counts_from',
  'valid_until',
  'version',
  'created_at',
  'updated_at',
] as const;

export const versionColumns = ['content', 'approval_id', 'wanted_at', 'effective_at'] as const;

/** Returns the content of the shown version. The row's status takes precedence: a rule whose only versions were declined is a draft. */
export const contentOf = ({ content, status }: Pick<MarkupRow, 'content' | 'status'>): MarkupRule => ({
  ...ruleIn(content),
  status,
});

/** Builds the API response of a rule at an instant. */
export function markupOf(
  row: MarkupRow,
  inForce: VersionRow | undefined,
  names: (rule: MarkupRule) => RuleNames,
  at: Date,
): Markup {
  const content = contentOf(row);
  const from = row.effective_at ?? row.wanted_at;
  return {
    ...content,
    id: row.id,
    state: stateOf(row, at),
    revision: row.shown,
    in_force: inForce && isPricing(inForce.content, at) ? inForce.number : null,
    effective_at: from && isoOf(from),
    approval_id: row.waits ? row.approval_id : null,
    names: names(content),
    version: row.version,
    created_at: isoOf(row.created_at),
    updated_at: isoOf(row.updated_at),
  };
}
