import { languages, type Language } from '@traveldesk/shared-contract';

/** A client's text as somebody has changed it, and the text that it was made of: it is no other's. */
export interface TextEdit {
  of: string;
  text: string;
}

/** What was changed in each language. */
export type TextEdits = Partial<Record<Language, TextEdit>>;

/** Edits as they were kept; what is none of them is left out. */
export function readEdits(kept: unknown): TextEdits {
  const found = (kept ?? {}) as Record<string, unknown>;
  const edits: TextEdits = {};
  for (const language of languages) {
    const edit = found[language];
    if (isEdit(edit)) edits[language] = edit;
  }
  return edits;
}

function isEdit(kept: unknown): kept is TextEdit {
  const { of, text } = (kept ?? {}) as Record<string, unknown>;
  return typeof of === 'string' && typeof text === 'string';
}
