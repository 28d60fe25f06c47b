import { changePasswordPath, loginPath, secondFactorPath } from '../navigation/return-path';
import { navigator } from '../navigation/navigator';
import { forgetDrafts } from '../form/drafts';
import { endLater, endSessions } from './ending';
import { noteLost } from './lost';
import { endPage, goesOn, here, noteSignOut } from './page';
import { clearSession, readSession } from './storage';
import { giveUpUnsaved, hasUnsaved, keepUnsaved } from './unsaved';

/**
 * The API says that the session is gone (401): storage cleared, page reloaded, sent to login
 * (SPECIFICATION 8), which leads back to the page the user was on, and to what was typed there.
 */
export function sessionLost(): void {
  keepUnsaved('signedOut');
  clearSession();
  noteLost();
  navigator.reload(loginPath(here()));
}

/**
 * The API lets whoever must have a second factor do nothing else before: on to the page that sets one up, which leads
 * back here. Of a page's calls that are refused together the first leads away, and the others change nothing.
 */
export function secondFactorMissing(): void {
  const { pathname } = window.location;
  if (pathname !== '/second-factor') navigator.go(secondFactorPath(pageWanted()));
}

/** The API says that the password has to be changed first (409): on to that page, which leads back here. */
export function passwordToChange(): void {
  if (window.location.pathname !== '/change-password') navigator.go(changePasswordPath(pageWanted()));
}

let refused: string | undefined;

/** The guard led home from `path`. Who must have a second factor holds no permission before, and wanted to go there. */
export function pageRefused(path: string): void {
  refused = path;
}

function pageWanted(): string {
  return (window.location.pathname === '/' && refused) || here();
}

/** As long as a page that is left waits for the API. */
const farewell = 1_000;

/**
 * The user signs out, unless unsaved changes keep them. The device forgets the session first and whatever the network
 * does (SECURITY 31), and what was typed and not saved with it; the API is told on the way out, or as soon as it can be
 * reached.
 */
export function signOut(): void {
  if (!goesOn()) return;
  if (!hasUnsaved()) return leave();
  void giveUpUnsaved().then((given) => {
    // The session may have ended while the question was open.
    if (given && goesOn()) leave();
  });
}

function leave(): void {
  const { token } = readSession();
  forgetDrafts();
  noteSignOut();
  clearSession();
  if (token) endLater(token);
  // Answered before the next page starts, it need not be told again.
  const told = Promise.race([endSessions(), new Promise((resolve) => setTimeout(resolve, farewell))]);
  endPage('/login', told);
}
