import { languages, type Language } from '@traveldesk/shared-contract';

/** An edited client text and the text it was made from; it does not apply to any other. */
export interface TextEdit {
  of: string;
  text: string;
}

export type TextEdits = Partial<Record<Language, TextEdit>>;

/** Reads stored edits; invalid ones are left out. */
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
