let load: () => Promise<unknown> = () => Promise.resolve();

/** Says where the words of the trail come from: the shell does, as every domain has its own. */
export function setAuditWords(loader: () => Promise<unknown>): void {
  load = loader;
}

/** Loads them into the namespace `audit`. Without them, as when offline, the trail's own codes are shown. */
export async function loadAuditWords(): Promise<void> {
  await load().catch(() => undefined);
}
