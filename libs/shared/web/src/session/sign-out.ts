import { changePasswordPath, loginPath, secondFactorPath } from '../navigation/return-path';
import { navigator } from '../navigation/navigator';
import { forgetDrafts } from '../form/drafts';
import { storeTokenToEnd, endSessions } from './ending';
import { noteLost } from './lost';
import { endPage, isPageValid, currentAddress, noteSignOut } from './page';
import { clearSession, readSession } from './storage';
import { giveUpUnsaved, hasUnsaved, keepUnsaved } from './unsaved';

/**
 * Handles a lost session (401): clears the storage and reloads at the login page (SPECIFICATION 8), which returns to the same page and its
 * unsaved input.
 */
export function sessionLost(): void {
  keepUnsaved('signedOut');
  clearSession();
  noteLost();
  navigator.reload(loginPath(currentAddress()));
}

/**
 * Goes to the second factor's set-up, without which the API refuses all else; it returns here afterwards. If several calls are refused
 * together, only the first navigates.
 */
export function secondFactorMissing(): void {
  const { pathname } = window.location;
  if (pathname !== '/second-factor') navigator.go(secondFactorPath(pageWanted()));
}

/** Goes to the password change that the API requires (409); it returns here afterwards. */
export function passwordToChange(): void {
  if (window.location.pathname !== '/change-password') navigator.go(changePasswordPath(pageWanted()));
}

let refused: string | undefined;

/**
 * Notes that the guard redirected home from `path`: a user without the required second factor has no permissions yet, and wanted that page.
 */
export function pageRefused(path: string): void {
  refused = path;
}

function pageWanted(): string {
  return (window.location.pathname === '/' && refused) || currentAddress();
}

/** Milliseconds for which a page that is left waits for the API. */
const farewell = 1_000;

/**
 * Signs out, unless the user stays for unsaved changes. The device first forgets the session and the drafts, with or without a
 * network (SECURITY 31); the API is called at once, or as soon as it can be reached.
 */
export function signOut(): void {
  if (!isPageValid()) return;
  if (!hasUnsaved()) return leave();
  void giveUpUnsaved().then((given) => {
    // The session may have ended while the question was open.
    if (given && isPageValid()) leave();
  });
}

function leave(): void {
  const { token } = readSession();
  forgetDrafts();
  noteSignOut();
  clearSession();
  if (token) storeTokenToEnd(token);
  // If the API answers in time, the next page need not repeat the call.
  const told = Promise.race([endSessions(), new Promise((resolve) => setTimeout(resolve, farewell))]);
  endPage('/login', told);
}
