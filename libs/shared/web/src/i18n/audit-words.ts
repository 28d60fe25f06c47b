let load: () => Promise<unknown> = () => Promise.resolve();

/** Sets the loader of the activity log's texts. The shell sets it, because every domain has its own. */
export function setAuditTextsLoader(loader: () => Promise<unknown>): void {
  load = loader;
}

/** Loads the texts into the namespace `audit`. Without them, as when offline, the log shows codes. */
export async function loadAuditWords(): Promise<void> {
  await load().catch(() => undefined);
}
