let load: () => Promise<unknown> = () => Promise.resolve();

/** Sets the loader of the activity log's words. The shell sets it, since every domain has words of its own. */
export function setAuditWords(loader: () => Promise<unknown>): void {
  load = loader;
}

/** Loads the words into the namespace `audit`. Without them, as when offline, the log shows its codes. */
export async function loadAuditWords(): Promise<void> {
  await load().catch(() => undefined);
}
