import { keep, readKept } from '../device/device';
import { forgetOldDrafts } from '../form/drafts';
import { loginPath } from '../navigation/return-path';
import { navigator } from '../navigation/navigator';
import { noteLost } from './lost';
import {
  signedOutSession,
  readSession,
  sessionIsKept,
  storedSession,
  takeSession,
  type Session,
} from './storage';
import { hasUnsaved, keepUnsaved } from './unsaved';

/** The storage key of the number of sign-outs on this device: a session missing without a sign-out was ended by the API. */
const signOuts = 'logouts';

/** The page's user id; '' if only the API knows it; undefined until a user signs in. */
let whose: string | undefined;
let signOutsSeen: string | null;
/** The path that follows, once the page has ended. */
let end: string | undefined;

export function currentAddress(): string {
  const { pathname, search, hash } = window.location;
  return pathname + search + hash;
}

const unasked = (event: Event) => event.stopImmediatePropagation();

/**
 * Ends the page at once and without asking: hides its content from the next user, keeps unsaved input for its own user, and loads `path`
 * after the work in `before`.
 */
export function endPage(path: string, before?: Promise<unknown>): void {
  keepUnsaved('signedOut');
  end = path;
  takeSession(signedOutSession);
  document.body.hidden = true;
  window.addEventListener('beforeunload', unasked, true);
  if (before) void before.then(() => navigator.reload(path));
  else navigator.reload(path);
}

/** Notes a sign-out, which ends this session's pages in all tabs. */
export function noteSignOut(): void {
  keep(signOuts, String(Number(readKept(signOuts)) + 1), 'session');
}

function sessionGone(): void {
  if (!sessionIsKept()) return;
  const signedOut = readKept(signOuts) !== signOutsSeen;
  // Unsaved input waits for the same user to sign in again, in any tab, until a call of this page is refused.
  if (!signedOut && hasUnsaved()) return;
  if (!signedOut) noteLost();
  endPage(loginPath(currentAddress()));
}

/**
 * Returns whether the page goes on. It belongs to the session it began with: it takes over newer rights or a newer session of the same
 * user, and ends when another user signs in or this user signs out in another tab.
 */
export function isPageValid(): boolean {
  if (end !== undefined) return false;
  const own = readSession();
  const stored = storedSession();
  const { user } = own;
  // Another user has signed in while the first user's data are in memory.
  if (user && whose && user.id !== whose) endPage(currentAddress());
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
  // The next session may be stored in part, without its token.
  if (isSameUser(stored) && JSON.stringify(stored) !== JSON.stringify(readSession())) takeSession(stored);
}

function goOnWith(stored: Session): void {
  const isVisitors = whose === undefined && window.location.pathname !== '/login';
  if (!isVisitors && !isSameUser(stored)) return endPage(currentAddress());
  signOutsSeen = readKept(signOuts);
  takeSession(stored);
}

function look(): void {
  isPageValid();
}

/** Keeps unsaved input when the browser leaves the page. After a sign-out, the user was asked or the input is kept already. */
function leave(): void {
  if (readSession().token) keepUnsaved('left');
}

/** Checks a page that becomes visible again, perhaps from the browser's back/forward cache. */
function seenAgain(): void {
  if (end === undefined) look();
  else if (!document.hidden) navigator.reload(end);
}

/** Starts the page with the stored session and watches for changes. */
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
