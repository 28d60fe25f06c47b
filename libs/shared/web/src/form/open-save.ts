import { forgetInTab, keepInTab, readInTab } from '../device/tab';
import { readSession } from '../session/storage';

/** The one key under which a form that makes a record is saved, for its life, reload included (DESIGN 3). */
export interface OpenSave {
  /** A save is sent: under this key. As long as nobody knows what became of it, this tab keeps the key. */
  send: () => string;
  /** The API has refused the save, and done nothing. Where an earlier one is still unknown, that one stays so. */
  refused: () => void;
  /** The save was carried out, or the form is left, or something else is to be saved: the next one has another key. */
  close: () => void;
  /** The key of a save that nobody knows the outcome of. */
  unknown: () => string | undefined;
  /** Goes on from such a save of an earlier page. */
  resume: (key: string) => void;
}

const keyForm = /^[\da-f]{32}$/;

/** 128 bits of chance. Not `crypto.randomUUID`, which plain HTTP has not. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * The key of the form at an address, and of the signed-in user. Another tab has another one: it is made when it is first
 * sent, and a tab that is copied has it only as long as both would send the same.
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
