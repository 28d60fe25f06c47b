import { loadAhead, readSession, type AppStore } from '@traveldesk/shared-web';
import { isOpen } from './guard';
import { loadScreen } from './load-screen';
import { screenAt } from './screen-at';

/** Milliseconds on a link after which it is meant: who sweeps over a menu is on each of its links for less. */
const meant = 65;

function linkAt({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return link && link.origin === window.location.origin && !link.target && !link.download ? link : null;
}

/** Fetches what a link's screen is made of and shows first, where the loader would let it be shown. */
async function fetchScreen(link: HTMLAnchorElement, dispatch: AppStore['dispatch']): Promise<void> {
  const url = new URL(link.href);
  const screen = screenAt(url.pathname);
  if (!screen || url.pathname === window.location.pathname || !isOpen(screen, url, readSession())) return;
  // What does not come is asked for again by the loader, which says so.
  const module = await loadScreen(screen).catch(() => undefined);
  const loader = module?.Component.loader;
  if (loader) loadAhead(loader, dispatch, url);
}

/**
 * For the life of the page: the screen that a link leads to is fetched while somebody points at it, presses it or has come
 * to it by the keyboard, so that it is here when they go there. Returns what ends it.
 */
export function fetchPointedAt(dispatch: AppStore['dispatch']): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let at: HTMLAnchorElement | null = null;
  const point = (event: Event) => {
    const link = linkAt(event);
    if (link === at) return;
    at = link;
    clearTimeout(timer);
    if (link) timer = setTimeout(() => void fetchScreen(link, dispatch), meant);
  };
  const press = (event: Event) => {
    const link = linkAt(event);
    clearTimeout(timer);
    if (link) void fetchScreen(link, dispatch);
  };
  const listeners = { pointerover: point, focusin: point, pointerdown: press };
  for (const [event, listener] of Object.entries(listeners))
    document.addEventListener(event, listener, { passive: true });
  return () => {
    clearTimeout(timer);
    for (const [event, listener] of Object.entries(listeners)) document.removeEventListener(event, listener);
  };
}
