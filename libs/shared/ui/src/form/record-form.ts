import type { ReactNode } from 'react';
import type { Carried } from './DraftNotice';
import type { OutcomeWords } from './outcome';
import type { StaleFields } from './stale-fields';

/** What the API answers to a save, and how the fields show it, where that can differ from what was sent. */
export interface SavedRecord<Values> {
  /** What the API says of it, in a sentence. */
  message?: string;
  data: { id?: string; version: number };
  values?: Values;
}

export interface RecordFormProps<Values extends object> {
  /** What the fields start with. Undefined while the record is being read. */
  initialValues: Values | undefined;
  /** Why the record could not be read. */
  loadError?: unknown;
  onRetry?: () => void;
  /**
   * The version of the record that is edited, for `If-Match`; the form then goes on from the answers to its saves. It may
   * move by an action of the user's own beside the form. A form without one makes a new record.
   */
  version?: number | undefined;
  /**
   * Sends the form. What it throws is shown at the fields. A new record has a key, for `idempotencyKey`: whatever becomes of
   * the answer, and of the page, the same key makes one record.
   */
  onSubmit: (
    values: Values,
    version: number | undefined,
    key: string | undefined,
  ) => Promise<SavedRecord<Values>>;
  /**
   * What follows when the form is saved, as leaving it; without an answer where another save of just the same was there already.
   * A form that is not left says that it is saved.
   */
  onSaved?: (answer?: SavedRecord<Values>) => unknown;
  /** How another's change is shown next to the user's (412): the record read anew, and how its fields are compared. */
  stale?: {
    load: () => Promise<{ values: Values; version: number }>;
    fields: StaleFields<Values>;
    /** The path of the record's history, which names who it was. */
    history?: string;
  };
  /** The parameters of the address that say whose form this is, besides the path: `['company']`. */
  keys?: readonly string[];
  /**
   * Fields that are not kept on the device when a session ends before they are saved, by the last part of their names:
   * numbers of documents. What antd's `Input.Password` conceals never is.
   */
  unkept?: readonly string[];
  /**
   * For a form of which there is one for each of its `keys`: what is typed is kept without a question when the user leaves the form, and
   * offered in the next one.
   */
  carried?: Carried;
  /** What sending the form does, where that is more than saving: "Add Deposit". */
  saveLabel?: string;
  /**
   * What is said of a form that was sent and not answered, and of one that was carried out before it was changed, where that is more
   * than saving. Another is then not made of it by one more press.
   */
  outcomes?: OutcomeWords;
  /** The buttons of a form that lies in a dialog, one of which sends it; the dialog is its frame. */
  footer?: (busy: boolean) => ReactNode;
  /** The fields. */
  children: ReactNode;
}
