import { compactText, type Found, type Language } from '@traveldesk/shared-contract';
import type { Db } from '../database';
import type { Actor } from './actor';
import type { RecordKind } from './record-kinds';
import type { Texts } from '../texts';
import type { ModuleTools } from './tools';

/** What is asked for when somebody looks for a record by a text. */
export interface Wanted {
  text: string;
  language: Language;
  /** How many of a kind are wanted at the most. */
  most: number;
}

/** What of the kernel a search needs. */
interface Searched {
  db: Db;
  tools: Partial<ModuleTools>;
  texts: Texts;
}

/** A record that answers to a text. */
interface FoundRecord {
  id: string;
  name: string;
  /** Tells two records of one name apart. */
  hint?: string | null | undefined;
  /** Its other names: in other languages, aliases and codes, in any spelling that `compactText` equates. */
  also?: readonly string[];
}

/** How records of one kind are found from anywhere. */
export interface Finder extends Pick<RecordKind, 'path' | 'permission'> {
  /** Finds records that match the text and that the actor may see, the best first. */
  find(kernel: Searched, actor: Actor, wanted: Wanted): Promise<readonly FoundRecord[]>;
}

export type Finders = ReadonlyMap<string, Finder>;

const mostOfAKind = 5;

/**
 * The records of all kinds that the actor may open and that answer to a text: those that are called so or begin so before those that
 * only hold it, and otherwise in the order of the kinds. One kind after the other, so that a search takes one connection.
 */
export async function findRecords(
  kernel: Searched & { finders: Finders },
  actor: Actor,
  text: string,
  language: Language,
): Promise<Found[]> {
  const wanted = compactText(text);
  const found: { one: Found; rank: number }[] = [];
  for (const [kind, { permission, path, find }] of kernel.finders) {
    if (![permission].flat().some((one) => actor.permissions.has(one))) continue;
    const ofKind = await find(kernel, actor, { text, language, most: mostOfAKind });
    const ranks = ofKind.map(({ name, hint, also = [] }) =>
      Math.min(...[name, hint ?? '', ...also].map((one) => rankOf(one, wanted))),
    );
    // A kind keeps its own order, which knows more than these names.
    for (const [place, { id, name, hint = null }] of ofKind.entries())
      found.push({ one: { kind, id, name, hint, path: path(id) }, rank: Math.min(...ranks.slice(place)) });
  }
  return found.sort((one, other) => one.rank - other.rank).map(({ one }) => one);
}

function rankOf(name: string, wanted: string): number {
  const text = compactText(name);
  if (text === wanted) return 0;
  return text.startsWith(wanted) ? 1 : 2;
}
