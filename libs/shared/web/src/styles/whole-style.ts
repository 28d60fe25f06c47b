/** What the boot script has begun: the stylesheet that this page is first shown with, which may be a part of the whole. */
interface BootStyles {
  loaded: Promise<void>;
  /** The route that it is for: its place in the table of screens. */
  route: number;
  isWhole: boolean;
  /** The whole stylesheet's address. */
  whole: string;
}

declare global {
  interface Window {
    /** Missing in development, where the bundler brings the styles. */
    styles?: BootStyles;
  }
}

/** Resolves when the page that was asked for can be shown. */
export async function firstStyle(): Promise<void> {
  await window.styles?.loaded;
}

/** Resolves when a screen, by its place in the table, can be shown. */
export function styleOf(route: number): Promise<void> {
  return window.styles?.route === route ? firstStyle() : wholeStyle();
}

/**
 * Resolves when everything can be shown, beyond what the first page has. The whole stylesheet repeats the first one's
 * rules in the same order, so that nothing looks different once it has come. Where it cannot be loaded, what comes next is
 * shown without it, and it is asked for again.
 */
export async function wholeStyle(): Promise<void> {
  const styles = window.styles;
  if (!styles || styles.isWhole) return styles?.loaded;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = styles.whole;
  const loaded = new Promise<void>((done) => {
    link.onload = () => done();
    link.onerror = () => {
      link.remove();
      window.styles = styles;
      done();
    };
  });
  window.styles = { ...styles, loaded, isWhole: true };
  document.head.append(link);
  return loaded;
}

/** The same import, once everything that it may show has its styles. */
export function dressed<Module>(load: () => Promise<Module>): () => Promise<Module> {
  return async () => {
    const [module] = await Promise.all([load(), wholeStyle()]);
    return module;
  };
}
