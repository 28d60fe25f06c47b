import { compactName } from '@traveldesk/shared-contract';

/** Names as `alias_search` keeps them, a line each. */
export function compactLines(names: readonly string[]): string {
  return [...new Set(names.map(compactName))].join('\n');
}

/** The columns of what else a place is called; none of them where nothing is said of it. */
export function aliasColumns(aliases: readonly string[] | undefined) {
  return aliases && { aliases: [...aliases], alias_search: compactLines(aliases) };
}
