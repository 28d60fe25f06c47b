import type { ReactNode } from 'react';
import { compactText, folded } from '@traveldesk/shared-contract';

/** An entry of the palette. */
export interface Command {
  key: string;
  label: string;
  /** The screen whose icon is shown, if not that of `key`. */
  icon?: string;
  /** Shown instead of the label, if that is not enough. */
  content?: ReactNode;
  /** The kind of entry, shown beside the label. */
  hint?: string;
  /** Whether Enter runs it only after the user has moved to it. */
  isOnlyChosen?: boolean;
  run: () => void;
}

/** Returns how well `label` matches `query`: lower is better, undefined is no match. */
function rank(label: string, query: string): number | undefined {
  const text = compactText(label);
  if (text.startsWith(query)) return 0;
  const words = folded(label).split(' ');
  if (words.some((_, place) => compactText(words.slice(place).join(' ')).startsWith(query))) return 1;
  return text.includes(query) ? 2 : undefined;
}

/** Returns the matching commands, best first; all of them for an empty query. */
export function searchCommands<Found extends Pick<Command, 'label'>>(
  commands: readonly Found[],
  typed: string,
): Found[] {
  const query = compactText(typed);
  return commands
    .map((command) => ({ command, rank: rank(command.label, query) }))
    .filter((found): found is { command: Found; rank: number } => found.rank !== undefined)
    .sort((one, other) => one.rank - other.rank)
    .map(({ command }) => command);
}
