import type { Language } from '@traveldesk/shared-contract';

/**
 * What a value is, and so how it is written: a `code` (reference, PNR, phone number) and an `amount` always read from left to
 * right; an `amount` is a decimal text, a `day` is 2026-11-23 and an `instant` an ISO time, written as the language writes them.
 */
export type ColumnKind = 'text' | 'code' | 'amount' | 'day' | 'instant';

export interface Column {
  head: string;
  kind: ColumnKind;
}

/** Nothing to say leaves the place empty. */
export type Cell = string | null;

interface Fact {
  label: string;
  value: string;
  kind?: ColumnKind;
}

interface Sum {
  label: string;
  amount: string;
  currency: string;
  /** What the reader looks for, as the closing balance. */
  isMain?: boolean;
}

export type Part =
  | { kind: 'heading'; text: string }
  | { kind: 'facts'; facts: readonly Fact[] }
  | { kind: 'table'; columns: readonly Column[]; rows: readonly (readonly Cell[])[]; empty: string }
  | { kind: 'sums'; sums: readonly Sum[] }
  | { kind: 'notes'; notes: readonly string[] };

/** A statement, a receipt or an itinerary. Its texts are the language's already; what is in them is never read as markup. */
export interface PdfDocument {
  language: Language;
  title: string;
  /** Whose paper it is. */
  letterhead: { name: string; lines: readonly string[] };
  parts: readonly Part[];
  /** When it was made, and at whose wish: the foot of every page says so. */
  made: { at: Date; by: string };
}

/** Rows that a document has at most: about 250 pages, and 700 MB while they are set. */
export const maxRows = 5_000;
