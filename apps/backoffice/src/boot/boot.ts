/**
 * Sets language, direction and theme before the first paint. The build embeds it as the page's only inline script (SECURITY 45), so it
 * imports nothing and guards its own reads of storage and cookies.
 */

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
  // Cookies may be blocked or hold text that cannot be decoded.
  try {
    const cookies = page.document.cookie.split('; ');
    const named = (owner: string) => {
      const start = `${encodeURIComponent(`layout.${owner}`)}=`;
      return cookies.find((cookie) => cookie.startsWith(start))?.slice(start.length);
    };
    const user = userId(page);
    const visitors = named('visitor') ?? '';
    // A signed-out user sees the theme last shown; the first of duplicate values counts.
    const text = user === 'visitor' ? `${named('last') ?? ''}&${visitors}` : (named(user) ?? visitors);
    return new URLSearchParams(decodeURIComponent(text));
  } catch {
    return new URLSearchParams();
  }
}

export function boot(page: Window): void {
  const root = page.document.documentElement;
  const locale = stored(page, 'locale');
  const layout = layoutCookie(page);
  const chosen = layout.get('theme');
  const system = page.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const scheme = chosen === 'system' ? system : chosen === 'light' ? 'light' : 'dark';
  root.lang = locale === 'fr' || locale === 'ar' ? locale : 'en';
  root.dir = locale === 'ar' ? 'rtl' : 'ltr';
  root.dataset['theme'] = scheme;
  root.dataset['skin'] = layout.get('skin') === 'bordered' ? 'bordered' : 'default';
  root.style.colorScheme = scheme;
}
