import { forgetInTab, keepInTab, readInTab } from '../device/tab';

const key = 'session.lost';

/** Notes that the API has ended the session that this tab was in: the sign-in page says so. */
export function noteLost(): void {
  keepInTab(key, 'yes');
}

/** Whether somebody is at the sign-in page because the session has ended, and not of their own. */
export function wasLost(): boolean {
  return readInTab(key) !== null;
}

export function forgetLost(): void {
  forgetInTab(key);
}
