import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

/** A call that is under way, and whose answer is kept as long as it is subscribed to. */
export interface Subscribed extends PromiseLike<unknown> {
  unsubscribe: () => void;
}

/** Asks for what a screen at this address shows first, as the screen itself will. */
export type FirstData = (dispatch: Dispatch, url: URL) => Subscribed;

/** Long enough to read an answer that has come, too short to be waited for. */
const patience = 100;
/** By then the screen has subscribed itself, or will not. */
const handover = 5000;

/**
 * Gives a screen its first data before it is rendered, if the boot script's call has been answered by then: it is
 * rendered once and as it stays, not first with bars for rows that are here already.
 */
export async function takeFirstData(first: FirstData, dispatch: Dispatch, url: URL): Promise<void> {
  if (!window.earlyCall?.answered) return;
  const call = first(dispatch, url);
  setTimeout(() => call.unsubscribe(), handover);
  await Promise.race([call, new Promise((resolve) => setTimeout(resolve, patience))]);
}
