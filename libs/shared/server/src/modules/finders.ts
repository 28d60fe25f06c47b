import { compactText, type Found, type Language } from '@traveldesk/shared-contract';
import type { Db } from '../database';
import type { Actor } from './actor';
import type { RecordKind } from './record-kinds';
import type { Texts } from '../texts';
import type { ModuleTools } from './tools';

export interface SearchText {
  text: string;
  language: Language;
  most: number;
}

/** The parts of the kernel that a search needs. */
interface Searched {
  db: Db;
  tools: Partial<ModuleTools>;
  texts: Texts;
}

/** A record that matches a text. */
interface FoundRecord {
  id: string;
  name: string;
  /** The path of its screen, where records of the kind have several. */
  path?: string;
  /** Distinguishes records of the same name. */
  hint?: string | null | undefined;
  /** Its other names: translations, aliases and codes, in any spelling that `compactText` treats as equal. */
  also?: readonly string[];
}

/** Finds records of one kind, for the search palette. */
export interface Finder extends Pick<RecordKind, 'path' | 'permission'> {
  /** Finds records that match the text and that the actor may see, the best match first. */
  find(kernel: Searched, actor: Actor, wanted: SearchText): Promise<readonly FoundRecord[]>;
}

export type Finders = ReadonlyMap<string, Finder>;

const mostOfAKind = 5;

/**
 * Finds the records of all kinds that the actor may open and that match a text. Equal names and names that begin with the text come before
 * others; otherwise the kinds keep their order. Kinds are queried one after the other, so that a search uses one connection.
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
    // Results of a kind keep their order, because their finder knows more than these names.
    for (const [place, { id, name, hint = null, path: own }] of ofKind.entries())
      found.push({
        one: { kind, id, name, hint, path: own ?? path(id) },
        rank: Math.min(...ranks.slice(place)),
      });
  }
  return found.sort((one, other) => one.rank - other.rank).map(({ one }) => one);
}

function rankOf(name: string, wanted: string): number {
  const text = compactText(name);
  if (text === wanted) return 0;
  return text.startsWith(wanted) ? 1 : 2;
}
