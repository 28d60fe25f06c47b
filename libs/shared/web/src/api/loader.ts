import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

/** A call whose answer stays in the store while subscribed. */
export interface FirstCall extends PromiseLike<unknown> {
  /** The call's key in the cache. */
  queryCacheKey: string;
  unsubscribe: () => void;
}

/** Starts the first call of the screen at a URL. The screen's own hook then finds the running call. */
export type ScreenLoader = (dispatch: Dispatch, url: URL) => FirstCall;

/** Seconds for which a preloaded answer is considered fresh. */
export const freshFor = 5;
/** In milliseconds: by then the screen has subscribed, or never will. */
const handover = 5000;

/** Preloading calls by URL, until the user opens the screen. */
const ahead = new Map<string, { key: string; answered: boolean }>();
const addressOf = ({ pathname, search }: URL) => pathname + search;

function start(loader: ScreenLoader, dispatch: Dispatch, url: URL): FirstCall {
  const call = loader(dispatch, url);
  setTimeout(() => call.unsubscribe(), handover);
  return call;
}

/** Preloads a screen's first call before the user opens the screen. */
export function loadAhead(loader: ScreenLoader, dispatch: Dispatch, url: URL): void {
  const call = start(loader, dispatch, url);
  const made = { key: call.queryCacheKey, answered: false };
  ahead.set(addressOf(url), made);
  void call.then(() => (made.answered = true));
}

/** Whether a call is running for a screen not yet opened, so that its failure shows no error. */
export function isAhead(key: string | undefined): boolean {
  return [...ahead.values()].some((made) => made.key === key && !made.answered);
}

/** Starts the first call of a screen being opened, unless a preloaded answer is still fresh. */
export function loadFirst(loader: ScreenLoader, dispatch: Dispatch, url: URL): FirstCall {
  ahead.delete(addressOf(url));
  return start(loader, dispatch, url);
}
