/** What leaves the page, or moves inside it. The shell provides it once; tests provide their own. */
export interface Navigator {
  /** Goes to `path` inside the running application: nothing typed elsewhere is lost. */
  go(path: string): void;
  /** Loads `path` anew, so that no data of the last user stays in memory. */
  reload(path: string): void;
}

const browser: Navigator = {
  go: (path) => window.location.assign(path),
  // Not `assign`: Back would bring the page that is left as the browser has kept it.
  reload: (path) => {
    const { location } = window;
    // Where the hash alone differs, or nothing, the browser would load nothing.
    if (path.split('#')[0] === location.pathname + location.search) location.reload();
    else location.replace(path);
  },
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
};
