import { forgetInTab, keepInTab, readInTab } from '../device/tab';

const key = 'session.lost';

/** Notes that the API has ended this tab's session, for the message on the sign-in page. */
export function noteLost(): void {
  keepInTab(key, 'yes');
}

/** Whether the sign-in page is open because the API ended the session, not because the user signed out. */
export function wasSessionLost(): boolean {
  return readInTab(key) !== null;
}

export function forgetLost(): void {
  forgetInTab(key);
}
