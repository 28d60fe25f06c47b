/** How a page ends without the user discarding unsaved input: session end, navigation of the browser, or crash. */
export type Leaving = 'signedOut' | 'left' | 'crashed';

export interface Unsaved {
  /** Asks the user whether the input may be lost. */
  ask: () => Promise<boolean>;
  /** Stores the input for the page's user. */
  keep: (why: Leaving) => void;
}

const held = new Set<Unsaved>();

/** Registers unsaved changes on the screen; returns a function that unregisters them. */
export function holdUnsaved(unsaved: Unsaved): () => void {
  held.add(unsaved);
  return () => void held.delete(unsaved);
}

export function hasUnsaved(): boolean {
  return held.size > 0;
}

/** Returns true if nothing is unsaved or the user discards it; then nothing asks again or is stored. */
export async function giveUpUnsaved(): Promise<boolean> {
  for (const { ask } of [...held]) {
    if (!(await ask())) return false;
  }
  held.clear();
  return true;
}

/** Stores all unsaved input as the page ends. Call it while the page's user is still known. */
export function keepUnsaved(why: Leaving): void {
  held.forEach(({ keep }) => keep(why));
}
