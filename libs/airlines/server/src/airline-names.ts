import { folded } from '@traveldesk/shared-server';

/** The names of an airline in French and Arabic as its `search` has them, a line each. */
export function foldedLines({
  name_fr: fr,
  name_ar: ar,
}: {
  name_fr: string | null;
  name_ar: string | null;
}): string {
  return [fr, ar].flatMap((name) => (name === null ? [] : [folded(name)])).join('\n');
}
