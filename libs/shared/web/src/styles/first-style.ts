declare global {
  interface Window {
    /** The stylesheet that the boot script has begun to load. Missing in development, where the bundler brings the styles. */
    stylesheet?: Promise<void>;
  }
}

/** Resolves when the page can be shown: the stylesheet has come, or will not. */
export async function firstStyle(): Promise<void> {
  await window.stylesheet;
}
