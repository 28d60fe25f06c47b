/** Asks the user whether what is unsaved may be lost. */
type Ask = () => boolean;

const asks = new Set<Ask>();

/** Unsaved changes are on the screen; returns what says that they no longer are. */
export function holdUnsaved(ask: Ask): () => void {
  asks.add(ask);
  return () => void asks.delete(ask);
}

export function hasUnsaved(): boolean {
  return asks.size > 0;
}

/** Whether nothing is unsaved, or the user gives it up: then nobody asks again. */
export function giveUpUnsaved(): boolean {
  if (![...asks].every((ask) => ask())) return false;
  asks.clear();
  return true;
}
