/** Navigates within the page or away from it. The shell sets it once; tests set their own. */
export interface Navigator {
  /** Navigates to `path` within the application, without losing input elsewhere. */
  go(path: string): void;
  /** Reloads the page at `path`, so that no data of the last user stays in memory. */
  reload(path: string): void;
  /** Returns the path of the page that says that there is nothing at `path`. */
  missing(path: string): string;
}

const browser: Navigator = {
  go: (path) => window.location.assign(path),
  // Not `assign`: Back would restore the old page from the browser's cache.
  reload: (path) => {
    const { location } = window;
    // If only the hash differs, or nothing, `replace` would not load the page.
    if (path.split('#')[0] === location.pathname + location.search) location.reload();
    else location.replace(path);
  },
  missing: (path) => `/error${path}`,
};

let current = browser;

export function setNavigator(navigator: Partial<Navigator>): () => void {
  current = { ...browser, ...navigator };
  return () => {
    current = browser;
  };
}

export const navigator: Navigator = {
  go: (path) => current.go(path),
  reload: (path) => current.reload(path),
  missing: (path) => current.missing(path),
};
