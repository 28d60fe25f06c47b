/** How a page ends without its user having given up what is unsaved: with the session, as the browser goes elsewhere, or with no time to tell. */
export type Leaving = 'signedOut' | 'left' | 'crashed';

export interface Unsaved {
  /** Asks the user whether it may be lost. */
  ask: () => Promise<boolean>;
  /** Keeps what was typed for the user whose page this still is. */
  keep: (why: Leaving) => void;
}

const held = new Set<Unsaved>();

/** Unsaved changes are on the screen; returns what says that they no longer are. */
export function holdUnsaved(unsaved: Unsaved): () => void {
  held.add(unsaved);
  return () => void held.delete(unsaved);
}

export function hasUnsaved(): boolean {
  return held.size > 0;
}

/** Whether nothing is unsaved, or the user gives it up: then nobody asks again, and nothing is kept. */
export async function giveUpUnsaved(): Promise<boolean> {
  for (const { ask } of [...held]) {
    if (!(await ask())) return false;
  }
  held.clear();
  return true;
}

/** The page is about to end, with whatever is unsaved on it. To be called while it is known whose page it is. */
export function keepUnsaved(why: Leaving): void {
  held.forEach(({ keep }) => keep(why));
}
