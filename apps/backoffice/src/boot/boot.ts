/**
 * What has to be right before the first paint, and what can begin before the bundle has come. It is put into
 * the page by the build as its one inline script (SECURITY 45), so it imports nothing and is small.
 */

/**
 * A route of the built product: its path as a pattern, whether visitors may be there, its chunks (by their place in the
 * table), its first call.
 */
export interface BootRoute {
  pattern: string;
  visitor: boolean;
  chunks: readonly number[];
  first?: { url: string; filters?: readonly string[] };
}

export interface BootTable {
  api: string;
  perPage: number;
  /** The entry's address and kilobits on the wire; none in development, where nothing is bundled. */
  entry?: { file: string; size: number };
  /** The addresses of the routes' chunks. */
  files: readonly string[];
  /** The address of the stylesheet; none where the bundler brings the styles itself, in development. */
  stylesheet?: string;
  routes: readonly BootRoute[];
  /** The shell's texts in the languages that are not part of the entry. */
  texts: Partial<Record<string, readonly string[]>>;
  /** Where a visitor is sent from any other route: its place among the routes. */
  login: number;
}

type Policies = {
  createPolicy: (name: string, rules: Record<string, (text: string) => string>) => unknown;
};

function guardSinks(page: Window): void {
  // Text without a tag cannot do harm as markup: antd writes its variables into style elements this way, and nothing
  // else does. Scripts come from this origin alone.
  const policies = (page as unknown as { trustedTypes?: Policies }).trustedTypes;
  policies?.createPolicy('default', {
    createHTML: (text) => {
      if (text.includes('<')) throw new TypeError('Markup from text');
      return text;
    },
    createScriptURL: (text) => {
      if (new URL(text, page.location.href).origin !== page.location.origin)
        throw new TypeError('Foreign script');
      return text;
    },
  });
}

function stored(page: Window, key: string): string | null {
  try {
    return page.localStorage.getItem(key);
  } catch {
    return null;
  }
}

function userId(page: Window): string {
  try {
    return String((JSON.parse(stored(page, 'user') ?? '{}') as { id?: string }).id ?? 'visitor');
  } catch {
    return 'visitor';
  }
}

function layoutCookie(page: Window): URLSearchParams {
  // Cookies may be forbidden, and anybody may have written what cannot be decoded.
  try {
    const cookies = page.document.cookie.split('; ');
    const named = (owner: string) => {
      const start = `${encodeURIComponent(`layout.${owner}`)}=`;
      return cookies.find((cookie) => cookie.startsWith(start))?.slice(start.length);
    };
    const user = userId(page);
    const visitors = named('visitor') ?? '';
    // Who has signed out sees the theme that was shown last; of what is said twice the first counts.
    const text = user === 'visitor' ? `${named('last') ?? ''}&${visitors}` : (named(user) ?? visitors);
    return new URLSearchParams(decodeURIComponent(text));
  } catch {
    return new URLSearchParams();
  }
}

function setLook(page: Window, language: string): void {
  const root = page.document.documentElement;
  const layout = layoutCookie(page);
  const chosen = layout.get('theme');
  const system = page.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const scheme = chosen === 'system' ? system : chosen === 'light' ? 'light' : 'dark';
  root.lang = language;
  root.dir = language === 'ar' ? 'rtl' : 'ltr';
  root.dataset['theme'] = scheme;
  root.dataset['skin'] = layout.get('skin') === 'bordered' ? 'bordered' : 'default';
  root.style.colorScheme = scheme;
}

/** As far as a list asks: `pageOf` of its state. */
const maxPage = 1_000_000;

/** Path and query of a route's first call, as its screen will ask for it. */
function firstUrl(
  table: BootTable,
  route: BootRoute,
  match: RegExpExecArray,
  search: URLSearchParams,
): string {
  const { url = '', filters } = route.first ?? {};
  const path = table.api + url.replace(/:(\w+)/g, (_, name: string) => match.groups?.[name] ?? '');
  if (!filters) return path;
  const page = Number(search.get('page'));
  const query = new URLSearchParams({
    page: String(Number.isInteger(page) && page > 0 ? Math.min(page, maxPage) : 1),
    per_page: String(table.perPage),
  });
  for (const key of ['sort', ...filters]) {
    const value = search.get(key);
    if (value) query.set(key, value);
  }
  return `${path}?${query.toString()}`;
}

function preload(page: Window, file: string): HTMLLinkElement {
  const link = page.document.createElement('link');
  link.rel = 'modulepreload';
  link.href = file;
  page.document.head.append(link);
  return link;
}

/** What is behind a page (`global.css`), for as long as its stylesheet is not there. */
const behind: Record<string, string> = { dark: '#13141d', light: '#f4f5f9' };

/** Megabits a second, as far as the browser knows, up to which files that are asked for together hold each other up. */
const narrow = 3;

/**
 * Begins with what the page needs beside its entry: at once, but on a narrow line a round trip before the entry should be there,
 * and when it is at the latest. The entry takes longest to run: files that come beside it hold it back, and come while
 * it runs otherwise.
 */
function besideEntry(page: Window, { entry }: BootTable, begin: () => void): void {
  const { connection } = page.navigator as { connection?: { downlink?: number; rtt?: number } };
  const { downlink = Infinity, rtt = 0 } = connection ?? {};
  if (!entry || downlink > narrow) return begin();
  let begun = false;
  const once = () => {
    if (!begun) begin();
    begun = true;
  };
  const { style, dataset } = page.document.documentElement;
  style.backgroundColor = behind[dataset['theme'] ?? ''] ?? '';
  const link = preload(page, entry.file);
  link.onload = link.onerror = once;
  page.setTimeout(once, entry.size / downlink - rtt);
}

/** Begins to load a stylesheet. Nothing is painted before it has come, where a browser knows how to wait. */
function loadStylesheet(page: Window, href: string, done: () => void): void {
  const link = page.document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  link.setAttribute('blocking', 'render');
  link.onload = link.onerror = () => {
    page.document.documentElement.style.backgroundColor = '';
    done();
  };
  page.document.head.append(link);
}

const filesOf = (table: BootTable, { chunks }: BootRoute) =>
  chunks.flatMap((chunk) => table.files[chunk] ?? []);

/** Begins to load the stylesheet and a screen's files. The page is empty until the stylesheet is there. */
function fetchScreen(page: Window, table: BootTable, route: BootRoute): void {
  const { stylesheet } = table;
  let loaded: (() => void) | undefined;
  if (stylesheet) {
    (page as unknown as { stylesheet: unknown }).stylesheet = new Promise<void>((done) => (loaded = done));
  }
  besideEntry(page, table, () => {
    if (stylesheet && loaded) loadStylesheet(page, stylesheet, loaded);
    filesOf(table, route).forEach((file) => preload(page, file));
  });
}

/** zod would try `new Function`, which the page's policy refuses and reports as an error on every form. */
function compileNothing(page: Window): void {
  (page as unknown as { __zod_globalConfig: object }).__zod_globalConfig = { jitless: true };
}

/** The first number or date that a page formats takes a browser long; done here, it happens while the browser waits for files. */
function warmUp(page: Window, language: string): void {
  page.setTimeout(() => new Intl.NumberFormat(language, { style: 'currency', currency: 'USD' }));
}

export function boot(table: BootTable, page: Window): void {
  guardSinks(page);
  compileNothing(page);
  const locale = stored(page, 'locale');
  const language = locale === 'fr' || locale === 'ar' ? locale : 'en';
  setLook(page, language);
  table.texts[language]?.forEach((file) => preload(page, file));
  (page as unknown as { screenFiles: unknown }).screenFiles = table.routes.map((route) =>
    filesOf(table, route),
  );

  const { pathname, search } = page.location;
  const token = stored(page, 'token');
  if (token) warmUp(page, language);
  for (const wanted of table.routes) {
    const match = new RegExp(wanted.pattern).exec(pathname);
    if (!match) continue;
    const route = token || wanted.visitor ? wanted : table.routes[table.login];
    if (!route) return;
    fetchScreen(page, table, route);
    if (token && route.first) {
      const url = firstUrl(table, route, match, new URLSearchParams(search));
      const headers = {
        accept: 'application/json',
        'accept-language': language,
        authorization: `Bearer ${token}`,
      };
      const response = page.fetch(url, { headers });
      const early = { url, token, language, response, answered: false };
      response.then(
        () => (early.answered = true),
        () => undefined,
      );
      (page as unknown as { earlyCall: unknown }).earlyCall = early;
    }
    return;
  }
}
