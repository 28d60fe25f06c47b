import type { ReactNode } from 'react';
import type { CarriedDraft } from './DraftNotice';
import type { OutcomeWords } from './failed-save';
import type { StaleFields } from './stale-fields';

/** The API's answer to a save, and the values to show if they can differ from those sent. */
export interface SavedRecord<Values> {
  /** The API's message. */
  message?: string;
  data: { id?: string; version: number };
  values?: Values;
}

export interface RecordFormProps<Values extends object> {
  /** The initial values; undefined while the record loads. */
  initialValues: Values | undefined;
  /** The error of loading the record. */
  loadError?: unknown;
  onRetry?: () => void;
  /**
   * The record's version for `If-Match`; after each save the form continues with the version answered. It may change by the user's other
   * actions on the page. A form without a version creates a record.
   */
  version?: number | undefined;
  /**
   * Sends the form; errors thrown are shown at the fields. For a new record, `key` is the `idempotencyKey`: even if the answer is lost or
   * the page reloads, it creates one record.
   */
  onSubmit: (
    values: Values,
    version: number | undefined,
    key: string | undefined,
  ) => Promise<SavedRecord<Values>>;
  /**
   * Called after a save, for example to leave the form; without `answer` if an identical save was already there. A form that stays open
   * shows that it is saved.
   */
  onSaved?: (answer?: SavedRecord<Values>) => unknown;
  /** How to compare with another user's change (412): reloads the record and describes its fields. */
  stale?: {
    load: () => Promise<{ values: Values; version: number }>;
    fields: StaleFields<Values>;
    /** The path of the record's history, which names the other user. */
    history?: string;
  };
  /** The URL parameters that identify the form, besides the path: `['company']`. */
  keys?: readonly string[];
  /**
   * Fields never stored in a draft, such as document numbers, by the last part of their names. Text in antd's `Input.Password` is never
   * stored.
   */
  unkept?: readonly string[];
  /** For a form that exists once per value of its `keys`: leaving it keeps the input without asking and offers it in the next form. */
  carried?: CarriedDraft;
  /** The page that "Cancel" leads to. Without it, as in settings, "Cancel" shows the saved values again. */
  cancelTo?: string;
  /** The label of the submit button, if not "Save": "Add Deposit". */
  saveLabel?: string;
  /**
   * Texts for a save without an answer and for an earlier save that was carried out, if the form does more than save. A second press then
   * does not repeat the action.
   */
  outcomes?: OutcomeWords;
  /** Returns the buttons of a form in a dialog, including its submit button. */
  footer?: (busy: boolean) => ReactNode;
  children: ReactNode;
}
