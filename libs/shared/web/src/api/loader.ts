import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

/** A call whose answer stays in the store as long as it is subscribed to. */
export interface FirstCall extends PromiseLike<unknown> {
  /** The call's key in the cache. */
  queryCacheKey: string;
  unsubscribe: () => void;
}

/** Starts the first call of the screen at this address. The screen's own hook finds the call under way. */
export type ScreenLoader = (dispatch: Dispatch, url: URL) => FirstCall;

/** Seconds for which an answer that was asked for ahead is not asked for again. */
export const freshFor = 5;
/** After this time the screen has subscribed itself, or will not. */
const handover = 5000;

/** The calls that were made ahead, by the address of their screen, until somebody goes there. */
const ahead = new Map<string, { key: string; answered: boolean }>();
const addressOf = ({ pathname, search }: URL) => pathname + search;

function start(loader: ScreenLoader, dispatch: Dispatch, url: URL): FirstCall {
  const call = loader(dispatch, url);
  setTimeout(() => call.unsubscribe(), handover);
  return call;
}

/** Starts a screen's first call before anybody goes there. */
export function loadAhead(loader: ScreenLoader, dispatch: Dispatch, url: URL): void {
  const call = start(loader, dispatch, url);
  const made = { key: call.queryCacheKey, answered: false };
  ahead.set(addressOf(url), made);
  void call.then(() => (made.answered = true));
}

/** Whether this call is under way for a screen that nobody has gone to yet: its failure concerns nobody. */
export function isAhead(key: string | undefined): boolean {
  return [...ahead.values()].some((made) => made.key === key && !made.answered);
}

/** Starts the first call of a screen that somebody goes to, unless it was made ahead and is still fresh. */
export function loadFirst(loader: ScreenLoader, dispatch: Dispatch, url: URL): FirstCall {
  ahead.delete(addressOf(url));
  return start(loader, dispatch, url);
}
