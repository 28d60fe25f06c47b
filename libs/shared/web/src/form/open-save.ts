import { forgetInTab, keepInTab, readInTab } from '../device/tab';
import { readSession } from '../session/storage';

/** The idempotency key of a form that creates a record, for the form's life, reloads included (DESIGN 3). */
export interface OpenSave {
  /** Returns the key for a save being sent. This tab keeps the key until the outcome is known. */
  send: () => string;
  /** The API refused the save and did nothing. If an earlier save is unknown, it stays unknown. */
  refused: () => void;
  /** The save succeeded, the form was left, or other values will be saved: the next save gets a new key. */
  close: () => void;
  /** Returns the key of a save with an unknown outcome. */
  unknown: () => string | undefined;
  /** Continues with such a key of an earlier page. */
  resume: (key: string) => void;
}

const keyForm = /^[\da-f]{32}$/;

/** Returns 128 random bits. Not `crypto.randomUUID`, which is missing on plain HTTP. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Returns the key holder of a form, per user and tab. The key is created at the first send; a duplicated tab shares it only while both
 * would send the same.
 */
export function openSave(form: string): OpenSave {
  const place = `save.${readSession().user?.id ?? ''}.${form}`;
  const stored = readInTab(place) ?? '';
  let key = keyForm.test(stored) ? stored : undefined;
  let isUnknown = key !== undefined;
  let wasUnknown = isUnknown;
  const keepOpen = (open: string) => {
    key = open;
    isUnknown = true;
    keepInTab(place, open);
  };
  const known = () => {
    isUnknown = false;
    wasUnknown = false;
    forgetInTab(place);
  };
  return {
    send: () => {
      wasUnknown = isUnknown;
      const sent = key ?? randomKey();
      keepOpen(sent);
      return sent;
    },
    refused: () => {
      if (!wasUnknown) known();
    },
    close: () => {
      key = undefined;
      known();
    },
    unknown: () => (isUnknown ? key : undefined),
    resume: keepOpen,
  };
}
