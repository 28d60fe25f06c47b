import { keep, readKept } from '../device/device';
import { forgetOldDrafts } from '../form/drafts';
import { loginPath } from '../navigation/return-path';
import { navigator } from '../navigation/navigator';
import { noteLost } from './lost';
import { nobody, readSession, sessionIsKept, storedSession, takeSession, type Session } from './storage';
import { hasUnsaved, keepUnsaved } from './unsaved';

/** How often somebody has signed out on this device: a session that is gone without it was ended by the API. */
const signOuts = 'logouts';

/** Whose page this is: a user's id, '' where only the API knows, undefined as long as nobody has signed in on it. */
let whose: string | undefined;
let signOutsSeen: string | null;
/** Where the page leads that has come to its end. */
let end: string | undefined;

export function here(): string {
  const { pathname, search, hash } = window.location;
  return pathname + search + hash;
}

const unasked = (event: Event) => event.stopImmediatePropagation();

/**
 * The page is at its end, at once and unasked: what is on it is not for whoever sits there now, and what is unsaved is kept
 * for its own user. The browser loads `path` anew, after what is still to be done `before`.
 */
export function endPage(path: string, before?: Promise<unknown>): void {
  keepUnsaved('signedOut');
  end = path;
  takeSession(nobody);
  document.body.hidden = true;
  window.addEventListener('beforeunload', unasked, true);
  if (before) void before.then(() => navigator.reload(path));
  else navigator.reload(path);
}

/** Notes that a sign-out ends the pages of this session in all tabs. */
export function noteSignOut(): void {
  keep(signOuts, String(Number(readKept(signOuts)) + 1), 'session');
}

function sessionGone(): void {
  if (!sessionIsKept()) return;
  const signedOut = readKept(signOuts) !== signOutsSeen;
  // What is typed waits for the same user to sign in again, in whichever tab, until this page's own call is refused.
  if (!signedOut && hasUnsaved()) return;
  if (!signedOut) noteLost();
  endPage(loginPath(here()));
}

/**
 * A page belongs to the session it began with: it goes on with newer rights, and with a newer session of the same user, and
 * ends when somebody else has signed in, or this user has signed out, in another tab. Answers whether it goes on.
 */
export function goesOn(): boolean {
  if (end !== undefined) return false;
  const own = readSession();
  const stored = storedSession();
  const { user } = own;
  // Somebody has signed in where another one's data are still in memory.
  if (user && whose && user.id !== whose) endPage(here());
  else {
    whose = user?.id ?? (own.token ? '' : whose);
    if (stored.token === own.token) goOnWithRights(stored);
    else if (stored.token) goOnWith(stored);
    else sessionGone();
  }
  return end === undefined;
}

const isSameUser = ({ user }: Session) => user !== null && user.id === whose;

function goOnWithRights(stored: Session): void {
  // Half of the next session may be stored, whose token is not there yet.
  if (isSameUser(stored) && JSON.stringify(stored) !== JSON.stringify(readSession())) takeSession(stored);
}

function goOnWith(stored: Session): void {
  const isVisitors = whose === undefined && window.location.pathname !== '/login';
  if (!isVisitors && !isSameUser(stored)) return endPage(here());
  signOutsSeen = readKept(signOuts);
  takeSession(stored);
}

function look(): void {
  goesOn();
}

/** The browser leaves the page. Who is signed out has been asked, or what was typed has been kept already. */
function leave(): void {
  if (readSession().token) keepUnsaved('left');
}

/** The page is seen again, maybe as the browser had kept it while it was away. */
function seenAgain(): void {
  if (end === undefined) look();
  else if (!document.hidden) navigator.reload(end);
}

/** A page begins, as whoever is signed in on this device, and keeps an eye on who that is. */
export function beginPage(): void {
  const stored = storedSession();
  takeSession(stored);
  whose = undefined;
  end = undefined;
  signOutsSeen = readKept(signOuts);
  window.removeEventListener('beforeunload', unasked, true);
  forgetOldDrafts();
  window.addEventListener('storage', look);
  window.addEventListener('pagehide', leave);
  window.addEventListener('pageshow', seenAgain);
  document.addEventListener('visibilitychange', seenAgain);
}
