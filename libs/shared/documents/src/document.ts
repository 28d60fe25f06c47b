import type { Language } from '@traveldesk/shared-contract';

/**
 * How to format a value: a `code` (reference, PNR, phone number) and an `amount` always run from left to right; an `amount` is a decimal
 * string, a `day` is 2026-11-23, an `instant` an ISO time, all formatted for the language.
 */
export type ColumnKind = 'text' | 'code' | 'amount' | 'day' | 'instant';

export interface Column {
  head: string;
  kind: ColumnKind;
}

/** Null leaves the cell empty. */
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
  /** Highlights the main fact, such as the closing balance. */
  isMain?: boolean;
}

export type Part =
  | { kind: 'heading'; text: string }
  | { kind: 'facts'; facts: readonly Fact[] }
  | { kind: 'table'; columns: readonly Column[]; rows: readonly (readonly Cell[])[]; empty: string }
  | { kind: 'sums'; sums: readonly Sum[] }
  | { kind: 'notes'; notes: readonly string[] };

interface Logo {
  type: 'image/png' | 'image/jpeg' | 'image/webp';
  bytes: Buffer;
}

/** A statement, a receipt or an itinerary. Its texts are already translated and are never interpreted as markup. */
export interface PdfDocument {
  language: Language;
  title: string;
  /** The issuing company. An unreadable logo is left out. */
  letterhead: { name: string; lines: readonly string[]; logo?: Logo | null };
  parts: readonly Part[];
  /** When and for whom it was made, shown at the foot of every page. */
  made: { at: Date; by: string };
  /** The IANA time zone of instants, which are written with it; UTC by default. */
  timeZone?: string;
}

/** The maximum number of rows: about 250 pages, and 700 MB while typesetting. */
export const maxRows = 5_000;
