import { folded } from '@traveldesk/shared-server';

/** A name as `compact` has it: folded, St. written out, without blanks, hyphens, full stops and apostrophes. */
export function compactOf(name: string): string {
  return folded(name)
    .replace(/(?<![\p{L}\p{N}])st(?![\p{L}\p{N}])\.?/gu, 'saint')
    .replace(/[ \-.']/g, '');
}

/** Names as `alias_search` keeps them, a line each. */
export function compactLines(names: readonly string[]): string {
  return [...new Set(names.map(compactOf))].join('\n');
}
