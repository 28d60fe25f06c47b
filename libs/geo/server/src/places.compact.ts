import { compactName } from '@traveldesk/shared-contract';

/** Formats names for `alias_search`, one per line. */
export function compactLines(names: readonly string[]): string {
  return [...new Set(names.map(compactName))].join('\n');
}

/** Returns the alias columns; undefined when `aliases` is missing. */
export function aliasColumns(aliases: readonly string[] | undefined) {
  return aliases && { aliases: [...aliases], alias_search: compactLines(aliases) };
}
