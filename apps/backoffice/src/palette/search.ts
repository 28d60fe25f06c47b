import type { ReactNode } from 'react';
import { compactText, folded } from '@traveldesk/shared-contract';

/** Something the palette leads to. */
export interface Command {
  key: string;
  label: string;
  /** The screen whose icon it has, where that is not its key. */
  icon?: string;
  /** What is shown of it where its label is not enough. */
  content?: ReactNode;
  /** What it is, beside what it is called. */
  hint?: string;
  run: () => void;
}

/** How well `label` answers to `query`: lower is better, undefined not at all. */
function rank(label: string, query: string): number | undefined {
  const text = compactText(label);
  if (text.startsWith(query)) return 0;
  const words = folded(label).split(' ');
  if (words.some((_, place) => compactText(words.slice(place).join(' ')).startsWith(query))) return 1;
  return text.includes(query) ? 2 : undefined;
}

/** The commands that answer to what is typed, the best first; all of them where nothing is. */
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
