import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

/** A call that is under way, and whose answer is kept as long as it is subscribed to. */
export interface Subscribed extends PromiseLike<unknown> {
  /** The call's key in the cache. */
  queryCacheKey: string;
  unsubscribe: () => void;
}

/** Asks for what a screen at this address shows first, as the screen itself will. */
export type FirstData = (dispatch: Dispatch, url: URL) => Subscribed;

/** Seconds for which what was asked for ahead is as good as what the screen would ask for. */
export const freshFor = 5;
/** Long enough to read an answer that has come, too short to be waited for. */
const patience = 100;
/** By then the screen has subscribed itself, or will not. */
const handover = 5000;

/** The calls that were made ahead, by the address of their screen, until somebody goes there. */
const ahead = new Map<string, { key: string; answered: boolean }>();
const addressOf = ({ pathname, search }: URL) => pathname + search;

function askFor(first: FirstData, dispatch: Dispatch, url: URL): Subscribed {
  const call = first(dispatch, url);
  setTimeout(() => call.unsubscribe(), handover);
  return call;
}

/** Asks for a screen's first data before anybody goes there, unless they have just been asked for. */
export function fetchFirstData(first: FirstData, dispatch: Dispatch, url: URL): void {
  const call = askFor(first, dispatch, url);
  const made = { key: call.queryCacheKey, answered: false };
  ahead.set(addressOf(url), made);
  void call.then(() => (made.answered = true));
}

/** Whether this call is under way for a screen that nobody has gone to yet: that it fails concerns nobody. */
export function isAhead(key: string | undefined): boolean {
  return [...ahead.values()].some((made) => made.key === key && !made.answered);
}

/**
 * Gives a screen its first data before it is rendered, if the boot script's call has been answered by then: it is
 * rendered once and as it stays, not first with bars for rows that are here already. What was asked for ahead is taken as
 * it is, and asked for again if it has grown old.
 */
export async function takeFirstData(first: FirstData, dispatch: Dispatch, url: URL): Promise<void> {
  const wasAhead = ahead.delete(addressOf(url));
  const isAnswered = window.earlyCall?.answered ?? false;
  if (!wasAhead && !isAnswered) return;
  const call = askFor(first, dispatch, url);
  if (isAnswered) await Promise.race([call, new Promise((resolve) => setTimeout(resolve, patience))]);
}
