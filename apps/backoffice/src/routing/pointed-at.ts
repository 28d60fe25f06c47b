import { loadAhead, readSession, type AppStore } from '@traveldesk/shared-web';
import { isOpen } from './guard';
import { loadScreen } from './load-screen';
import { screenAt } from './screen-at';

/** Milliseconds of hovering that show intent; sweeping over a menu takes less per link. */
const meant = 65;

function linkAt({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return link && link.origin === window.location.origin && !link.target && !link.download ? link : null;
}

/** Preloads a link's screen and its first call, if the loader would allow it. */
async function fetchScreen(link: HTMLAnchorElement, dispatch: AppStore['dispatch']): Promise<void> {
  const url = new URL(link.href);
  const screen = screenAt(url.pathname);
  if (!screen || url.pathname === window.location.pathname || !isOpen(screen, url, readSession())) return;
  // If loading fails, the route's loader tries again and reports the error.
  const module = await loadScreen(screen).catch(() => undefined);
  const loader = module?.Component.loader;
  if (loader) loadAhead(loader, dispatch, url);
}

/** Preloads the screen of a link that is hovered, pressed or focused by keyboard. Returns a function that stops it. */
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
